/** The files that a demo is made from. */
import { readFileSync } from 'node:fs';
import type { Flavour } from '@/src/shared/flavours';
import { findImages } from '@/src/shared/images';
import { relative } from '../paths';
import { findDemoFiles, findRelativeImports } from './readDemo';

/**
 * Lists the files of a demo by flavor: its entry, the modules that it imports by relative paths, and their images.
 * @param folder absolute path of the folder of the page's Markdown.
 * @param key as in `{{"demo": key}}`.
 * @returns paths relative to the repository: the entry, then the others, sorted.
 * @throws BuildError when a relative import doesn't resolve.
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

/** Lists a module, the modules that it imports by relative paths, and the images that these files name, sorted. */
export function listModuleFiles(entry: string): string[] {
  const modules = [entry, ...findRelativeImports(entry)];
  const pictures = modules.flatMap((file) => listPictureFiles(readFileSync(file, 'utf8')));
  const [own = '', ...others] = new Set([...modules.map(relative), ...pictures]);
  return [own, ...others.sort()];
}

/** Lists the image files that a source text names, relative to the repository. */
export function listPictureFiles(text: string): string[] {
  return findImages(text).map((address) => `public${address}`);
}
