/** npm run new-page -- /material-ui/react-chip: writes Markdown, route and navigation entry of a new page. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { ComponentIndex } from '@/src/shared/componentIndex';
import { getNavTitle, normalizePathname } from '@/src/shared/nav';
import { PRODUCTS, type Product, getProduct } from '@/src/shared/products';
import { getUnwrittenFile, listUnwrittenPages } from '../content/reference/unwrittenPages';
import { CommandError } from '../errors';
import { findNear } from '../nearMatches';
import { ROOT } from '../paths';
import { addImport, addProperty, formatJson, formatSource, parseSource } from './editSource';
import {
  PREVIEW,
  getMarkdown,
  getNavSource,
  getRootMarkdown,
  getRoute,
  isComponentPage,
} from './pageFiles';

/** The parts of a new page. Paths are relative to the repository. */
export interface NewPage {
  pathname: string;
  title: string;
  markdownFile: string;
  routeFile: string;
  navFile: string;
}

/**
 * Plans a page.
 * @param route such as `/material-ui/react-chip` or `/system/getting-started/usage/`.
 * @throws CommandError when the route isn't a valid address of a product page.
 */
export function planPage(route: string): NewPage {
  const pathname = route.replace(/\/+$/, '');
  const product = getProduct(pathname);
  const [before, first, ...segments] = pathname.split('/');
  if (before === '' && !product && segments.length > 0 && isKebabCase(first)) {
    const ids = PRODUCTS.map(({ id }) => id);
    const [near] = findNear(first!, ids, 1);
    throw new CommandError(
      `There is no product "${first}": ${near ? `write /${near}/…, or one of the other products` : 'write one of the products'} (${ids.join(', ')}), or add "${first}" to src/shared/products.ts.`,
    );
  }
  if (
    !product ||
    before !== '' ||
    first !== product.id ||
    segments.length === 0 ||
    !segments.every(isKebabCase)
  ) {
    throw new CommandError(
      `"${route}" isn't a valid address for a new page: write /<product>/<kebab-case-name>, with one of the products ${PRODUCTS.map(({ id }) => id).join(', ')}.`,
    );
  }
  const last = segments.at(-1) ?? '';
  const name = last.replace(/^react-/, '');
  const groups =
    last.startsWith('react-') && segments.length === 1 ? ['components'] : segments.slice(0, -1);
  return {
    pathname,
    title: getNavTitle({ pathname }),
    markdownFile: ['data', product.id, ...groups, name, `${name}.md`].join('/'),
    routeFile: `pages${pathname}.tsx`,
    navFile: `data/${product.id}/nav.ts`,
  };
}

const isKebabCase = (segment: string | undefined) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment ?? '');

/**
 * Adds an entry after the one whose address is most similar. A tree that has the entry already doesn't change.
 * @param source text of a `nav.ts`.
 * @returns the new text, formatted.
 */
