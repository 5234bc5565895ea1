import * as page from '@/data/material-ui/getting-started/usage/usage.md';
import { getPage } from '@/src/node/content/getPage';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = async () => ({
  props: { page: await getPage('/material-ui/getting-started/usage') },
});
