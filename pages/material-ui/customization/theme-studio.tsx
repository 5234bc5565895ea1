import * as page from '@/data/material-ui/customization/theme-studio/theme-studio.md';
import { createStaticProps } from '@/src/node/content/createStaticProps';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = createStaticProps(page);
