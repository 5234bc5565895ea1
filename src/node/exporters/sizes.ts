/** The sizes of components and hooks, at `/sizes/`; see src/shared/sizes/sizesFile.ts. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SIZES_FOLDER, SIZES_MANIFEST, type SizesManifest } from '@/src/shared/sizes/sizesFile';
import { prepareSizes } from '../sizes/sizes';
import { writeHashedJson } from './hashedJson';

/**
 * Replaces the files.
 * @param folder the export, or `public/` for the development server.
 */
export async function writeSizes(folder: string): Promise<void> {
  const target = path.join(folder, SIZES_FOLDER);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const { file } = await writeHashedJson(target, 'sizes-all', await prepareSizes());
  const manifest: SizesManifest = { sizes: file };
  await writeFile(path.join(target, SIZES_MANIFEST), JSON.stringify(manifest));
}
