import type { DocsPage } from '@/src/shared/page';
import type { PageModule } from '../pageModule';
import { useFreshProps } from '../useFreshProps';
import { TemplatePage } from './TemplatePage';

/** Creates the page component that a route file exports for a Markdown page whose one demo is a whole page. */
export function createTemplatePage(module: PageModule) {
  return function Page({ page }: { page: DocsPage }) {
    useFreshProps(module.version);
    return <TemplatePage page={page} module={module} />;
  };
}
