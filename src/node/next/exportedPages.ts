/** The pages of the export, as the other outputs need them. */
import { readdir } from 'node:fs/promises';
import { getPageHref } from '@/src/shared/head';
import { parseLocalizedPath } from '@/src/shared/languages';
import type { BuiltPage, ServedPage } from '@/src/shared/page';
import { listLanguages } from '../i18n/languages';
import { toPosix } from '../paths';

/** Where a page's HTML holds its props: the tag, the props as JSON, and its end. */
export const NEXT_DATA =
  /(<script id="__NEXT_DATA__" type="application\/json"[^>]*>)([\s\S]*?)(<\/script>)/;

export interface NextData {
  buildId: string;
  /** The page is complete as Next writes it, and lean afterwards. */
  props: { pageProps: { page?: BuiltPage | ServedPage } };
}

/** A page of the export. */
export interface ExportedPage {
  /** Its file, relative to the export: `material-ui/react-button/index.html`. */
  file: string;
  /** Address with trailing slash and language prefix. */
  href: string;
  /** Address without either. */
  pathname: string;
  language: string;
  /** Kept out of search engines. */
  noindex: boolean;
  /** The page as served, without its text; absent for pages that are no documentation. */
  page?: BuiltPage | ServedPage;
}

/**
 * Names of the HTML files of pages, sorted. Fragments of the reference are none, nor is what a folder of data holds.
 * @param out the folder of the export.
 */
export async function listPageFiles(out: string): Promise<string[]> {
  const files = await readdir(out, { recursive: true });
  return files
    .map(toPosix)
    .filter((file) => file.endsWith('.html') && !file.startsWith('api-data/'))
    .sort();
}

/** Reads what the HTML of a page says of it. */
export function readExportedPage(file: string, html: string): ExportedPage {
  const address = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
  const { language, pathname } = parseLocalizedPath(address, listLanguages());
  const json = NEXT_DATA.exec(html)?.[2];
  const data: NextData | undefined = json === undefined ? undefined : JSON.parse(json);
  const page = data?.props.pageProps.page;
  return {
    file,
    href: getPageHref(pathname, language),
    pathname,
    language,
    noindex: /<meta name="robots" content="noindex"/.test(html),
    ...(page && { page }),
  };
}
