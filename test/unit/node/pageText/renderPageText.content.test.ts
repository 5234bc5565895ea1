/** Every page of the site as Markdown, read again by a parser that knows nothing of how it was written. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { getApiEntry } from '@/src/node/api/store';
import { findDemoFiles } from '@/src/node/demos/readDemo';
import { findMarkdownRoute } from '@/src/node/content/routes';
import { listRows } from '@/src/shared/apiTables';
import { type Flavour, parseDemoHash } from '@/src/shared/flavours';
import { SITE_ORIGIN } from '@/src/shared/links';
import type { PageData } from '@/src/shared/page';
import { matchIds } from '../../support/apiPage';
import { listExportedPages } from '../../support/exported';
import { getOut } from '../../support/presentExport';
import { letters, readPageMarkdown } from '../../support/pageMarkdown';

type ParsedNode = DefaultTreeAdapterTypes.Node;

/** The pages with their Markdown, which the build has rendered (`renderPageText`) and written into the export. */
const rendered = listExportedPages().map(({ kind, page, text }) => ({
  kind,
  page,
  ...readPageMarkdown(text),
}));

type Block = PageData['blocks'][number];

const isA =
  <T extends Block['type']>(type: T) =>
  (block: Block): block is Extract<Block, { type: T }> =>
    block.type === type;

test('there are pages of both kinds, each once', () => {
  const paths = rendered.map(({ page }) => page.pathname);
  expect(new Set(paths).size).toBe(paths.length);
  expect(rendered.filter(({ kind }) => kind === 'guide').length).toBeGreaterThan(30);
  expect(rendered.filter(({ kind }) => kind === 'api').length).toBeGreaterThan(250);
});

test('each begins with front matter and its h1', () => {
  for (const { page, front, body, headings } of rendered) {
    expect(front).toMatchObject({
      title: page.title,
      description: page.description,
      source: `${SITE_ORIGIN}${page.pathname}/`,
    });
    if (page.productId !== 'experiments') {
      expect(front.product).toMatch(/\w/);
      expect(front.version).toMatch(/^\d+\.\d+\.\d+/);
    }
    expect(body.startsWith('# ')).toBe(true);
    expect(headings.filter(({ depth }) => depth === 1)).toHaveLength(1);
  }
});

