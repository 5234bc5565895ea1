/** The import statements below the description of a component page. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { h } from 'hastscript';
import type { ApiEntry } from '@/src/shared/apiEntry';
import type { FrontMatter, Html } from '@/src/shared/page';
import { getProduct } from '@/src/shared/products';
import { getApiEntry } from '../../api/store';
import type { BuildText } from '../../markdown/context';
import { highlight } from '../../markdown/highlight';
import { raw, renderHtml } from '../../markdown/html';
import { BuildError } from '../../errors';
import { ROOT } from '../../paths';
import { findOwnEntry, getOwnName } from './apiAddress';

interface ImportOptions {
  /** Address of the page without trailing slash. */
  pathname: string;
  /** Path of the Markdown file, for errors. */
  markdownFile: string;
  productId: string;
  t: BuildText;
}

/** What is imported, with statements that do the same. */
type Importable = Pick<ApiEntry, 'name' | 'imports'>;

/**
 * Renders both import statements of the page's own component, and those of everything that the page is about in a
 * disclosure. A page without an own component, such as the one about transitions, has one statement for all. Each block of
 * statements has a copy button, which `useCodeCopy` handles.
 * @returns undefined for a page without components, hooks, and utilities.
 * @throws BuildError when the installed packages don't have what the front matter names.
 */
export function createImportLines(
  { components, hooks, utilities = [] }: Pick<FrontMatter, 'components' | 'hooks' | 'utilities'>,
  { pathname, markdownFile, productId, t }: ImportOptions,
): Html | undefined {
  const all: Importable[] = [
    ...[...components, ...hooks].map((name) => {
      const { product, slug } = findOwnEntry(name, productId, { markdownFile });
      return getApiEntry(product, slug);
    }),
    ...utilities.map((name) => readUtility(name, productId, markdownFile)),
  ];
  if (all.length === 0) {
    return undefined;
  }
  const ownName = getOwnName(
    pathname,
    all.map(({ name }) => name),
  );
  const own = all.find(({ name }) => name === ownName);
  const others = all.filter((entry) => entry !== own).map(({ name }) => name);
  const [byFolder = '', byPackage = ''] = groupImports(all);
  const fold = (summary: string, statements: readonly string[]) =>
    h('details', [h('summary', summary), ...statements.map(createLine)]);
  if (!own) {
    // One statement keeps the first screen for the demo.
    return { html: renderHtml([createLine(byPackage), fold(t('importsByFolder'), [byFolder])]) };
  }
  return {
    html: renderHtml([
      ...own.imports.map(createLine),
      ...(others.length > 0
        ? [fold(t('importsMore', { names: others.join(', ') }), [byFolder, byPackage])]
        : []),
    ]),
  };

  function createLine(code: string) {
    return h('div', { className: ['MuiCode-root'] }, [
      h('code', { className: ['language-tsx'] }, raw(highlight(code, 'tsx'))),
      h('button', { type: 'button', className: ['MuiCode-copy'] }, t('copy')),
    ]);
  }
}

/** Returns an export of the product's package that the API reference doesn't list, such as `useMediaQuery`. */
function readUtility(name: string, productId: string, file: string): Importable {
  const source = getProduct(`/${productId}`)?.packageName ?? '';
  if (!existsSync(path.join(ROOT, 'node_modules', source, name, 'index.d.ts'))) {
    throw new BuildError({
      file,
      cause: `${source || productId} has no folder "${name}" to import from`,
      remedy: 'correct the name in "utilities"',
    });
  }
  return {
    name,
    imports: [`import ${name} from '${source}/${name}';`, `import { ${name} } from '${source}';`],
  };
}

const NAMED = /^import \{ (.+) \} from ('[^']+');$/;

/** Returns the statements of several entries: first by folder, then by package. */
export function groupImports(entries: readonly Pick<ApiEntry, 'imports'>[]): string[] {
  const byFolder = entries.flatMap(({ imports }) => imports.slice(0, 1));
  const byPackage = entries.map(({ imports }) => imports[1] ?? imports[0] ?? '');
  const names = new Map<string, string[]>();
  const others: string[] = [];
  for (const statement of byPackage) {
    const [, name, source] = NAMED.exec(statement) ?? [];
    if (name !== undefined && source !== undefined) {
      names.set(source, [...(names.get(source) ?? []), name]);
    } else {
      others.push(statement);
    }
  }
  const joined = [...names].map(([source, list]) => printNamed(list, source));
  return [byFolder.join('\n'), [...joined, ...others].join('\n')];
}

/** As Prettier prints it: on one line of at most 80 characters, else one name per line. */
function printNamed(names: readonly string[], source: string): string {
  const flat = `import { ${names.join(', ')} } from ${source};`;
  return flat.length <= 80
    ? flat
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from ${source};`;
}
