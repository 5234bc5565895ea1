import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createStart, createTop, leanPage, splitPage, withoutHtml } from '@/src/node/next/leanPage';
import type { BuiltPage } from '@/src/shared/page';
import { changePages } from '../../support/changePages';
import { catchDetails } from '../../support/errors';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

const BUILD = 'build-1';

/** Makes all pages of an export lean. */
async function makeLean(out: string): Promise<{ pages: number; sources: number }> {
  const counts = { pages: 0, sources: 0 };
  await changePages(out, async (html, file) => {
    const lean = leanPage(html, file, out);
    counts.pages += lean.page ? 1 : 0;
    counts.sources += lean.sources;
    return lean.html;
  });
  return counts;
}

function createPage(pathname: string): BuiltPage {
  return {
    pathname,
    language: 'en',
    productId: 'material-ui',
    title: 'A </script><b>title',
    heading: { html: 'The heading' },
    description: 'The description.',
    lead: { html: 'The lead' },
    chips: [{ kind: 'source', href: 'https://example.com/' }],
    blocks: [
      { type: 'html', html: '<p>Prose one</p>' },
      {
        type: 'demo',
        name: 'Pick',
        label: 'Picking',
        options: { bg: 'inline', height: 100 },
        flavours: {
          system: {
            path: 'data/a/Pick/system/index.tsx',
            preview: { html: 'preview of system', isCut: true },
            lines: { TS: 4, JS: 3 },
            files: {
              TS: [
                { name: 'index.tsx', html: 'source in TS' },
                { name: 'rows.ts', html: 'second source in TS' },
              ],
              JS: [{ name: 'index.js', html: 'source in JS' }],
            },
          },
          css: {
            path: 'data/a/Pick/css/index.tsx',
            lines: { TS: 2, JS: 2 },
            files: { TS: [{ name: 'index.tsx', html: 'source of css' }], JS: [] },
          },
        },
      },
      {
        type: 'codeTabs',
        storageKey: 'package-manager',
        tabs: [
          { label: 'npm', html: 'tab of npm' },
          { label: 'pnpm', html: 'tab of pnpm' },
        ],
      },
      { type: 'component', name: 'Swatches', props: { palette: 'blue' } },
      { type: 'html', html: '<p>Prose two</p>' },
    ],
    toc: [{ text: 'Usage', hash: 'usage', children: [{ text: 'More', hash: 'more' }] }],
    next: { title: 'Card', href: '/material-ui/react-card/' },
    editHref: 'https://example.com/edit/',
    noindex: false,
  };
}

const PROSE = ['The heading', 'The lead', 'Prose one', 'Prose two', 'tab of npm', 'preview of'];
const SOURCES = ['source in TS', 'second source in TS', 'source in JS', 'source of css'];

/** Every field name in a value, at any depth. */
function listKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) => [key, ...listKeys(child)]);
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

describe('the first screen of a page', () => {
  const page = createPage('/material-ui/react-button');
  const html = (text: string) => ({ type: 'html', html: text }) as const;
  const listTexts = (change: Partial<BuiltPage>) =>
    createStart({ ...page, ...change })?.blocks.map((block) => block.html);

  test('is its header, the links of its end, and the text above the first demo', () => {
    const { texts, ...rest } = { texts: {}, ...page };
    expect(createStart({ ...rest, texts })).toEqual({
      ...rest,
      isStart: true,
      disableAd: true,
      blocks: [{ type: 'html', html: '<p>Prose one</p>' }],
    });
  });

  test('ends above the ad, which would move the text below it', () => {
    expect(listTexts({ blocks: [html('a'), html('b')], adIndex: 1 })).toEqual(['a']);
  });

  test('is short', () => {
    const long = 'x'.repeat(2000);
    expect(listTexts({ blocks: [html(long), html('b'), html(long)] })).toEqual([long, 'b']);
    expect(listTexts({ blocks: [html(`${long}${long}`)] })).toEqual([]);
  });

  test('is empty for a template, which has another frame', () => {
    const pathname = '/material-ui/getting-started/templates/blog';
    expect(createStart({ ...page, pathname })).toBeNull();
  });
});

describe('the top of a page', () => {
  const page = createPage('/material-ui/react-button');
  const { heading, lead } = page;

  test('is its heading, tabs, and description', () => {
    const tabs = [{ kind: 'demos', href: '/material-ui/react-button/', current: true }] as const;
    expect(createTop({ ...page, tabs: [...tabs] })).toEqual({ heading, lead, tabs });
  });

  test('says that a page has no table of contents', () => {
    expect(createTop({ ...page, toc: [] })).toEqual({ heading, lead, toc: [] });
  });

  test('is absent for a template, which has another frame', () => {
    const pathname = '/material-ui/getting-started/templates/blog';
    expect(createTop({ ...page, pathname })).toBeUndefined();
  });
});

