import * as page from '@/data/system/getting-started/the-sx-prop/the-sx-prop.md';
import { getPage } from '@/src/node/content/getPage';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = async () => ({
  props: { page: await getPage('/system/getting-started/the-sx-prop') },
});
