/** Compares the list of templates with the pages. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { getMarkdownFile } from '@/src/node/content/renderRouteMarkdown';
import { listMarkdownRoutes } from '@/src/node/content/routes';
import { getTemplateGallery } from '@/src/shared/nav';
import { TEMPLATE_GALLERIES, getPageThemes } from '@/src/shared/templates';
import english from '@/translations/translations.json';
import { readOut, readPageData } from '../support/exported';

const routes = listMarkdownRoutes().filter(
  ({ pathname }) => getTemplateGallery(pathname) !== undefined,
);
const galleries = Object.values(TEMPLATE_GALLERIES);

// @proves S2.18
describe('templates', () => {
  test('are those in the dictionary, each once', () => {
    const { templates } = TEMPLATE_GALLERIES['material-ui'];
    expect(templates.map(({ titleKey }) => english[titleKey].toLowerCase())).toEqual([
      'marketing page',
      'blog',
      'checkout',
      'dashboard',
      'pricing',
      'sign-in',
      'sign-in side',
      'sign-up',
      'sticky footer',
    ]);
  });

  test('each has a route, and each route is listed', () => {
    const listed = galleries.flatMap(({ pathname, templates }) =>
      templates.map(({ name }) => `${pathname}/${name}`),
    );
    expect(routes.map(({ pathname }) => pathname).toSorted()).toEqual(listed.toSorted());
  });

  const hasNavigation = (pathname: string) =>
    readOut(`${pathname.slice(1)}/index.html`).includes('<nav aria-label="documentation"');

  test.each(galleries)('$pathname has the navigation of the documentation', ({ pathname }) => {
    expect(hasNavigation(pathname)).toBe(true);
  });

  test.each(routes)('$pathname renders its demo without navigation and ads', ({ pathname }) => {
    expect(hasNavigation(pathname)).toBe(false);
    const { blocks, disableAd } = readPageData(pathname);
    expect(blocks.filter(({ type }) => type === 'demo')).toHaveLength(1);
    expect(disableAd).toBe(true);
  });

  test.each(routes)('$pathname uses no clock, random numbers or network', (route) => {
    const folder = getMarkdownFile(route, 'en').replace(/[^/]+$/, '');
    const code = readdirSync(folder)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(folder + file, 'utf8'))
      .join('\n');
    expect(code.match(/\bnew Date\b|\bDate\.now\b|\bMath\.random\b|\bfetch\(|palette\.mode/g)).toBe(
      null,
    );
  });
});

describe('getPageThemes', () => {
  test.each([
    ['/material-ui/getting-started/templates/blog', ['site']],
    ['/material-ui/getting-started/templates', ['material']],
    ['/joy-ui/getting-started/templates/email', ['joy']],
    ['/joy-ui/react-button', ['joy']],
    ['/', ['material']],
    ['/offline', []],
  ])('of %s are %j', (pathname, expected) => {
    expect(getPageThemes(pathname)).toEqual(expected);
    expect(getPageThemes(pathname)).toBe(getPageThemes(pathname));
  });
});
