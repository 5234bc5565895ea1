import * as page from '@/data/experiments/docs/first-level-child-8/first-level-child-8.md';
import { getPage } from '@/src/node/content/getPage';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = async () => ({
  props: { page: await getPage('/experiments/docs/first-level-child-8') },
});
