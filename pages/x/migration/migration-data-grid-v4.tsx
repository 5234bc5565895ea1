import * as page from '@/data/x/migration/migration-data-grid-v4/migration-data-grid-v4.md';
import { createStaticProps } from '@/src/node/content/createStaticProps';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = createStaticProps(page);
