import { listMarkdownRoutes } from '@/src/node/content/routes';
import { IsolatedDemoPage } from '@/src/site/app/pages/IsolatedDemoPage';

export default IsolatedDemoPage;

/** The Markdown file of every page, `data/` and `.md` left out: the page's demos are found by it. */
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
