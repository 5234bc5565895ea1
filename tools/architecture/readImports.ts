/** Reads which files of the repository import which others. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { toPosix } from '@/src/node/paths';

/** One import. Both are paths from the root of the repository, with forward slashes. */
export interface Import {
  from: string;
  to: string;
}

const SCRIPT = /\.(?:ts|tsx|mts|mjs|cjs|js)$/;
const STYLES = /\.css$/;

/** `@import './a.css'`, and `composes: name from './a.module.css'`. */
const STYLES_IMPORT = /(?:@import\s+(?:url\()?|composes:[^;]*\bfrom\s+)["']([^"']+)["']/g;

/** What a specifier may leave out, in the order in which TypeScript and Next look. */
const ENDINGS = [
  '',
  ...['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json'],
  ...['/index.ts', '/index.tsx'],
];

/**
 * Reads static imports, type imports, exports from another file, `import()` and `require` of a fixed name. Imports of
 * packages are left out, and so are names that lead to no file: the type check reports those.
 * @param root the repository.
 * @param folders folders to read, as paths from the root.
 * @returns every import once, in the order of the files.
 */
export function readImports(root: string, folders: readonly string[]): Import[] {
  return folders
    .flatMap((folder) => listFiles(root, folder))
    .flatMap((from) => {
      const specifiers = readSpecifiers(from, readFileSync(path.join(root, from), 'utf8'));
      const targets = specifiers.map((specifier) => resolve(root, from, specifier));
      return [...new Set(targets)].filter((to) => to !== undefined).map((to) => ({ from, to }));
    });
}

/** Scripts and style sheets of a folder and its subfolders, as sorted paths from the root. */
export function listFiles(root: string, folder: string): string[] {
  const whole = path.join(root, folder);
  if (!existsSync(whole)) {
    return [];
  }
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${toPosix(file)}`)
    .filter((file) => SCRIPT.test(file) || STYLES.test(file))
    .sort();
}

function readSpecifiers(file: string, text: string): string[] {
  if (STYLES.test(file)) {
    return [...text.matchAll(STYLES_IMPORT)].map(([, specifier = '']) => specifier);
  }
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** @returns the file that a specifier leads to, as a path from the root; undefined for packages and unknown files. */
function resolve(root: string, from: string, specifier: string): string | undefined {
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : /^\.\.?(?:\/|$)/.test(specifier)
      ? path.posix.join(path.posix.dirname(from), specifier)
      : undefined;
  if (target === undefined) {
    return undefined;
  }
  return ENDINGS.map((ending) => target + ending).find((file) => isFile(path.join(root, file)));
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
