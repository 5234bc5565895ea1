import * as page from '@/data/material-ui/getting-started/templates/sign-up/sign-up.md';
import { getPage } from '@/src/node/content/getPage';
import { createTemplatePage } from '@/src/site/app/pages/template/createTemplatePage';

export default createTemplatePage(page);
export const getStaticProps = async () => ({
  props: { page: await getPage('/material-ui/getting-started/templates/sign-up') },
});
