import { findPictures } from '@/src/shared/pictures';
import type { TextFile } from '../demoSource';

/** Root-relative addresses of the pictures that files show, each once. */
export function findAssets(files: readonly TextFile[]): string[] {
  return [...new Set(files.flatMap(({ text }) => findPictures(text)))];
}

/** Fetches what files show. @throws Error that names the address of what cannot be had. */
export function loadAssets(files: readonly TextFile[]): Promise<TextFile[]> {
  return Promise.all(
    findAssets(files).map(async (name) => {
      const response = await fetch(name);
      if (!response.ok) {
        throw new Error(`${name}: ${response.status}`);
      }
      return { name, text: await response.text() };
    }),
  );
}
