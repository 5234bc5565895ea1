import * as page from '@/data/material-ui/design-resources/material-ui-for-figma/material-ui-for-figma.md';
import { createStaticProps } from '@/src/node/content/createStaticProps';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = createStaticProps(page);
