import { apiModule } from '@/src/site/app/pages/apiModule';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';
import { buildApiTabPage, listApiTabPaths } from '@/src/node/content/reference/apiTabPages';
import type { ApiTabRoute } from '@/src/shared/page';

export default createDocsPage(apiModule);

export const getStaticPaths = () => ({ paths: listApiTabPaths(), fallback: false });
export const getStaticProps = ({ params }: ApiTabRoute) => ({
  props: { page: buildApiTabPage(params.component, params.tab) },
});
