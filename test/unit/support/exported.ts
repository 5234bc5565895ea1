/** The export of the present sources, for tests of what readers get. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SitePage, listPages } from '@/src/node/content/source';
import type { BuiltDemoBlock, PageData } from '@/src/shared/page';
import { getSourceUrl } from '@/src/shared/sourceUrl';
import { getBuildId, getOut } from './presentExport';

/** A page as the export has it. */
export interface ExportedDocsPage extends Pick<SitePage, 'pathname' | 'productId' | 'kind'> {
  /** What in-site navigation fetches. Demos are without their sources: `readSources` has them. */
  page: PageData;
  /** Its Markdown copy, the whole file. */
  text: string;
}

/** A file of the export. @param name as in its address, without the first slash. */
export function readOut(name: string): string {
  return readFileSync(path.join(getOut(), name), 'utf8');
}

/** A file of the export that holds JSON. */
export function readOutJson<T>(name: string): T {
  return JSON.parse(readOut(name)) as T;
}

/** What in-site navigation fetches of a page. */
export function readPageData(pathname: string): PageData {
  const data = readOutJson<{ pageProps: { page: PageData } }>(
    `_next/data/${getBuildId()}${pathname}.json`,
  );
  return data.pageProps.page;
}

/** Every documentation page in English, in the order of the navigation. */
export function listExportedPages(): ExportedDocsPage[] {
  return listPages().map(({ pathname, productId, kind }) => ({
    pathname,
    productId,
    kind,
    page: readPageData(pathname),
    text: readOut(`${pathname.slice(1)}.md`),
  }));
}

/** The sources of a demo, which a reader fetches by opening its code. */
export function readSources(
  page: PageData,
  { name }: Pick<BuiltDemoBlock, 'name'>,
): BuiltDemoBlock['flavours'] {
  return readOutJson(getSourceUrl(getBuildId(), page.pathname, name).slice(1));
}
