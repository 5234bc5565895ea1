import { apiModule } from '@/src/site/app/pages/apiModule';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';
import { buildApiPage, listApiPaths } from '@/src/node/content/reference/apiPages';
import type { ApiRoute } from '@/src/shared/page';

export default createDocsPage(apiModule);

export const getStaticPaths = () => ({ paths: listApiPaths('material-ui'), fallback: false });
export const getStaticProps = ({ params }: ApiRoute) => ({
  props: { page: buildApiPage('material-ui', params.slug) },
});
