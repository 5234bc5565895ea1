/** Every page of the site as Markdown, read again by a parser that knows nothing of how it was written. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Code, Nodes, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { getApiEntry } from '@/src/build/api/store';
import { findDemoFiles } from '@/src/build/demos/readDemo';
import { findMarkdownRoute } from '@/src/build/index/routes';
import { type SitePage, listSitePages } from '@/src/build/index/sitePages';
import { renderPageText } from '@/src/build/pageText/renderPageText';
import { listRows } from '@/src/shared/apiTables';
import { type Flavour, parseDemoHash } from '@/src/shared/flavours';
import { SITE_ORIGIN } from '@/src/shared/links';
import type { Block, DocsPage } from '@/src/shared/page';
import { findAll, parseHtml, textOf } from '../../support/html';

jest.setTimeout(600_000);

interface Rendered {
  sitePage: SitePage;
  page: DocsPage;
  front: Record<string, string>;
  body: string;
  tree: Root;
}

const parser = unified().use(remarkParse).use(remarkGfm);
const rendered: Rendered[] = [];

beforeAll(async () => {
  for (const sitePage of listSitePages()) {
    const page = await sitePage.load();
    const text = renderPageText(page);
    const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [];
    rendered.push({ sitePage, page, front: parseYaml(yaml), body, tree: parser.parse(body) });
  }
});

const isA =
  <T extends Block['type']>(type: T) =>
  (block: Block): block is Extract<Block, { type: T }> =>
    block.type === type;

function collect<T extends Nodes['type']>(tree: Root, type: T): Extract<Nodes, { type: T }>[] {
  const found: Extract<Nodes, { type: T }>[] = [];
  visit(tree, type, (node) => {
    found.push(node as Extract<Nodes, { type: T }>);
  });
  return found;
}

/** Letters and digits alone. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

test('there are pages of both kinds, each once', () => {
  const paths = rendered.map(({ sitePage }) => sitePage.pathname);
  expect(new Set(paths).size).toBe(paths.length);
  expect(rendered.filter(({ sitePage }) => sitePage.kind === 'guide').length).toBeGreaterThan(30);
  expect(rendered.filter(({ sitePage }) => sitePage.kind === 'api').length).toBeGreaterThan(250);
});

test('each begins with a front block that says what it is, and with its h1', () => {
  for (const { page, front, body, tree } of rendered) {
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
    expect(collect(tree, 'heading').filter(({ depth }) => depth === 1)).toHaveLength(1);
  }
});

test('no sign of the dialect and no HTML is left, but for what Markdown has no sign for', () => {
  const allowed = /^<(br|\/?sub|\/?sup)>$/;
  const faults = rendered.flatMap(({ page, tree }) => [
    ...collect(tree, 'html')
      .filter(({ value }) => !allowed.test(value))
      .map(({ value }) => `${page.pathname}: ${value}`),
    ...collect(tree, 'text')
      .filter(({ value }) => /\{\{"|:::|<\/?(codeblock|p|div|span|kbd|details)\b/.test(value))
      .map(({ value }) => `${page.pathname}: ${value}`),
  ]);
  expect(faults).toEqual([]);
});

test('each has all headings of its page, in their order and on their level', () => {
  for (const { page, tree } of rendered) {
    const written = collect(tree, 'heading')
      .filter(({ depth }) => depth === 2 || depth === 3)
      .map((node) => toString(node));
    const wanted = page.toc.flatMap(({ text, children }) => [
      text,
      ...children.map((child) => child.text),
    ]);
    expect(wanted.filter((text) => !written.includes(text))).toEqual([]);
    expect(written.filter((text) => wanted.includes(text))).toEqual(wanted);
  }
});

const PROSE = ['p', 'li', 'td', 'th', 'summary'];
const BLOCKS = ['p', 'ul', 'ol', 'button', 'pre'];

test('each has every paragraph, list item and cell of its prose', () => {
  const missing: string[] = [];
  let count = 0;
  for (const { page, tree } of rendered) {
    // The reference test page holds abbreviations, which are written out, and footnotes, whose marks change.
    if (page.pathname === '/experiments/docs/markdown') {
      continue;
    }
    const all = letters(toString(tree));
    for (const { html = '' } of page.blocks.filter(isA('html'))) {
      const prose = parseHtml(html);
      const elements = PROSE.flatMap((name) => findAll(prose, name));
      for (const element of elements) {
        const hasBlocks = BLOCKS.some((name) => findAll(element, name).length > 0);
        const text = letters(textOf(element));
        if (!hasBlocks && text !== '') {
          count += 1;
          if (!all.includes(text)) {
            missing.push(`${page.pathname}: ${textOf(element)}`);
          }
        }
      }
    }
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(1500);
});

describe('demos', () => {
  test('each has the code of every demo to the letter, in all flavours, with its name and anchor', () => {
    let count = 0;
    for (const { page, tree } of rendered) {
      const route = findMarkdownRoute(page.pathname);
      const fences = collect(tree, 'code');
      const links = new Set(collect(tree, 'link').map(({ url }) => url));
      for (const demo of page.blocks.filter(isA('demo'))) {
        const folder = path.resolve(path.dirname(route!.markdownFile));
        const files = Object.entries(findDemoFiles(folder, demo.key)) as [Flavour, string][];
        expect(files.length).toBeGreaterThan(0);
        for (const [flavour, file] of files) {
          count += 1;
          const code = readFileSync(file, 'utf8').trimEnd();
          const found = fences.filter(({ value, lang }) => value === code && lang === 'tsx');
          expect({ file, found: found.length > 0 }).toEqual({ file, found: true });
          const anchor = demo.key.endsWith('.tsx') ? demo.name : `${flavour}-${demo.name}`;
          expect([...links]).toContain(`${SITE_ORIGIN}${page.pathname}/#${anchor}`);
        }
      }
    }
    expect(count).toBeGreaterThan(300);
  });

  test('a demo of several files has them all', () => {
    const demos = rendered.flatMap(({ page, tree }) =>
      page.blocks.filter(isA('demo')).flatMap(({ flavours }) =>
        Object.values(flavours)
          .filter((source) => (source.files?.TS.length ?? 0) > 1)
          .map((source) => ({ source, titles: collect(tree, 'code').map(({ meta }) => meta) })),
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

/** Rows of a table, each as the texts of its cells. */
const getCells = ({ children }: Table) =>
  children.slice(1).map((row) => row.children.map((cell) => cell));

