import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPageFiles } from '@/src/node/next/exportedPages';

/** Changes every page of an export, as `finishExport` does. @param change gets the HTML and the name of the file. */
export async function changePages(
  out: string,
  change: (html: string, file: string) => string | Promise<string>,
): Promise<void> {
  for (const file of await listPageFiles(out)) {
    const html = await readFile(path.join(out, file), 'utf8');
    await writeFile(path.join(out, file), await change(html, file));
  }
}
