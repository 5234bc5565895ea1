import {
  SIZES_FOLDER,
  SIZES_MANIFEST,
  type SizesFile,
  type SizesManifest,
} from '@/src/shared/sizes/sizesFile';

/** Loads the sizes of all components and hooks. @throws Error when a file isn't there or the network fails. */
export async function loadSizes(): Promise<SizesFile> {
  const { sizes } = await load<SizesManifest>(SIZES_MANIFEST, { cache: 'no-cache' });
  return load<SizesFile>(sizes, {});
}

async function load<T>(name: string, options: RequestInit): Promise<T> {
  const address = SIZES_FOLDER + name;
  const response = await fetch(address, options);
  if (!response.ok) {
    throw new Error(`${address} failed with status ${response.status}.`);
  }
  return (await response.json()) as T;
}
