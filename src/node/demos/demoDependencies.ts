/** The files that a demo is made from. */
import { readFileSync } from 'node:fs';
import type { Flavour } from '@/src/shared/flavours';
import { findImages } from '@/src/shared/images';
import { relative } from '../paths';
import { findDemoFiles, findRelativeImports } from './readDemo';

/**
 * Lists the files of a demo by flavour: its entry, everything that it imports by relative paths, and pictures.
 * @param folder absolute path of the folder of the page's Markdown.
 * @param key as in `{{"demo": key}}`.
 * @returns paths relative to the repository: the entry, then the others, sorted.
 * @throws BuildError when a relative import leads nowhere.
 */
export function listDemoDependencies(
  folder: string,
  key: string,
): Partial<Record<Flavour, string[]>> {
  return Object.fromEntries(
    Object.entries(findDemoFiles(folder, key)).map(([flavour, entry]) => [
      flavour,
      listModuleFiles(entry),
    ]),
  );
}

/** A module, then everything that it imports by relative paths and the pictures that these files name, sorted. */
export function listModuleFiles(entry: string): string[] {
  const modules = [entry, ...findRelativeImports(entry)];
  const pictures = modules.flatMap((file) => listPictureFiles(readFileSync(file, 'utf8')));
  const [own = '', ...others] = new Set([...modules.map(relative), ...pictures]);
  return [own, ...others.sort()];
}

/** The files of the pictures that a source text names, relative to the repository. */
export function listPictureFiles(text: string): string[] {
  return findImages(text).map((address) => `public${address}`);
}
