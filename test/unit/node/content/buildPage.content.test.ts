/** The pages of this site, as readers get them. */
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { transform } from 'esbuild';
import { getPage } from '@/src/node/content/source';
import { toPlainCode } from '@/src/node/markdown/highlight';
import { slugify } from '@/src/shared/slug';
import type { ApiLinksBlock, BuiltPage, SourceFile } from '@/src/shared/page';
import { listExportedPages, readSources } from '../../support/exported';
import { find, parseHtml, textOf } from '../../support/html';

const getApiLinks = (page: BuiltPage) =>
  (page.blocks.at(-1) as ApiLinksBlock).links.map(({ name, href }) => [name, href]);
const isDemo = <B extends { type: string }>(block: B): block is Extract<B, { type: 'demo' }> =>
  block.type === 'demo';
const htmlOf = (page: BuiltPage) =>
  parseHtml(page.blocks.map((block) => ('html' in block ? block.html : '')).join('\n'));
const codeOf = ({ html }: SourceFile) => toPlainCode(html);

describe('/material-ui/react-button', () => {
  const FILE = 'data/material-ui/components/button/button.md';
  const source = readFileSync(FILE, 'utf8');
  const prose = source.replace(/^```[\s\S]*?^```$/gm, '');
  let page: BuiltPage;

  beforeAll(async () => {
    page = await getPage('/material-ui/react-button');
  });

  test('has its address, product, title and heading', () => {
    expect(page).toMatchObject({
      pathname: '/material-ui/react-button',
      productId: 'material-ui',
      title: 'React Button component',
      heading: { html: 'Button' },
      noindex: false,
    });
  });

  test('has one description for the head and, with its markup, for the page', () => {
    expect(page.description).toBe(textOf(parseHtml(page.lead?.html ?? '')));
    expect(source).toContain(page.description);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  test('has a chip for each field of its front matter, one for its accessibility, and one for its size', () => {
    expect(page.chips).toEqual([
      { kind: 'unstyled', href: '/base-ui/react-button/' },
      {
        kind: 'feedback',
        href: 'https://github.com/mui/material-ui/labels/component%3A%20button',
      },
      {
        kind: 'source',
        href: 'https://github.com/mui/material-ui/tree/v6.4.1/packages/mui-material/src/Button',
      },
      { kind: 'waiAria', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
      { kind: 'materialDesign', href: 'https://m2.material.io/components/buttons' },
      {
        kind: 'accessibility',
        href: '/material-ui/guides/accessibility-checks/?row=material-ui-react-button',
      },
      {
        kind: 'size',
        href: '/material-ui/guides/bundle-size-calculator/?add=material.Button',
        size: expect.stringMatching(/^\d+\.\d$/),
      },
    ]);
  });

  test('links to the page of the unstyled version, which links back', async () => {
    const { chips } = await getPage('/base-ui/react-button');
    expect(chips[0]).toEqual({ kind: 'styled', href: '/material-ui/react-button/' });
  });

  test('has its demos in the order of the Markdown, with prose before each', () => {
    const placed = [...prose.matchAll(/^\{\{"demo": "([^"]+)"/gm)].map((match) => match[1]);
    expect(placed.length).toBeGreaterThan(10);
    expect(page.blocks.filter(isDemo).map(({ name }) => `${name}.tsx`)).toEqual(placed);
    expect(page.blocks.slice(0, 2).map(({ type }) => type)).toEqual(['playground', 'html']);
    expect(new Set(page.blocks.map(({ type }) => type))).toEqual(
      new Set(['playground', 'html', 'demo', 'apiLinks']),
    );
  });

  test('names each demo by its file and labels it by its heading', () => {
    expect(page.blocks.find(isDemo)).toMatchObject({
      name: 'BasicButtons',
      label: 'Basic button',
      options: {},
    });
  });

  test('has the source of each demo in unchanged TypeScript and in JavaScript', () => {
    for (const { name, flavours } of page.blocks.filter(isDemo)) {
      const file = `data/material-ui/components/button/${name}.tsx`;
      expect(Object.keys(flavours)).toEqual(['system']);
      expect(flavours.system?.path).toBe(file);
      const { TS, JS } = flavours.system!.files!;
      expect(codeOf(TS[0]!)).toBe(readFileSync(file, 'utf8').trimEnd());
      expect([TS[0]?.name, JS[0]?.name]).toEqual([`${name}.tsx`, `${name}.js`]);
    }
  });

  test('has a preview of at most 16 lines for each demo', () => {
    for (const { flavours } of page.blocks.filter(isDemo)) {
      const text = textOf(parseHtml(flavours.system?.preview?.html ?? ''));
      expect(text).not.toBe('');
      expect(text.split('\n').length).toBeLessThanOrEqual(16);
    }
  });

  test('has its h2 with their h3, and the API at the end, as table of contents', () => {
    const headings = [...prose.matchAll(/^(##|###) (.+)$/gm)].map(([, level, text = '']) => ({
      level,
      text: text.replace(/`|\*\*/g, ''),
    }));
    const listed = page.toc.flatMap(({ text, children }) => [
      { level: '##', text },
      ...children.map((child) => ({ level: '###', text: child.text })),
    ]);
    expect(listed).toEqual([...headings, { level: '##', text: 'API' }]);
    expect(page.toc[0]?.hash).toBe(slugify(page.toc[0]?.text ?? ''));
  });

  test('links from its table of contents to ids that are on the page', () => {
    const html = htmlOf(page);
    for (const entry of page.toc.flatMap((top) => [top, ...top.children])) {
      expect(textOf(find(html, `#${entry.hash}`)).trim()).toBe(entry.text);
    }
  });

  test('ends with the API: a heading, then a link to the reference of each component', () => {
    const [heading, links] = page.blocks.slice(-2);
    expect(heading?.type).toBe('html');
    const section = parseHtml((heading as { html: string }).html);
    expect(textOf(find(section, 'h2#api'))).toBe('API');
    expect(links?.type).toBe('apiLinks');
    expect(getApiLinks(page)).toEqual([
      ['Button', '/material-ui/api/button/'],
      ['IconButton', '/material-ui/api/icon-button/'],
      ['ButtonBase', '/material-ui/api/button-base/'],
      ['LoadingButton', '/material-ui/api/loading-button/'],
    ]);
  });

  test('has the previous and next page of the navigation tree', () => {
    expect(page.prev).toEqual({ title: 'Autocomplete', href: '/material-ui/react-autocomplete/' });
    expect(page.next).toEqual({
      title: 'Button Group',
      href: '/material-ui/react-button-group/',
    });
  });

  test('has an edit link', () => {
    expect(page.editHref).toMatch(
      new RegExp(`^https://github\\.com/[^/]+/[^/]+/edit/main/${FILE}$`),
    );
  });
});

describe('every page', () => {
  const pages = listExportedPages().filter(({ kind }) => kind === 'guide');
  const demos = pages.flatMap(({ page }) =>
    page.blocks.filter(isDemo).map((demo) => ({ page, demo })),
  );

  // @proves S2.13
  test('has its address, and test pages are excluded from search', () => {
    for (const { pathname, page } of pages) {
      expect(page.pathname).toBe(pathname);
      expect(page.noindex).toBe(pathname.startsWith('/experiments/'));
    }
  });

  test('has a title of at most 70 characters', () => {
    expect(pages.filter(({ page }) => page.title.length > 70)).toEqual([]);
  });

  test('names each of its demos once', () => {
    for (const { page } of pages) {
      const names = page.blocks.filter(isDemo).map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test('has demos whose files exist', () => {
    expect(demos.length).toBeGreaterThan(0);
    const paths = demos.flatMap(({ demo }) =>
      Object.values(demo.flavours).map(({ path }) => String(path)),
    );
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('has the JavaScript of its demos without types', async () => {
    const scripts = demos.flatMap(({ page, demo }) =>
      Object.values(readSources(page, demo)).flatMap((source) =>
        source.files!.JS.filter(({ name }) => name.endsWith('.js')),
      ),
    );
    expect(scripts.length).toBeGreaterThanOrEqual(demos.length);
    // For a type, the error says that it isn't JavaScript.
    const errors = await Promise.all(
      scripts.map((script) =>
        transform(codeOf(script), { loader: 'jsx', jsx: 'automatic', logLevel: 'silent' }).then(
          () => [],
          (error: Error) => [`${script.name}: ${error.message}`],
        ),
      ),
    );
    expect(errors.flat()).toEqual([]);
  });
});

// @proves S6.2
describe('section 6, "Pages carry a plan marker (pro or premium)"', () => {
  test.each([
    ['/experiments/docs/first-level-child-3', 'pro', 'Pro plan Pro'],
    ['/experiments/docs/first-level-child-9', 'premium', 'OverflowWithLongApiComponent Premium'],
  ])('%s shows "%s" beside its title', async (pathname, plan, text) => {
    const { heading } = await getPage(pathname);
    const html = parseHtml(heading.html);
    expect(find(html, '.plan-chip').properties.dataPlan).toBe(plan);
    expect(textOf(html)).toBe(text);
  });

  test('a page without a plan shows none', async () => {
    const { heading } = await getPage('/experiments/docs/first-level-child-4');
    expect(heading.html).toBe('New feature');
  });
});
