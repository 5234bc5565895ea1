/** Which pages have a playground. */
import { expect, test } from '@jest/globals';
import { getPlayground } from '@/src/node/content/getPlayground';
import { renderRoute } from '@/src/node/content/renderRoute';
import { listMarkdownRoutes } from '@/src/node/content/routes';

/** Component pages with nothing that a visitor could turn and see. */
const WITHOUT_PLAYGROUND = {
  '/material-ui/about-the-lab': 'It is about a package.',
  '/material-ui/all-components': 'It lists components.',
  '/material-ui/material-icons': 'It is a tool of its own.',
  '/material-ui/react-css-baseline': 'It restyles the whole page.',
  '/material-ui/react-hidden': 'It is deprecated, and shows nothing when it works.',
  '/material-ui/react-no-ssr': 'It looks like its children.',
  '/material-ui/react-portal': 'It takes its children out of the preview.',
  '/material-ui/react-transfer-list': 'It is a pattern, not a component.',
  '/material-ui/react-use-media-query': 'It is a hook.',
};

test('every component page of this site has a playground, or a reason why not', () => {
  const pages = listMarkdownRoutes().filter(({ markdownFile }) =>
    markdownFile.includes('/components/'),
  );
  const without = pages.filter((route) => getPlayground(route, renderRoute(route)) === undefined);
  expect(without.map(({ pathname }) => pathname).sort()).toEqual(Object.keys(WITHOUT_PLAYGROUND));
  expect(pages.length).toBeGreaterThan(without.length);
});
