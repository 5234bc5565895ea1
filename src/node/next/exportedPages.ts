/** Reads the pages of the export. */
import { readdir } from 'node:fs/promises';
import { getPageHref } from '@/src/shared/head';
import { parseLocalizedPath } from '@/src/shared/languages';
import type { BuiltPage, ServedPage } from '@/src/shared/page';
import { listLanguages } from '../i18n/languages';
import { toPosix } from '../paths';

/** Matches the props in a page's HTML: the tag, the props as JSON, and the end tag. */
export const NEXT_DATA =
  /(<script id="__NEXT_DATA__" type="application\/json"[^>]*>)([\s\S]*?)(<\/script>)/;

/** Matches the id of the build in a page's HTML, which is after the props. */
export const BUILD_ID = /"buildId":"([\w-]+)"(?![\s\S]*"buildId":")/;

export interface NextData {
  buildId: string;
  /** Next writes the complete page. After the export is finished, it is the served page. */
  props: { pageProps: { page?: BuiltPage | ServedPage } };
}

/** A page of the export. */
export interface ExportedPage {
  /** Its file, relative to the export: `material-ui/react-button/index.html`. */
  file: string;
  /** Address with trailing slash and language prefix. */
  href: string;
  /** Address without trailing slash and language prefix. */
  pathname: string;
  language: string;
  /** Whether search engines must not index the page. */
  noindex: boolean;
  /** The page as served, without its text; undefined for pages that aren't documentation. */
  page?: BuiltPage | ServedPage;
}

/**
 * Lists the HTML files of pages, sorted. Fragments of the reference and files in data folders aren't pages.
 * @param out the folder of the export.
 */
export async function listPageFiles(out: string): Promise<string[]> {
  const files = await readdir(out, { recursive: true });
  return files
    .map(toPosix)
    .filter((file) => file.endsWith('.html') && !file.startsWith('api-data/'))
    .sort();
}

/** Reads the data of a page from its HTML. */
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
