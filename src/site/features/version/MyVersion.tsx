import { type ComponentType, useEffect, useState } from 'react';
import type { DocsPage } from '@/src/shared/page';
import { MY_VERSIONS_KEY } from '@/src/shared/versionChanges/comparePage';
import { loadPart } from '../../browser/loadPart';
import { useStoredText } from '../../state/storedText';

declare module '../../browser/loadPart' {
  interface LazyParts {
    VersionDetails: typeof import('./VersionDetails');
  }
}

/** Whether an address has named a version since the tab was loaded. It applies to later pages, too. */
let isNamed = false;

/**
 * For users who have chosen the version of a package, or whose address names one: what the page says that their version
 * doesn't have. Without a version, it renders and loads nothing.
 */
export function MyVersion({ page }: { page: DocsPage }) {
  const [stored] = useStoredText(MY_VERSIONS_KEY);
  const [Details, setDetails] = useState<ComponentType<{ page: DocsPage }>>();
  useEffect(() => {
    isNamed ||= /[?&]v=/.test(window.location.search);
    if (stored !== null || isNamed) {
      loadPart('VersionDetails').then(
        (module) => setDetails(() => module.VersionDetails),
        console.error,
      );
    }
  }, [stored, page]);
  return Details ? <Details page={page} /> : null;
}
