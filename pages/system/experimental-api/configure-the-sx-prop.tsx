import * as page from '@/data/system/experimental-api/configure-the-sx-prop/configure-the-sx-prop.md';
import { createStaticProps } from '@/src/node/content/createStaticProps';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = createStaticProps(page);