export async function addNavEntry(source: string, pathname: string): Promise<string> {
  const file = parseSource(source);
  let best: { common: number; end: number } | undefined;
  let isThere = false;
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node) && ts.isArrayLiteralExpression(node.parent)) {
      const fields = new Map(
        node.properties
          .filter(ts.isPropertyAssignment)
          .map((field) => [field.name.getText(), field.initializer]),
      );
      const own = fields.get('pathname');
      isThere ||=
        own !== undefined &&
        ts.isStringLiteral(own) &&
        normalizePathname(own.text) === normalizePathname(pathname);
      if (own && ts.isStringLiteral(own) && !fields.has('children')) {
        const common = countCommon(own.text, pathname);
        if (!best || common >= best.common) {
          best = { common, end: node.end };
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (isThere) {
    return source;
  }
  if (!best) {
    throw new CommandError('The navigation tree has no pages yet: add the first entry manually.');
  }
  const edited = `${source.slice(0, best.end)}, { pathname: '${pathname}' }${source.slice(best.end)}`;
  return formatSource(edited);
}

function countCommon(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) {
    count += 1;
  }
  return count;
}

/** The files that the command wrote, for its message. */
export interface WrittenPage extends NewPage {
  /** Files that were written or changed, relative to the repository. */
  files: string[];
  /** The remaining tasks, one sentence each. */
  notes: string[];
}

/**
 * Writes a page and everything that it needs to pass the checks: the navigation tree and root page of a product that
 * has none, an entry and a drawing in the visual index of components, and the front matter of a page with API tabs. If
 * there is an error, nothing is written.
 * @throws CommandError when one of its files exists already.
 */
export async function newPage(route: string): Promise<WrittenPage> {
  const page = planPage(route);
  const product = getProduct(page.pathname)!;
  const taken = [page.markdownFile, page.routeFile, `pages${page.pathname}/index.tsx`].find(exists);
  if (taken) {
    throw new CommandError(`${taken} already exists: edit it, or choose another address.`);
  }
  const subjects = listUnwrittenPages().find(({ pathname }) => pathname === page.pathname);
  const written = new Map<string, string>([
    [page.markdownFile, getMarkdown(page, subjects)],
    [page.routeFile, await formatSource(getRoute(page))],
  ]);
  const notes: string[] = [];
  await addToNav(page, product, written, notes);
  if (subjects) {
    const file = getUnwrittenFile(product.id);
    const { [page.pathname]: _, ...others } = JSON.parse(await read(file)) as Record<
      string,
      unknown
    >;
    written.set(file, await formatJson(others));
  }
  await addToIndex(page, product, written, notes);
  if (page.markdownFile.includes('/components/')) {
    notes.push(
      `When the page is written, remove "draft" from its front matter. Then it needs ${page.markdownFile.replace(/\.md$/, '.playground.json')}, or "withoutPlayground" with the reason, and has to show every prop (npm run coverage:props).`,
    );
  }
  for (const [file, text] of written) {
    await mkdir(path.dirname(path.join(ROOT, file)), { recursive: true });
    await writeFile(path.join(ROOT, file), text);
  }
  return { ...page, files: [...written.keys()], notes };
}

const exists = (file: string) => existsSync(path.join(ROOT, file));
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

/**
 * Adds the entry of a page. For the first page of a product, also creates its tree, registers it, and adds its root
 * page.
 */
async function addToNav(
  { pathname, navFile }: NewPage,
  product: Product,
  written: Map<string, string>,
  notes: string[],
): Promise<void> {
  const { id } = product;
  const hasTree = exists(navFile);
  const tree = hasTree ? await read(navFile) : getNavSource(product);
  written.set(navFile, await addNavEntry(tree, pathname));
  const registered = await read(TREES);
  if (!registered.includes(`'./${id}/nav'`)) {
    const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const edited = await addProperty(
      addImport(registered, `import { nav as ${name} } from './${id}/nav';`),
      'NAV_TREES',
      name === id ? name : `'${id}': ${name}`,
    );
    if (edited === undefined) {
      throw new CommandError(`${TREES} has no NAV_TREES object to add the tree to.`);
    }
    written.set(TREES, edited);
  }
  if (!hasTree && !exists(`pages/${id}/index.tsx`)) {
    const markdownFile = `data/${id}/index/index.md`;
    written.set(markdownFile, getRootMarkdown(product));
    written.set(`pages/${id}/index.tsx`, await formatSource(getRoute({ markdownFile })));
    notes.push(`Describe the product in ${markdownFile}.`);
  }
}

const TREES = 'data/nav.ts';

/** Adds the page to the visual index of the product's components, if the product has one. */
async function addToIndex(
  page: NewPage,
  { id }: Product,
  written: Map<string, string>,
  notes: string[],
): Promise<void> {
  const folder = `data/${id}/components/all-components`;
  const file = `${folder}/index.json`;
  if (!isComponentPage(page) || !exists(file)) {
    return;
  }
  const key = page.pathname.split('/').at(-1)!;
  const index = JSON.parse(await read(file)) as ComponentIndex;
  if (!index.entries[key]) {
    const entries = { ...index.entries, [key]: { use: page.title, tasks: [] } };
    written.set(file, await formatJson({ ...index, entries }));
    notes.push(`Say in ${file} what the component does, and for which tasks it is used.`);
  }
  const preview = `${folder}/previews/${key}.svg`;
  if (!exists(preview)) {
    written.set(preview, PREVIEW);
    notes.push(`Draw the component in ${preview}.`);
  }
}
