import * as page from '@/data/x/migration/migration-data-grid-v5/migration-data-grid-v5.md';
import { createStaticProps } from '@/src/node/content/createStaticProps';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = createStaticProps(page);