describe('splitPage', () => {
  const page = createPage('/material-ui/react-button');
  const { served, data, sources } = splitPage(page);

  test('serves no field called html', () => {
    expect(listKeys(page)).toContain('html');
    expect(listKeys(served)).not.toContain('html');
  });

  test('leaves the table of contents to the HTML, and marks its absence', () => {
    expect(served.toc).toBeUndefined();
    expect(data.toc).toEqual(page.toc);
    expect(splitPage({ ...page, toc: [] }).served.toc).toEqual([]);
  });

  test('serves all data for rendering the page, in order', () => {
    expect(served).toEqual({
      ...withoutHtml(page),
      toc: undefined,
      blocks: [
        { type: 'html' },
        {
          type: 'demo',
          name: 'Pick',
          label: 'Picking',
          options: { bg: 'inline', height: 100 },
          flavours: {
            system: { preview: { isCut: true }, lines: { TS: 4, JS: 3 } },
            css: { lines: { TS: 2, JS: 2 } },
          },
        },
        {
          type: 'codeTabs',
          storageKey: 'package-manager',
          tabs: [{ label: 'npm' }, { label: 'pnpm' }],
        },
        { type: 'component', name: 'Swatches', props: { palette: 'blue' } },
        { type: 'html' },
      ],
    });
  });

  test('keeps the prose for in-site navigation, and removes only the sources', () => {
    const text = JSON.stringify(data);
    expect(PROSE.filter((part) => !text.includes(part))).toEqual([]);
    expect(SOURCES.filter((part) => text.includes(part))).toEqual([]);
    expect(data.blocks[1]).toMatchObject({
      flavours: {
        system: {
          preview: { html: 'preview of system' },
          files: { TS: [{ name: 'index.tsx' }, { name: 'rows.ts' }], JS: [{ name: 'index.js' }] },
        },
      },
    });
  });

  test('has the complete sources of all flavours', () => {
    expect(sources).toEqual([createPage('/material-ui/react-button').blocks[1]]);
  });

  test('changes nothing of the page', () => {
    const frozen = freeze(createPage('/a/b'));
    expect(() => splitPage(frozen)).not.toThrow();
    expect(frozen).toEqual(createPage('/a/b'));
  });

  test('splits an empty page', () => {
    const empty: BuiltPage = { ...createPage('/a/b'), blocks: [], toc: [] };
    expect(splitPage(empty)).toEqual({ served: withoutHtml(empty), data: empty, sources: [] });
  });
});

test('withoutHtml removes the field at any depth, and keeps similar texts and names', () => {
  expect(
    withoutHtml({ html: 'a', b: [{ html: 'c', htmlFor: 'd' }, 'html'], e: { f: { html: 1 } } }),
  ).toEqual({ b: [{ htmlFor: 'd' }, 'html'], e: { f: {} } });
});