test('the reference has every row, with its type and default, in a table of as many cells in each row', () => {
  let rows = 0;
  for (const { page, tree } of rendered) {
    const tables = collect(tree, 'table');
    let from = 0;
    for (const { table } of page.blocks.filter(isA('apiTable'))) {
      const [, product = '', slug = ''] = /([^/]+)\/([^/]+)\.json$/.exec(table.dataHref) ?? [];
      const entry = getApiEntry(product, slug);
      const names = listRows(entry, table.kind);
      const index = tables.findIndex(
        (candidate, position) =>
          position >= from &&
          getCells(candidate)
            .map(([first]) => first?.children[0])
            .map((node) => node?.type === 'inlineCode' && node.value)
            .join() === names.join(),
      );
      expect({ page: page.pathname, kind: table.kind, isThere: index >= 0 }).toEqual({
        page: page.pathname,
        kind: table.kind,
        isThere: true,
      });
      from = index + 1;
      const cells = getCells(tables[index]!);
      const width = tables[index]!.children[0]!.children.length;
      rows += cells.length;
      const props = table.kind === 'returns' ? entry.returns : entry.props;
      for (const [position, row] of cells.entries()) {
        expect(row).toHaveLength(width);
        if (['props', 'parameters', 'returns'].includes(table.kind)) {
          const { type, default: value } = props[position]!;
          expect(toString(row[1])).toBe((type.expanded ?? type.written).replace(/\s*\n\s*/g, ' '));
          if (table.kind !== 'returns' && value !== undefined) {
            expect(letters(toString(row[2]))).toBe(letters(value.replace(/^```\w*/, '')));
          }
        }
      }
    }
  }
  expect(rows).toBeGreaterThan(4000);
});

test('a playground is there as the JSX that it begins with', () => {
  const button = rendered.find(({ page }) => page.pathname === '/material-ui/react-button')!;
  const playgrounds = rendered.filter(({ page }) => page.blocks.some(isA('playground')));
  expect(playgrounds.length).toBeGreaterThan(3);
  for (const { tree, page } of playgrounds) {
    const links = collect(tree, 'link').map(({ url }) => url);
    expect(links).toContain(`${SITE_ORIGIN}${page.pathname}/#playground`);
  }
  const jsx = collect(button.tree, 'code').find(({ lang }) => lang === 'jsx') as Code;
  expect(jsx.value).toBe(
    'import Button from \'@mui/material/Button\';\n\n<Button variant="contained">Save</Button>',
  );
});

test('code tabs and callouts are plain Markdown', () => {
  const { tree } = rendered.find(
    ({ page }) => page.pathname === '/material-ui/getting-started/installation',
  )!;
  const labels = collect(tree, 'strong').map((node) => toString(node));
  expect(labels).toEqual(expect.arrayContaining(['npm', 'pnpm', 'yarn', 'Warning']));
  expect(collect(tree, 'blockquote').length).toBeGreaterThan(0);
});

describe('links', () => {
  /** Every id of a page's HTML, and the anchors that come from data. */
  function listIds({ page }: Rendered): Set<string> {
    const ids = page.blocks.flatMap((block) => {
      const { html = '' } =
        block.type === 'html' ? block : block.type === 'apiTable' ? block.table : {};
      return [...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
    });
    const others = page.blocks.flatMap((block) =>
      block.type === 'demo' ? [block.name] : block.type === 'playground' ? ['playground'] : [],
    );
    return new Set([...ids, ...others]);
  }

  test('are absolute, and those of the site lead to pages, places and files that exist', () => {
    const pages = new Map(rendered.map((one) => [`${one.page.pathname}/`, listIds(one)]));
    const faults: string[] = [];
    let own = 0;
    for (const { page, tree } of rendered) {
      visit(tree, (node) => {
        if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') {
          return;
        }
        if (!/^(https?:\/\/|mailto:)\S+$/.test(node.url)) {
          faults.push(`${page.pathname}: ${node.url} is not absolute`);
        } else if (node.url.startsWith(`${SITE_ORIGIN}/`)) {
          own += 1;
          const [address = '', hash] = node.url.slice(SITE_ORIGIN.length).split('#');
          const target = address.replace(/\?.*$/, '');
          const ids = pages.get(target);
          const isFile =
            existsSync(path.join('public', target)) || /^\/(api|icon)-data\//.test(target);
          const place = hash === undefined ? undefined : decodeURIComponent(hash);
          const isPlace =
            place === undefined || ids?.has(place) || ids?.has(parseDemoHash(place)?.demo ?? '');
          if (ids ? !isPlace : !isFile && target !== '/') {
            faults.push(`${page.pathname}: ${node.url} leads nowhere`);
          }
        }
      });
    }
    expect(faults).toEqual([]);
    expect(own).toBeGreaterThan(2000);
  });
});
