import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { makeFolder, removeFolder, writeFiles } from '../../support/temp';

const showing = (markdown: string) => `import * as page from '@/data/${markdown}.md';\n`;
const PLAIN = 'export default () => null;\n';

const root = makeFolder({
  'pages/index.tsx': PLAIN,
  'pages/_app.tsx': PLAIN,
  'pages/material-ui/react-button.tsx': showing('material-ui/components/button/button'),
  'pages/material-ui/api/[[...slug]].tsx': PLAIN,
  'pages/material-ui/getting-started/index.tsx': showing('material-ui/overview'),
  'pages/material-ui/getting-started/usage.tsx': showing('material-ui/usage'),
  'pages/base-ui/styles.css': '',
  // Written by the build for another language.
  'pages/pt/material-ui/react-button.tsx': showing('material-ui/components/button/button'),
});
let routes: typeof import('@/src/node/content/routes');

beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    routes = await import('@/src/node/content/routes');
    cwd.mockRestore();
  }),
);
afterAll(() => removeFolder(root));

test.each([
  ['pages/index.tsx', '/'],
  ['pages/404.tsx', '/404'],
  ['pages/material-ui/react-button.tsx', '/material-ui/react-button'],
  ['pages/material-ui/getting-started/index.tsx', '/material-ui/getting-started'],
  ['pages/x/react-data-grid/index.tsx', '/x/react-data-grid'],
  ['pages/x/react-data-grid/demo.tsx', '/x/react-data-grid/demo'],
  ['pages/material-ui/react-index.tsx', '/material-ui/react-index'],
])('the address of %s is %s', (file, pathname) => {
  expect(routes.getRoutePathname(file)).toBe(pathname);
});

// @proves D5
describe('the routes', () => {
  test('are the files under pages/ that import Markdown, sorted by address, without copies for languages', () => {
    expect(routes.listMarkdownRoutes()).toEqual([
      {
        pathname: '/material-ui/getting-started',
        routeFile: 'pages/material-ui/getting-started/index.tsx',
        markdownFile: 'data/material-ui/overview.md',
      },
      {
        pathname: '/material-ui/getting-started/usage',
        routeFile: 'pages/material-ui/getting-started/usage.tsx',
        markdownFile: 'data/material-ui/usage.md',
      },
      {
        pathname: '/material-ui/react-button',
        routeFile: 'pages/material-ui/react-button.tsx',
        markdownFile: 'data/material-ui/components/button/button.md',
      },
    ]);
  });

  test('are the same when read individually', () => {
    const all = routes.listMarkdownRoutes();
    expect(all.map(({ pathname }) => routes.findMarkdownRoute(pathname))).toEqual(all);
  });

  test('are found by their Markdown', () => {
    expect(routes.findRouteOf('data/material-ui/usage.md').pathname).toBe(
      '/material-ui/getting-started/usage',
    );
  });

  test('are not found for a file with no route or two', () => {
    expect(() => routes.findRouteOf('data/material-ui/none.md')).toThrow(
      /data\/material-ui\/none\.md\n +cause: no file in pages\/ imports it/,
    );
    writeFiles(root, { 'pages/material-ui/again.tsx': showing('material-ui/usage') });
    expect(() => routes.findRouteOf('data/material-ui/usage.md')).toThrow(
      /again\.tsx and pages\/material-ui\/getting-started\/usage\.tsx both show it/,
    );
    removeFolder(path.join(root, 'pages/material-ui/again.tsx'));
  });

  test.each(['/', '/404', '/material-ui/none', '/none/deep/er', '/_app'])(
    'are none for %s',
    (pathname) => {
      expect(routes.findMarkdownRoute(pathname)).toBeUndefined();
    },
  );
});
