import { listMarkdownRoutes } from '@/src/node/content/routes';
import { IsolatedDemoPage } from '@/src/site/app/pages/IsolatedDemoPage';

export default IsolatedDemoPage;

/** The path of each page's Markdown file without `data/` and `.md`, which identifies the page's demos. */
export const getStaticProps = () => ({
  props: {
    files: Object.fromEntries(
      listMarkdownRoutes().map(({ pathname, markdownFile }) => [
        pathname,
        markdownFile.replace(/^data\/(.*)\.md$/, '$1'),
      ]),
    ),
  },
});
