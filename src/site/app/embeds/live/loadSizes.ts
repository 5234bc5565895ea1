import {
  SIZES_FOLDER,
  SIZES_MANIFEST,
  type SizesFile,
  type SizesManifest,
} from '@/src/shared/sizes/sizesFile';
import { fetchOk } from '../../../browser/fetchOk';

/** Loads the sizes of all components and hooks. @throws Error when a file isn't there or the network fails. */
export async function loadSizes(): Promise<SizesFile> {
  // The manifest has the same name in every build.
  const manifest = await fetchOk(SIZES_FOLDER + SIZES_MANIFEST, { cache: 'no-cache' });
  const { sizes } = (await manifest.json()) as SizesManifest;
  const file = await fetchOk(SIZES_FOLDER + sizes);
  return file.json() as Promise<SizesFile>;
}
