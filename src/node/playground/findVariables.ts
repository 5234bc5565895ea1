/** Finds CSS variables in the source of the installed packages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiEntry } from '@/src/shared/apiEntry';
import { ROOT } from '../paths';

const names = new Map<string, ReadonlySet<string>>();

/** Whether a module of a component, in its own folder, reads or sets a CSS variable. */
export function hasOwnVariable(entry: ApiEntry, variable: string): boolean {
  const index = findIndex(entry);
  return listModules(index)
    .filter((file) => path.dirname(file) === path.dirname(index))
    .some((file) => readVariableNames(file).has(variable));
}

/** Whether a component, or a module of the same package that it imports, reads or sets a CSS variable. */
export function hasVariable(entry: ApiEntry, variable: string): boolean {
  return listModules(findIndex(entry)).some((file) => readVariableNames(file).has(variable));
}

/** Returns the module that a component is imported from: `import Button from '@mui/joy/Button'`. */
function findIndex({ imports, name }: ApiEntry): string {
  const specifier = imports.map((line) => /'(.+)'/.exec(line)?.[1]).find((found) => found);
  const index = path.join(ROOT, 'node_modules', specifier ?? name, 'index.js');
  if (!existsSync(index)) {
    throw new Error(`The module of ${name} isn't at ${index}: correct findIndex`);
  }
  return index;
}

/** Lists a module and those that it imports by relative paths, directly or through others. */
function listModules(file: string, found = new Set<string>()): string[] {
  if (!found.has(file) && existsSync(file)) {
    found.add(file);
    for (const [, target] of readFileSync(file, 'utf8').matchAll(/\bfrom\s+["'](\.[^"']+)["']/g)) {
      listModules(path.resolve(path.dirname(file), target!), found);
    }
  }
  return [...found];
}

function readVariableNames(file: string): ReadonlySet<string> {
  const known = names.get(file);
  if (known) {
    return known;
  }
  const read = new Set(readFileSync(file, 'utf8').match(/--[A-Za-z][\w-]*/g));
  names.set(file, read);
  return read;
}
