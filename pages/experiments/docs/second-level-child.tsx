import * as page from '@/data/experiments/docs/second-level-child/second-level-child.md';
import { getPage } from '@/src/node/content/getPage';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = async () => ({
  props: { page: await getPage('/experiments/docs/second-level-child') },
});
