import { expect, test } from '@jest/globals';
import type { Hit } from '@/src/shared/search/groups';
import { parseRecentPages, toRecentPage } from '@/src/site/features/search/recentPages';

test.each([
  '/',
  '/material-ui/',
  '/material-ui/react-card/#basic-card',
  '/material-ui/api/button/#button-prop-aria-label',
  '/x/react-data-grid/#a//b',
])('%s is a page of this site', (href) => {
  expect(parseRecentPages(JSON.stringify([{ title: 'a', href }]))).toEqual([{ title: 'a', href }]);
});

test.each([
  '//example.com/',
  '/\\example.com/',
  '/\t/example.com/',
  '///example.com/',
  '/a//example.com/',
  '/../..//example.com/',
  '/.//example.com/',
  'https://example.com/',
  'javascript:alert(1)',
  ' /material-ui/',
  '/material-ui',
  '/material-ui/?a=b',
  '/material-ui/#a\nb',
  `/${'a'.repeat(400)}/`,
  '',
  1,
  null,
])('%j is ignored', (href) => {
  expect(parseRecentPages(JSON.stringify([{ title: 'a', href }]))).toEqual([]);
});

test.each([undefined, '', ' ', 3, 'a'.repeat(121)])('the title %j is ignored', (title) => {
  expect(parseRecentPages(JSON.stringify([{ title, href: '/a/' }]))).toEqual([]);
});

test.each([null, 'not json', '{}', '[null,1,"/a/",[]]'])('stored %j is an empty list', (stored) => {
  expect(parseRecentPages(stored)).toEqual([]);
});

test.each<[Partial<Hit>, string]>([
  [{ kind: 'page', title: 'Card', crumbs: ['Surfaces'] }, 'Card'],
  [{ kind: 'section', title: 'Media', crumbs: ['Card', 'Parts'] }, 'Card › Media'],
  [{ kind: 'prop', title: 'color', crumbs: ['Button API'] }, 'Button API › color'],
  [{ kind: 'component', title: 'Button API', crumbs: ['@mui/material'] }, 'Button API'],
])('%j is stored as %s', (hit, title) => {
  expect(toRecentPage({ href: '/a/', ...hit } as Hit)).toEqual({ title, href: '/a/' });
});
