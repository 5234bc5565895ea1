/** npm run new-page -- /material-ui/react-chip: writes Markdown, route and navigation entry of a new page. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as estree from 'prettier/plugins/estree';
import * as typescriptPlugin from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import ts from 'typescript';
import { getNavTitle, normalizePathname } from '@/src/shared/nav';
import { PRODUCTS, getProduct } from '@/src/shared/products';
import { ROOT } from '../paths';
import { CommandError } from '../errors';

/** What a new page consists of; paths relative to the repository. */
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
 * @throws CommandError when the route is no address of a product's page.
 */
export function planPage(route: string): NewPage {
  const pathname = route.replace(/\/+$/, '');
  const product = getProduct(pathname);
  const [before, first, ...segments] = pathname.split('/');
  if (
    !product ||
    before !== '' ||
    first !== product.id ||
    segments.length === 0 ||
    !segments.every((segment) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment))
  ) {
    throw new CommandError(
      `"${route}" is no address for a new page: write /<product>/<kebab-case-name>, with one of the products ${PRODUCTS.map(({ id }) => id).join(', ')}.`,
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

/**
 * Adds an entry behind the one whose address is most like the new one; a tree that has it already stays as it is.
 * @param source text of a `nav.ts`.
 * @returns the new text, formatted.
 */
export async function addNavEntry(source: string, pathname: string): Promise<string> {
  const file = ts.createSourceFile('nav.ts', source, ts.ScriptTarget.Latest, true);
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
    throw new CommandError('The navigation tree has no page yet: write its first entry by hand.');
  }
  const edited = `${source.slice(0, best.end)}, { pathname: '${pathname}' }${source.slice(best.end)}`;
  return format(edited, {
    parser: 'typescript',
    plugins: [typescriptPlugin, estree as never],
    singleQuote: true,
    printWidth: 100,
    trailingComma: 'all',
  });
}

function countCommon(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) {
    count += 1;
  }
  return count;
}

/** Writes a page. @throws CommandError when one of its files is there already. */
export async function newPage(route: string): Promise<NewPage> {
  const page = planPage(route);
  const taken = [page.markdownFile, page.routeFile, `pages${page.pathname}/index.tsx`].find(
    (file) => existsSync(path.join(ROOT, file)),
  );
  if (taken) {
    throw new CommandError(`${taken} is there already: edit it, or choose another address.`);
  }
  const navFile = path.join(ROOT, page.navFile);
  const nav = await addNavEntry(await readFile(navFile, 'utf8'), page.pathname);
  await write(page.markdownFile, getMarkdown(page));
  await write(page.routeFile, getRoute(page));
  await writeFile(navFile, nav);
  return page;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(ROOT, file)), { recursive: true });
  await writeFile(path.join(ROOT, file), text);
}

function getMarkdown({ pathname, title }: NewPage): string {
  const isComponent = pathname.split('/').pop()?.startsWith('react-');
  return `---
title: ${isComponent ? `React ${title} component` : title}
---

# ${title}

<p class="description">Say in one sentence what this page helps its reader do.</p>
`;
}

/** The code of a route file. */
export function getRoute({ markdownFile }: Pick<NewPage, 'markdownFile'>): string {
  return `import * as page from '@/${markdownFile}';
import { createStaticProps } from '@/src/node/content/createStaticProps';
import { createDocsPage } from '@/src/site/app/pages/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = createStaticProps(page);
`;
}
