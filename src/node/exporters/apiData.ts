/**
 * Writes the API reference for programs, at `/api-data/`: each entry and each shared set as JSON, their JSON Schema,
 * and a list of all entries. Also writes the rows of the sets as HTML, which pages fetch.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { apiEntryFileSchema } from '@/src/shared/apiEntry';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { renderSetRows } from '../api/render/table';
import { getApiEntry, getApiSet, listApiEntries } from '../api/store';
import { getDataHref, getEntryHref, listTabbedPages } from '../content/reference/apiAddress';
import { getDemoPages } from '../content/reference/apiEntryPage';
import { createRenderContext } from '../content/reference/apiIndex';

/**
 * Replaces the files.
 * @param folder the export, or `public/` for the development server.
 */
export async function writeApiData(folder: string): Promise<void> {
  const data = path.join(folder, 'api-data');
  await rm(data, { recursive: true, force: true });
  const save = async (name: string, content: string) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const pages = listTabbedPages();
  const sets = new Set<string>();
  const list = [];
  for (const listing of listApiEntries()) {
    const entry = getApiEntry(listing.product, listing.slug);
    entry.sets.forEach(({ set }) => sets.add(set));
    const href = getEntryHref(listing, pages);
    const file = { ...entry, href, demos: getDemoPages(entry) };
    await save(getDataHref(listing), JSON.stringify(file));
    list.push({ ...listing, href, data: getDataHref(listing) });
  }
  const context = createRenderContext(DEFAULT_LANGUAGE);
  for (const id of sets) {
    const set = getApiSet(id);
    await save(`/api-data/sets/${id}.json`, JSON.stringify(set));
    await save(`/api-data/sets/${id}.html`, renderSetRows(set, context));
  }
  await save('/api-data/index.json', JSON.stringify(list));
  await save('/api-data/schema.json', JSON.stringify(z.toJSONSchema(apiEntryFileSchema), null, 2));
}
