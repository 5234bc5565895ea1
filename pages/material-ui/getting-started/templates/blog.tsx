import * as page from '@/data/material-ui/getting-started/templates/blog/blog.md';
import { createStaticProps } from '@/src/node/content/createStaticProps';
import { createTemplatePage } from '@/src/site/app/pages/template/createTemplatePage';

export default createTemplatePage(page);
export const getStaticProps = createStaticProps(page);
