/** The import statements below the description of a component page. */
import { h } from 'hastscript';
import type { ApiEntry } from '@/src/shared/apiEntry';
import type { FrontMatter, Html } from '@/src/shared/page';
import { getApiEntry } from '../../api/store';
import type { BuildText } from '../../markdown/context';
import { highlight } from '../../markdown/highlight';
import { raw, renderHtml } from '../../markdown/html';
import { findOwnEntry } from './apiAddress';

interface ImportOptions {
  /** Path of the Markdown file, for errors. */
  file: string;
  productId: string;
  t: BuildText;
}

/**
 * Renders both import statements of the first component of a page, and those of all its components and hooks in a
 * disclosure. Each block of statements has a copy button, which `useCodeCopy` handles.
 * @returns undefined for a page without components and hooks.
 * @throws BuildError when the installed packages do not have a component or hook that the front matter names.
 */
export function createImportLines(
  { components, hooks }: Pick<FrontMatter, 'components' | 'hooks'>,
  { file, productId, t }: ImportOptions,
): Html | undefined {
  const entries = [...components, ...hooks].map((name) => {
    const { product, slug } = findOwnEntry(name, productId, { markdownFile: file });
    return getApiEntry(product, slug);
  });
  const [first] = entries;
  if (!first) {
    return undefined;
  }
  const createLine = (code: string) =>
    h('div', { className: ['MuiCode-root'] }, [
      h('code', { className: ['language-tsx'] }, raw(highlight(code, 'tsx'))),
      h('button', { type: 'button', className: ['MuiCode-copy'] }, t('copy')),
    ]);
  const others = [...components, ...hooks].slice(1);
  const all = entries.length > 1 ? groupImports(entries) : [];
  return {
    html: renderHtml([
      ...first.imports.map(createLine),
      ...(all.length > 0
        ? [
            h('details', [
              h('summary', t('importsMore', { names: others.join(', ') })),
              ...all.map(createLine),
            ]),
          ]
        : []),
    ]),
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
