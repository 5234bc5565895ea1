/**
 * The site's search for the MCP server. It uses the same code and index as the browser, and keeps the index in memory.
 */
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { type Search, createSearch } from '@/src/shared/search/createSearch';
import { SEARCH_MANIFEST, type SearchFile, type SearchManifest } from '@/src/shared/search/files';
import { readProduct } from '../exporters/searchIndex';

let search: Promise<Search> | undefined;

/** Returns the search over the whole site. The first call creates the index, which takes seconds. */
export function getSearch(): Promise<Search> {
  search ??= load().catch((error: unknown) => {
    search = undefined;
    throw error;
  });
  return search;
}

async function load(): Promise<Search> {
  const files = new Map<string, unknown>();
  const keep = (file: string, content: unknown): SearchFile => {
    files.set(file, content);
    return { file, bytes: 0 };
  };
  const products = PUBLIC_PRODUCTS.map(({ id, name }) => {
    const { names, texts } = readProduct(id);
    return { id, name, names: keep(`names-${id}`, names), texts: keep(`texts-${id}`, texts) };
  });
  keep(SEARCH_MANIFEST, { products } satisfies SearchManifest);
  const loaded = createSearch(async (file) => files.get(file));
  await loaded.loadAll();
  return loaded;
}
