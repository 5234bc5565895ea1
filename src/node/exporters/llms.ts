/**
 * Files for AI assistants in the format of llmstxt.org. `/llms.txt` links to the products. The `llms.txt` of a product
 * lists its pages with one line each, and `llms-full.txt` has their full text.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import { getMarkdownHref } from '@/src/shared/markdownHref';
import { MCP_TOOLS } from '../mcpTools';
import { findActiveTrail, getNavTitle, normalizePathname } from '@/src/shared/nav';
import { type Product, PUBLIC_PRODUCTS, getPackageLabel } from '@/src/shared/products';
import { NAV_TREES } from '../content/nav/navTree';
import { createBuildText } from '../i18n/languages';
import type { PageText } from './markdownPages';

const ADDRESSES =
  'Every page is at its address with `.md` in place of the slash at its end; links inside a page lead to the HTML. ' +
  'Demos are TypeScript, to the letter. Props, slots and CSS classes are read from the installed packages.';

/**
 * Writes the files.
 * @param folder the export.
 * @param pages the result of `writeMarkdownPages`.
 */
export async function writeLlms(folder: string, pages: readonly PageText[]): Promise<void> {
  const t = createBuildText(DEFAULT_LANGUAGE);
  const products = PUBLIC_PRODUCTS.filter(({ id }) =>
    pages.some(({ productId }) => productId === id),
  );
  const describe = (product: Product) =>
    [t(product.descriptionKey), getPackageLabel(product)].filter(Boolean).join(': ');
  const save = async (name: string, lines: readonly string[]) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${lines.join('\n')}\n`);
  };
  for (const product of products) {
    const own = pages.filter(({ productId }) => productId === product.id);
    await save(`${product.id}/llms.txt`, [
      `# ${product.name}`,
      '',
      `> ${describe(product)}`,
      '',
      ADDRESSES,
      ...groupPages(own).flatMap(([title, list]) => ['', `## ${title}`, '', ...list]),
      '',
      '## Optional',
      '',
      link(
        'All pages in one file',
        `/${product.id}/llms-full.txt`,
        `the text of ${own.length} pages`,
      ),
      link(
        'The reference as JSON',
        '/api-data/index.json',
        'a list of all entries, each with its file',
      ),
      link('Other libraries', '/llms.txt', 'the products of this site'),
    ]);
    await save(`${product.id}/llms-full.txt`, [own.map(({ text }) => text).join('\n')]);
  }
  await save('llms.txt', [
    '# Fieldguide',
    '',
    `> ${t('siteDescription')}`,
    '',
    `${ADDRESSES} The MCP server of the repository (\`npm run mcp\`) has the tools ${MCP_TOOLS.join(', ')}.`,
    '',
    '## Libraries',
    '',
    ...products.map((product) => link(product.name, `/${product.id}/llms.txt`, describe(product))),
    '',
    '## Optional',
    '',
    ...products.map(({ id, name }) =>
      link(`${name}, all pages`, `/${id}/llms-full.txt`, 'the whole text in one file'),
    ),
    link(
      'The reference as JSON',
      '/api-data/index.json',
      'a list of all entries, each with its file',
    ),
  ]);
}

function link(title: string, href: string, about: string): string {
  return `- [${title}](${SITE_ORIGIN}${href}): ${about}`;
}

/** Lists pages under the titles of the top-level navigation groups, in navigation order. */
function groupPages(pages: readonly PageText[]): [title: string, lines: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { pathname, productId, kind, title, description } of pages) {
    const trail = findActiveTrail(NAV_TREES[productId] ?? [], pathname);
    const [group, entry] = [trail[0], trail.at(-1)];
    const section = kind === 'api' ? 'API' : group?.children ? getNavTitle(group) : 'Pages';
    // Templates belong to the entry of their gallery.
    const isOwn = entry !== undefined && normalizePathname(entry.pathname) === pathname;
    const shortName = kind === 'guide' && isOwn ? getNavTitle(entry) : title;
    const lines = groups.get(section) ?? [];
    // Pages of two nested groups can have the same title in the navigation: "Row grouping", and its recipes.
    const isTaken = lines.some((line) => line.startsWith(`- [${shortName}]`));
    lines.push(link(isTaken ? title : shortName, getMarkdownHref(`${pathname}/`), description));
    groups.set(section, lines);
  }
  // Guides come before the reference.
  return [...groups].sort(([a], [b]) => Number(a === 'API') - Number(b === 'API'));
}
