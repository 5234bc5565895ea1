import { findImages } from '@/src/shared/images';
import type { TextFile } from '../demoSource';

/** Returns the root-relative addresses of the images in files, without duplicates. */
export function findAssets(files: readonly TextFile[]): string[] {
  return [...new Set(files.flatMap(({ text }) => findImages(text)))];
}

/**
 * Fetches the images in files.
 * @throws Error with the address of an image that can't be fetched.
 */
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
