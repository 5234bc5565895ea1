import type { DocsPage as DocsPageData } from '@/src/shared/page';
import { DocsPage } from './DocsPage';
import type { PageModule } from './pageModule';

/**
 * Creates the page component that a route file exports for a Markdown page. It has `View` and `module` for the app, which
 * renders `View` itself: two routes have different components, and React would render everything again when the whole
 * page takes the place of its first screen.
 */
export function createDocsPage(module: PageModule) {
  const Page = ({ page }: { page: DocsPageData }) => <DocsPage page={page} module={module} />;
  return Object.assign(Page, { View: DocsPage, module });
}
