/** The search index, at `/search/`: a manifest, and two shards for each product; see src/shared/search/files.ts. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import {
  type NamesShard,
  SEARCH_FOLDER,
  SEARCH_MANIFEST,
  type SearchFile,
  type SearchManifest,
  type TextsShard,
} from '@/src/shared/search/files';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { createBuildText } from '../i18n/languages';
import { listMarkdownRoutes } from '../content/routes';
import { readSearchPhrases } from '../content/searchPhrases';
import { readPage } from '../search/readPages';
import { listPhrases } from '../search/listPhrases';
import { listMessages } from '../search/listMessages';
import { readReference } from '../search/readReference';
import { writeHashedJson } from './hashedJson';
import { createMessagesFile } from './messages';

/**
 * Replaces the index.
 * @param folder the export, or `public/` for the development server.
 * @returns the number of pages and of names of the reference in the index.
 * @throws BuildError for any error in a page.
 */
export async function writeSearchIndex(folder: string): Promise<{ pages: number; names: number }> {
  const target = path.join(folder, SEARCH_FOLDER);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const save = (name: string, shard: NamesShard | TextsShard): Promise<SearchFile> =>
    writeHashedJson(target, `${name}-${shard.product}`, shard);
  const manifest: SearchManifest = { products: [] };
  let count = { pages: 0, names: 0 };
  for (const { id, name } of PUBLIC_PRODUCTS) {
    const { names, texts } = readProduct(id);
    count = {
      pages: count.pages + names.pages.length,
      names: count.names + names.entries.length + names.rows.length,
    };
    manifest.products.push({
      id,
      name,
      names: await save('names', names),
      texts: await save('texts', texts),
    });
  }
  await writeFile(path.join(target, SEARCH_MANIFEST), JSON.stringify(manifest));
  return count;
}

/** Creates the two shards of a product. */
export function readProduct(product: string): { names: NamesShard; texts: TextsShard } {
  const pages = listMarkdownRoutes()
    .filter(({ pathname }) => pathname.startsWith(`/${product}/`))
    .map(readPage);
  const { entries, rows, entryTexts, rowTexts } = readReference(
    product,
    createBuildText(DEFAULT_LANGUAGE),
  );
  const names = pages.map((page) => page.names);
  return {
    names: { product, pages: names, entries, rows },
    texts: {
      product,
      pages: pages.map((page) => page.texts),
      entries: entryTexts,
      rows: rowTexts,
      phrases: listPhrases(readSearchPhrases(product), names),
      messages: listMessages(product, createMessagesFile()),
    },
  };
}
