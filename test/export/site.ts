/** The export as a whole: its pages and files, and the data that checks of one page need from others. */
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { listLanguages } from '@/src/node/i18n/languages';
import { findHeaders, parseHeaders } from '@/src/node/exporters/hosting/headerRules';
import { parseLocalizedPath } from '@/src/shared/languages';
import { getTemplateGallery } from '@/src/shared/nav';
import { PLAIN_PAGES } from '@/tools/plainPages';
import { type Page, parsePage, select } from './page';

/** The data of the site for checks of one page. */
export interface Site {
  /** Languages of the pages, English first. */
  languages: readonly string[];
  /** @param url address with a trailing slash. */
  hasPage: (url: string) => boolean;
  /** @param pathname address of a file, without query and hash. */
  hasFile: (pathname: string) => boolean;
  /** Returns the ids of a page as served. */
  getIds: (url: string) => ReadonlySet<string>;
  /** Returns the headers of an address, as hosts send them. */
  getHeaders: (pathname: string) => ReadonlyMap<string, string>;
  /** Reads a file of the export as text. */
  read: (pathname: string) => string;
  readStart: (pathname: string) => Uint8Array;
  /** Reads a file of the repository as text; undefined if it doesn't exist. */
  readSource: (file: string) => string | undefined;
}

export interface ExportedSite extends Site {
  /** Addresses of all pages with a trailing slash, sorted. */
  urls: readonly string[];
  readPage: (url: string) => Page;
}

/**
 * Opens an export. Pages are parsed when they are read. Only their ids are cached, so that memory usage hardly grows
 * with the number of pages.
 * @param folder the folder of the export.
 * @throws Error when there is none.
 */
export function openExport(folder = path.resolve('out')): ExportedSite {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} doesn't contain an export: run npm run build first`);
  }
  const urls = listUrls(folder);
  const pages = new Set(urls);
  const ids = new Map<string, ReadonlySet<string>>();
  const getFile = (pathname: string) => path.join(folder, decodeURIComponent(pathname));
  const read = (pathname: string) => readFileSync(getFile(pathname), 'utf8');
  const rules = parseHeaders(read('/_headers'));
  const readPage = (url: string) => {
    const page = parsePage(url, read(`${url}index.html`));
    ids.set(url, new Set(select(page, '[id]').map(({ attribs }) => attribs.id ?? '')));
    return page;
  };
  return {
    urls,
    languages: listLanguages(),
    hasPage: (url) => pages.has(url),
    hasFile: (pathname) =>
      statSync(getFile(pathname), { throwIfNoEntry: false })?.isFile() ?? false,
    getIds(url) {
      if (!ids.has(url)) {
        readPage(url);
      }
      return ids.get(url) ?? new Set();
    },
    getHeaders: (pathname) => findHeaders(rules, pathname),
    read,
    readStart: (pathname) => readStart(getFile(pathname)),
    readPage,
    readSource: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
  };
}

/** In bytes. */
const START = 64;

function readStart(file: string): Uint8Array {
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(START);
  const length = readSync(descriptor, bytes, 0, START, 0);
  closeSync(descriptor);
  return bytes.subarray(0, length);
}

function listUrls(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}/`.replace('/./', '/'))
    .sort();
}

/** The kinds of pages. */
export type PageKind =
  /** A documentation page, with the frame of the site. */
  | 'docs'
  /** A template, without the frame of the site. */
  | 'template'
  /** The page of a standalone demo, without the frame of the site. */
  | 'demo'
  /** A page without Markdown, such as the home page. */
  | 'other';

/** Returns the kind of a page from its address. */
export function getKind(url: string, { languages }: Pick<Site, 'languages'>): PageKind {
  const { pathname } = parseLocalizedPath(url, languages);
  if (getTemplateGallery(pathname) !== undefined) {
    return 'template';
  }
  if (pathname === '/demo') {
    return 'demo';
  }
  return PLAIN_PAGES.includes(pathname) ? 'other' : 'docs';
}
