import * as page from '@/data/joy-ui/getting-started/templates/email/email.md';
import { createStaticProps } from '@/src/node/content/createStaticProps';
import { createTemplatePage } from '@/src/site/app/pages/template/createTemplatePage';

export default createTemplatePage(page);
export const getStaticProps = createStaticProps(page);
