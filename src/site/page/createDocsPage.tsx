import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import type { DocsPage as DocsPageData } from '@/src/shared/page';
import { DocsPage } from './DocsPage';
import type { PageModule } from './pageModule';

/** The page kind "documentation": what a route file exports for a Markdown page. */
export function createDocsPage(module: PageModule) {
  return function Page({ page }: { page: DocsPageData }) {
    useFreshProps(module.version);
    return <DocsPage page={page} module={module} />;
  };
}

/** In `npm run dev`: an edited Markdown file or demo changes the module, and its text comes with new props. */
function useFreshProps(version: string): void {
  const router = useRouter();
  const seen = useRef(version);
  useEffect(() => {
    if (process.env.NODE_ENV === 'development' && seen.current !== version) {
      seen.current = version;
      void router.replace(router.asPath, undefined, { scroll: false });
    }
  }, [version, router]);
}