test('no custom syntax is left, and HTML only where Markdown has no equivalent', () => {
  const allowed = /^<(br|\/?sub|\/?sup)>$/;
  const dialect = /\{\{"|:::|<\/?(codeblock|p|div|span|kbd|details)\b/;
  const errors = rendered.flatMap(({ page, html, texts }) =>
    [
      ...html.filter((value) => !allowed.test(value)),
      ...texts.filter((value) => dialect.test(value)),
    ].map((value) => `${page.pathname}: ${value}`),
  );
  expect(errors).toEqual([]);
});

test('each has all headings of its page with their order and level', () => {
  for (const { page, headings } of rendered) {
    const written = headings
      .filter(({ depth }) => depth === 2 || depth === 3)
      .map(({ text }) => text);
    const wanted = page.toc.flatMap(({ text, children }) => [
      text,
      ...children.map((child) => child.text),
    ]);
    expect(wanted.filter((text) => !written.includes(text))).toEqual([]);
    expect(written.filter((text) => wanted.includes(text))).toEqual(wanted);
  }
});

/** Elements that hold a text of their own, and those that make a text of several. */
const PROSE = ['p', 'li', 'td', 'th', 'summary'];
const BLOCKS = ['p', 'ul', 'ol', 'button', 'pre'];

/** The texts of prose: of each of its elements that has no blocks inside. @returns whether `node` has one inside. */
function readProse(node: ParsedNode, add: (text: string) => void): boolean {
  if (!('childNodes' in node)) {
    return false;
  }
  let hasBlocks = false;
  for (const child of node.childNodes) {
    hasBlocks = readProse(child, add) || hasBlocks;
  }
  if (!hasBlocks && PROSE.includes(node.nodeName)) {
    add(getText(node));
  }
  return hasBlocks || BLOCKS.includes(node.nodeName);
}

function getText(node: ParsedNode): string {
  return 'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(getText).join('')
      : '';
}

test('each has every paragraph, list item and cell of its prose', () => {
  const missing: string[] = [];
  let count = 0;
  for (const { page, letters: all } of rendered) {
    // The reference test page holds abbreviations, which are written out, and footnotes, whose marks change.
    if (page.pathname === '/experiments/docs/markdown') {
      continue;
    }
    for (const { html } of page.blocks.filter(isA('html'))) {
      readProse(parseFragment(html), (text) => {
        if (letters(text) !== '') {
          count += 1;
          if (!all.includes(letters(text))) {
            missing.push(`${page.pathname}: ${text}`);
          }
        }
      });
    }
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(1500);
});

describe('demos', () => {
  test('each has the unchanged code of every demo in all flavors, with name and anchor', () => {
    let count = 0;
    for (const { page, codes, links } of rendered) {
      const route = findMarkdownRoute(page.pathname);
      for (const demo of page.blocks.filter(isA('demo'))) {
        const folder = path.resolve(path.dirname(route!.markdownFile));
        const file = demo.flavours.system?.path.endsWith(`/${demo.key ?? demo.name}.tsx`) ?? false;
        const key = `${demo.key ?? demo.name}${file ? '.tsx' : ''}`;
        const files = Object.entries(findDemoFiles(folder, key)) as [Flavour, string][];
        expect(files.length).toBeGreaterThan(0);
        for (const [flavour, file] of files) {
          count += 1;
          const code = readFileSync(file, 'utf8').trimEnd();
          const found = codes.filter(({ value, lang }) => value === code && lang === 'tsx');
          expect({ file, found: found.length > 0 }).toEqual({ file, found: true });
          const anchor = key.endsWith('.tsx') ? demo.name : `${flavour}-${demo.name}`;
          expect(links).toContain(`${SITE_ORIGIN}${page.pathname}/#${anchor}`);
        }
      }
    }
    expect(count).toBeGreaterThan(300);
  });

  test('a demo of several files has all of them', () => {
    const demos = rendered.flatMap(({ page, codes }) =>
      page.blocks.filter(isA('demo')).flatMap(({ flavours }) =>
        Object.values(flavours)
          .filter((source) => (source.files?.TS.length ?? 0) > 1)
          .map((source) => ({ source, titles: codes.map(({ meta }) => meta) })),
      ),
    );
    expect(demos.length).toBeGreaterThan(0);
    for (const { source, titles } of demos) {
      for (const { name } of source.files!.TS) {
        expect(titles.some((title) => title?.includes(name))).toBe(true);
      }
    }
  });
});

test('the API reference has every row with type and default, in a table with equal rows', () => {
  let rows = 0;
  for (const { page, tables } of rendered) {
    let from = 0;
    for (const { table } of page.blocks.filter(isA('apiTable'))) {
      const [, product = '', slug = ''] = /([^/]+)\/([^/]+)\.json$/.exec(table.dataHref) ?? [];
      const entry = getApiEntry(product, slug);
      const names = listRows(entry, table.kind);
      const index = tables.findIndex(
        (candidate, position) =>
          position >= from &&
          candidate
            .slice(1)
            .map(([first]) => first?.code)
            .join() === names.join(),
      );
      expect({ page: page.pathname, kind: table.kind, isThere: index >= 0 }).toEqual({
        page: page.pathname,
        kind: table.kind,
        isThere: true,
      });
      from = index + 1;
      const [head, ...cells] = tables[index]!;
      rows += cells.length;
      const props = table.kind === 'returns' ? entry.returns : entry.props;
      for (const [position, row] of cells.entries()) {
        expect(row).toHaveLength(head!.length);
        if (['props', 'parameters', 'returns'].includes(table.kind)) {
          const { type, default: value } = props[position]!;
          expect(row[1]!.text).toBe((type.expanded ?? type.written).replace(/\s*\n\s*/g, ' '));
          if (table.kind !== 'returns' && value !== undefined) {
            expect(letters(row[2]!.text)).toBe(letters(value.replace(/^```\w*/, '')));
          }
        }
      }
    }
  }
  expect(rows).toBeGreaterThan(4000);
});

test('a playground is shown as its initial JSX', () => {
  const button = rendered.find(({ page }) => page.pathname === '/material-ui/react-button')!;
  const playgrounds = rendered.filter(({ page }) => page.blocks.some(isA('playground')));
  expect(playgrounds.length).toBeGreaterThan(3);
  for (const { links, page } of playgrounds) {
    expect(links).toContain(`${SITE_ORIGIN}${page.pathname}/#playground`);
  }
  expect(button.codes.find(({ lang }) => lang === 'jsx')?.value).toBe(
    'import Button from \'@mui/material/Button\';\n\n<Button variant="contained">Save</Button>',
  );
});

test('code tabs and callouts are plain Markdown', () => {
  const { strong, quotes } = rendered.find(
    ({ page }) => page.pathname === '/material-ui/getting-started/installation',
  )!;
  expect(strong).toEqual(expect.arrayContaining(['npm', 'pnpm', 'yarn', 'Warning']));
  expect(quotes).toBeGreaterThan(0);
});

describe('links', () => {
  /** Every id of a page, and the anchors that come from data. */
  function listPlaces(page: PageData): Set<string> {
    const others = page.blocks.flatMap((block) =>
      block.type === 'demo' ? [block.name] : block.type === 'playground' ? ['playground'] : [],
    );
    return new Set([...matchIds(page), ...others]);
  }

  test('are absolute, and those of the site resolve to pages, anchors and files', () => {
    const pages = new Map(rendered.map(({ page }) => [`${page.pathname}/`, listPlaces(page)]));
    let own = 0;
    const isSound = (url: string) => {
      if (!url.startsWith(`${SITE_ORIGIN}/`)) {
        return /^(https?:\/\/|mailto:)\S+$/.test(url);
      }
      own += 1;
      const [address = '', hash] = url.slice(SITE_ORIGIN.length).split('#');
      const target = address.replace(/\?.*$/, '');
      const places = pages.get(target);
      if (!places) {
        return target === '/' || existsSync(path.join(getOut(), target));
      }
      const place = hash === undefined ? undefined : decodeURIComponent(hash);
      return (
        place === undefined || places.has(place) || places.has(parseDemoHash(place)?.demo ?? '')
      );
    };
    const errors = rendered.flatMap(({ page, addresses }) =>
      addresses.filter((url) => !isSound(url)).map((url) => `${page.pathname}: ${url}`),
    );
    expect(errors).toEqual([]);
    expect(own).toBeGreaterThan(2000);
  });
});
