import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { findMarkdownRoute, getRoutePathname, listMarkdownRoutes } from '@/src/build/index/routes';

const routes = listMarkdownRoutes();
const cases = routes.map((route) => [route.pathname, route] as const);

describe('the address of a route file', () => {
  test.each([
    ['pages/index.tsx', '/'],
    ['pages/404.tsx', '/404'],
    ['pages/material-ui/react-button.tsx', '/material-ui/react-button'],
    ['pages/material-ui/getting-started/index.tsx', '/material-ui/getting-started'],
    ['pages/x/react-data-grid/index.tsx', '/x/react-data-grid'],
    ['pages/x/react-data-grid/demo.tsx', '/x/react-data-grid/demo'],
    ['pages/material-ui/react-index.tsx', '/material-ui/react-index'],
  ])('%s is %s', (file, pathname) => {
    expect(getRoutePathname(file)).toBe(pathname);
  });
});

describe('the routes', () => {
  test('are all files under pages/ that import Markdown, each once, sorted by address', () => {
    const files = readdirSync('pages', { recursive: true, encoding: 'utf8' })
      .map((file) => `pages/${file}`)
      .filter((file) => file.endsWith('.tsx') && /\.md'/.test(readFileSync(file, 'utf8')));
    expect(files.length).toBeGreaterThan(0);
    expect(routes.map(({ routeFile }) => routeFile).sort()).toEqual(files.sort());
    const pathnames = routes.map(({ pathname }) => pathname);
    expect(pathnames).toEqual([...new Set(pathnames)].sort());
  });

  test.each(cases)(
    '%s has the address of its file and shows Markdown that is there',
    (pathname, route) => {
      const path = route.routeFile.replace(/^pages/, '').replace(/(\/index)?\.tsx$/, '');
      expect(pathname).toBe(path);
      expect(existsSync(route.markdownFile)).toBe(true);
    },
  );

  test.each(cases)('%s asks the index for its own page', (pathname, { routeFile }) => {
    expect(readFileSync(routeFile, 'utf8')).toContain(`getPage('${pathname}')`);
  });

  test.each(cases)('%s is found alone as it is among all', (pathname, route) => {
    expect(findMarkdownRoute(pathname)).toEqual(route);
  });

  test.each(['/', '/404', '/material-ui', '/material-ui/none', '/none/deep/er', '/_app'])(
    '%s shows no Markdown',
    (pathname) => {
      expect(findMarkdownRoute(pathname)).toBeUndefined();
      expect(routes.map((route) => route.pathname)).not.toContain(pathname);
    },
  );
});

describe('the pages of issue 2', () => {
  test.each([
    '/material-ui/getting-started',
    '/material-ui/getting-started/installation',
    '/material-ui/getting-started/usage',
    '/material-ui/react-button',
    '/material-ui/react-card',
    '/material-ui/react-tabs',
    '/material-ui/react-text-field',
    '/material-ui/react-dialog',
    '/joy-ui/getting-started',
    '/joy-ui/react-button',
    '/joy-ui/react-input',
    '/base-ui/getting-started',
    '/base-ui/react-button',
    '/base-ui/react-select',
    '/base-ui/react-tabs',
    '/system/getting-started',
    '/system/getting-started/the-sx-prop',
    '/system/react-box',
    '/system/react-grid',
    '/experiments/docs/headers',
    '/experiments/docs/markdown',
    '/experiments/docs/callouts',
    '/experiments/docs/codeblock',
    '/experiments/docs/demos',
    '/x/react-data-grid',
    '/x/react-data-grid/demo',
  ])('%s is there', (pathname) => {
    expect(routes.map((route) => route.pathname)).toContain(pathname);
  });
});
