/** Reads import statements as text. Nothing of it is run. */
import { BASKET_LIMIT } from './basketAddress';
import type { SizeEntry } from './sizesFile';

export interface ReadImports {
  /** The components and hooks that were found, each once. */
  entries: SizeEntry[];
  /** The other imported names, such as `Foo (@mui/material)`, without types and without React. */
  unknown: string[];
}

/** The maximum length of a text. The rest is ignored. */
export const TEXT_LIMIT = 100_000;

/** After white space was collapsed: `import Default, { names } from 'path'`. */
const IMPORT =
  /\bimport ?(type )?(?:([\w$]+) ?(?=,| from\b))?,? ?(?:\* as ([\w$]+)|\{([^{}]*)\})? ?from ?["']([^"' ]+)["']/g;

const COMMENTS = /\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|^\s*\/\/.*$/gm;

/** These are not part of any size. */
const REACT = /^(react|react-dom)(\/|$)/;

/**
 * Finds the components and hooks that a text imports.
 * @param text code with import statements.
 * @param entries all known entries.
 */
export function readImports(text: string, entries: readonly SizeEntry[]): ReadImports {
  const code = text.slice(0, TEXT_LIMIT).replace(COMMENTS, '').replace(/\s+/g, ' ');
  const found = new Set<SizeEntry>();
  const unknown = new Set<string>();
  const take = (exported: string, path: string, local: string) => {
    const entry = findEntry(entries, exported, path);
    if (entry) {
      found.add(entry);
    } else if (unknown.size < BASKET_LIMIT) {
      unknown.add(`${local} (${path})`);
    }
  };
  for (const [, type, single, namespace, names, path = ''] of code.matchAll(IMPORT)) {
    if (type || REACT.test(path)) {
      continue;
    }
    if (single) {
      take('default', path, single);
    }
    if (namespace) {
      take('*', path, `* as ${namespace}`);
    }
    for (const name of listNames(names ?? '')) {
      take(name, path, name);
    }
  }
  return { entries: [...found], unknown: [...unknown] };
}

/** Lists the names between braces, without types. */
function listNames(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0]!);
}

function findEntry(
  entries: readonly SizeEntry[],
  exported: string,
  path: string,
): SizeEntry | undefined {
  return entries.find((entry) =>
    entry.path === path
      ? entry.exported === exported
      : entry.package === path &&
        [entry.name, entry.exported].includes(exported) &&
        exported !== 'default',
  );
}