describe('leanPage', () => {
  const CSS = ':root{--mui-a:1px}/* $& $1 */[data-mui-color-scheme="dark"]{--mui-a:2px}';
  const THEME = `<style id="demo-theme-material">${CSS}</style>`;
  const EMOTION = '<style data-emotion="css a b">.css-a{color:red}</style>';
  const HOME = createHtml({ pageProps: {} }, THEME);
  let out = '';

  function createHtml(props: object, head = ''): string {
    const data = JSON.stringify({ props, page: '/x', query: {}, buildId: BUILD, gsp: true });
    return `<!DOCTYPE html><html><head>${head}${EMOTION}</head><body><div id="__next"><p>Prose one</p></div><script id="__NEXT_DATA__" type="application/json">${data.replace(/</g, '\\u003c')}</script></body></html>`;
  }
  function addPage(pathname: string, head = ''): void {
    const page = createPage(pathname);
    writeFiles(out, {
      [`${pathname}/index.html`]: createHtml({ pageProps: { page }, __N_SSG: true }, head),
      [`_next/data/${BUILD}${pathname}.json`]: JSON.stringify({
        pageProps: { page, other: 1 },
        __N_SSG: true,
      }),
    });
  }
  function readNextData(file: string) {
    const html = readText(out, file);
    const json = /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    return { html, json, data: JSON.parse(json) };
  }

  const listThemeFiles = () =>
    readdirSync(path.join(out, '_next/static/css')).filter((name) =>
      name.startsWith('demo-theme-'),
    );

  beforeEach(() => {
    out = makeFolder({ 'index.html': HOME, '404.html': createHtml({ pageProps: {} }) });
    addPage('/material-ui/react-button', THEME);
    addPage('/material-ui/getting-started', THEME);
  });
  afterEach(() => removeFolder(out));

  test('counts the pages and the sources that it wrote', async () => {
    expect(await makeLean(out)).toEqual({ pages: 2, sources: 2 });
  });

  test('does not change fragments of the API reference', async () => {
    writeFiles(out, { 'api-data/sets/AriaAttributes.html': '<tr></tr>' });
    expect(await makeLean(out)).toEqual({ pages: 2, sources: 2 });
    expect(readText(out, 'api-data/sets/AriaAttributes.html')).toBe('<tr></tr>');
  });

  test('removes only prose and sources from __NEXT_DATA__', async () => {
    await makeLean(out);
    const { json, data } = readNextData('material-ui/react-button/index.html');
    expect([...PROSE, ...SOURCES].filter((text) => json.includes(text))).toEqual([]);
    expect(data).toEqual({
      props: {
        pageProps: { page: splitPage(createPage('/material-ui/react-button')).served },
        __N_SSG: true,
      },
      page: '/x',
      query: {},
      buildId: BUILD,
      gsp: true,
    });
  });

  test('does not change the body except __NEXT_DATA__', async () => {
    await makeLean(out);
    const { html } = readNextData('material-ui/react-button/index.html');
    expect(html).toContain('<div id="__next"><p>Prose one</p></div>');
    expect(html.slice(html.indexOf('<body>')).match(/<\/script>/g)).toHaveLength(1);
  });

  test('writes no "<" into the script element', async () => {
    await makeLean(out);
    const { json, data } = readNextData('material-ui/react-button/index.html');
    expect(json).not.toContain('<');
    expect(data.props.pageProps.page.title).toBe('A </script><b>title');
  });

  test('keeps the prose in the data for in-site navigation, without the sources', async () => {
    await makeLean(out);
    const text = readText(out, `_next/data/${BUILD}/material-ui/react-button.json`);
    expect(PROSE.filter((part) => !text.includes(part))).toEqual([]);
    expect(SOURCES.filter((part) => text.includes(part))).toEqual([]);
    expect(JSON.parse(text)).toEqual({
      pageProps: { page: splitPage(createPage('/material-ui/react-button')).data, other: 1 },
      __N_SSG: true,
    });
  });

  test('writes the first screen into a file of its own', async () => {
    await makeLean(out);
    const start = readText(out, `_next/data/${BUILD}/start/material-ui/react-button.json`);
    expect(JSON.parse(start)).toEqual(createStart(createPage('/material-ui/react-button')));
  });

  test('writes the sources of each demo into a file of their own', async () => {
    await makeLean(out);
    const source = readText(out, `_next/data/${BUILD}/source/material-ui/react-button/Pick.json`);
    const demo = createPage('/material-ui/react-button').blocks[1];
    expect(JSON.parse(source)).toEqual((demo as { flavours: object }).flavours);
  });

  test('puts the style sheet of a demo theme into one file that pages share', async () => {
    await makeLean(out);
    const links = ['react-button', 'getting-started'].map(
      (name) =>
        /<link id="demo-theme-material" rel="stylesheet" href="([^"]+)"\/>/.exec(
          readText(out, 'material-ui', name, 'index.html'),
        )?.[1],
    );
    expect(links[0]).toMatch(/^\/_next\/static\/css\/demo-theme-material-[0-9a-f]+\.css$/);
    expect(links[1]).toBe(links[0]);
    expect(readText(out, links[0]!)).toBe(CSS);
    expect(listThemeFiles()).toHaveLength(1);
    expect(readText(out, 'material-ui/react-button/index.html')).not.toContain('--mui-a');
  });

  test('writes another style sheet to another file', async () => {
    addPage('/material-ui/react-card', THEME.replace('1px', '3px'));
    await makeLean(out);
    expect(listThemeFiles()).toHaveLength(2);
  });

  test('shares two themes of a page separately', async () => {
    addPage(
      '/experiments/docs/demos',
      `${THEME}<style id="demo-theme-joy">:root{--joy-a:1px}</style>`,
    );
    await makeLean(out);
    const html = readText(out, 'experiments/docs/demos/index.html');
    expect([...html.matchAll(/<link id="(demo-theme-\w+)"/g)].map((match) => match[1])).toEqual([
      'demo-theme-material',
      'demo-theme-joy',
    ]);
    expect(html).not.toContain('<style id="demo-theme-');
  });

  test('does not change other pages', async () => {
    await makeLean(out);
    expect(readText(out, 'index.html')).toBe(HOME);
  });

  test('of a page without __NEXT_DATA__ is an error that names it', async () => {
    writeFiles(out, { 'broken/index.html': '<!DOCTYPE html><p>Nothing.</p>' });
    expect(await catchDetails(() => makeLean(out))).toEqual({
      file: 'out/broken/index.html',
      cause: expect.stringContaining('__NEXT_DATA__'),
      remedy: expect.stringContaining('leanPage.ts'),
    });
  });

  test('of a page without its data is an error that names it', async () => {
    removeFolder(path.join(out, '_next/data', BUILD, 'material-ui/react-button.json'));
    expect(existsSync(path.join(out, '_next/data', BUILD, 'material-ui'))).toBe(true);
    expect(await catchDetails(() => makeLean(out))).toMatchObject({
      file: expect.stringContaining('material-ui/react-button'),
      remedy: expect.stringMatching(/\w/),
    });
  });
});
