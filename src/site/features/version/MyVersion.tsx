import { type ComponentType, useEffect, useState } from 'react';
import type { DocsPage } from '@/src/shared/page';
import { loadPart } from '../../browser/loadPart';
import { useStoredText } from '../../state/storedText';

declare module '../../browser/loadPart' {
  interface LazyParts {
    VersionDetails: typeof import('./VersionDetails');
  }
}

/** The key in `myVersions.ts`, whose code only users with versions load. */
const KEY = 'fieldguide-versions';

/**
 * For users who have chosen the version of a package, or whose address names one: what the page says that their version
 * doesn't have. Without a version, it renders and loads nothing.
 */
export function MyVersion({ page }: { page: DocsPage }) {
  const [stored] = useStoredText(KEY);
  const [Details, setDetails] = useState<ComponentType<{ page: DocsPage }>>();
  useEffect(() => {
    if (stored !== null || /[?&]v=/.test(window.location.search)) {
      loadPart('VersionDetails').then(
        (module) => setDetails(() => module.VersionDetails),
        console.error,
      );
    }
  }, [stored, page]);
  return Details ? <Details page={page} /> : null;
}
