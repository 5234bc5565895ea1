import * as page from '@/data/joy-ui/getting-started/overview/overview.md';
import { getPage } from '@/src/node/content/getPage';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = async () => ({
  props: { page: await getPage('/joy-ui/getting-started') },
});
