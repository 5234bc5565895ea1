/** Checks the flags of the navigation against the installed packages. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { listApiEntries } from '@/src/node/api/store';
import { NAV_TREES } from '@/src/node/content/nav/navTree';
import { renderRouteMarkdown } from '@/src/node/content/renderRouteMarkdown';
import { findMarkdownRoute } from '@/src/node/content/routes';
import { type NavEntry, getNavFlag, listNavPages } from '@/src/shared/nav';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';

const readPackage = (name: string, file: string) =>
  readFileSync(`node_modules/${name}/${file}`, 'utf8');
const isPrerelease = (name: string) =>
  /"version": "[\d.]+-/.test(readPackage(name, 'package.json'));

function findGroup(entries: readonly NavEntry[], pathname: string): NavEntry | undefined {
  return entries
    .map((entry) =>
      entry.pathname === pathname ? entry : findGroup(entry.children ?? [], pathname),
    )
    .find((entry) => entry !== undefined);
}

test.each([
  ['/material-ui/components', '@mui/material', undefined],
  ['/material-ui/components/lab', '@mui/lab', 'beta'],
  ['/joy-ui/components', '@mui/joy', 'beta'],
  ['/base-ui/components', '@mui/base', 'deprecated'],
  ['/system/components', '@mui/system', undefined],
  ['/x/react-data-grid-group', '@mui/x-data-grid', undefined],
])('%s holds what is in %s: %s', (pathname, name, flag) => {
  const group = findGroup(Object.values(NAV_TREES).flat(), pathname)!;
  expect(getNavFlag(group)).toBe(flag);
  expect(Boolean(group.beta)).toBe(isPrerelease(name));
  expect(Boolean(group.deprecated)).toBe(
    readPackage(name, 'CHANGELOG.md').includes(`Add ${name} deprecation`),
  );
});

describe('a page is deprecated as the first of its components is', () => {
  const deprecated = new Map(
    listApiEntries().map((entry) => [`${entry.product} ${entry.name}`, entry.deprecated]),
  );
  test.each(PUBLIC_PRODUCTS.map(({ id }) => id))('%s', (product) => {
    const pages = listNavPages(NAV_TREES[product] ?? []).flatMap((entry) => {
      const route = findMarkdownRoute(entry.pathname);
      const [component] = route ? renderRouteMarkdown(route).frontMatter.components : [];
      return component === undefined || !entry.pathname.startsWith(`/${product}/`)
        ? []
        : [[entry, deprecated.get(`${product} ${component}`)] as const];
    });
    const wrong = pages.filter(
      ([entry, isDeprecated]) => Boolean(entry.deprecated) !== isDeprecated,
    );
    expect(wrong.map(([{ pathname }]) => pathname)).toEqual([]);
    expect(product === 'material-ui' ? pages.length > 50 : true).toBe(true);
  });
});

test('pages marked as new are new in the documented major version', () => {
  const isNew = Object.values(NAV_TREES)
    .flatMap((tree) => listNavPages(tree))
    .filter(({ newFeature, pathname }) => newFeature && !pathname.startsWith('/experiments/'));
  const evidence: Readonly<Record<string, string>> = {
    '/material-ui/react-grid2': 'Stabilize Grid v2',
    '/material-ui/customization/container-queries': 'Add container queries utility',
    '/material-ui/integrations/nextjs': 'Support Next 15.0.0',
    '/x/react-data-grid/clipboard': 'Clipboard paste are now stable',
  };
  expect(isNew.map(({ pathname }) => pathname)).toEqual(Object.keys(evidence));
  const [ofMaterial = ''] = readPackage('@mui/material', 'CHANGELOG.md').split('\n## 5.');
  const [ofGrid = ''] = readPackage('@mui/x-data-grid', 'CHANGELOG.md').split('\n## 6.');
  for (const [pathname, entry] of Object.entries(evidence)) {
    expect(pathname.startsWith('/x/') ? ofGrid : ofMaterial).toContain(entry);
  }
});
