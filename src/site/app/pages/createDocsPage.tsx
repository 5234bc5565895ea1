import type { DocsPage as DocsPageData } from '@/src/shared/page';
import { DocsPage } from './DocsPage';
import type { PageModule } from './pageModule';
import { useFreshProps } from './useFreshProps';

/** Creates the page component that a route file exports for a Markdown page. */
export function createDocsPage(module: PageModule) {
  return function Page({ page }: { page: DocsPageData }) {
    useFreshProps(module.version);
    return <DocsPage page={page} module={module} />;
  };
}
