/** What the HTML of each page of an export names, weighed without a browser: quick enough for all pages. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { NEXT_DATA } from '@/src/node/next/exportedPages';
import { listPageFiles } from '@/src/node/next/exportedPages';
import { isTestPage } from '@/src/shared/products';
import { PLAIN_PAGES } from '../plainPages';
import { KIND_CEILINGS, type PageKind, type WeightLimits } from './limits';

const compress = promisify(brotliCompress);

/** A page's HTML and the files of the site that it names, in bytes of their bodies with brotli. */
export interface NamedWeight {
  /** Address with trailing slash. */
  path: string;
  kind: PageKind;
  /** The HTML without its inlined styles. */
  html: number;
  /** The HTML with its inlined styles. */
  document: number;
  script: number;
  total: number;
  requests: number;
}

/** What a server compresses; fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest)$/;

/** The kind of a page, by its Next route: `/material-ui/api/[[...slug]]`. */
export function getPageKind(route: string): PageKind {
  if (route === '/') {
    return 'home';
  }
  if (route === '/_error' || PLAIN_PAGES.includes(route)) {
    return 'utility';
  }
  if (isTestPage(route)) {
    return 'experiment';
  }
  if (/^\/[^/]+\/api(\/|$)|\/\[tab\]$/.test(route)) {
    return 'api';
  }
  return /\/react-|\/\[component\]/.test(route) ? 'component' : 'guide';
}

/** Addresses of scripts, style sheets and preloaded files that HTML names, each once. */
export function listNamedFiles(html: string): string[] {
  const tags = html.match(/<script\b[^>]*\ssrc="[^"]*"[^>]*>|<link\b[^>]*>/g) ?? [];
  const addresses = tags
    .filter(
      (tag) => tag.startsWith('<script') || /\srel="(stylesheet|preload|modulepreload)"/.test(tag),
    )
    .flatMap((tag) => /\s(?:src|href)="(\/[^"?#]+)/.exec(tag)?.[1] ?? []);
  return [...new Set(addresses)];
}

/**
 * Weighs all pages.
 * @param out folder of the export.
 * @throws Error when a page names a file that is not there, or is no page of Next.
 */
export async function weighPages(out: string): Promise<NamedWeight[]> {
  const weighed = new Map<string, Promise<number>>();
  const files = await listPageFiles(out);
  return Promise.all(files.map((file) => weighPage(out, file, weighed)));
}

/**
 * Weighs one page.
 * @param file relative to the export.
 * @param weighed bytes of files by name, those of this page are added.
 * @throws Error as `weighPages` does.
 */
export async function weighPage(
  out: string,
  file: string,
  weighed = new Map<string, Promise<number>>(),
): Promise<NamedWeight> {
  const weigh = (name: string): Promise<number> => {
    const known = weighed.get(name) ?? weighFile(path.join(out, name));
    weighed.set(name, known);
    return known;
  };
  const html = await readFile(path.join(out, file), 'utf8');
  const named = listNamedFiles(html);
  const sizes = await Promise.all([weigh(file), ...named.map(weigh)]).catch((error: unknown) => {
    throw new Error(`${file} names a file that isn't in the export: run the build again.`, {
      cause: error,
    });
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    kind: getPageKind(readRoute(file, html)),
    html: await weighText(html.replace(INLINED_STYLE, '')),
    document: sizes[0] ?? 0,
    script: sum(sizes.slice(1).filter((_size, index) => named[index]?.endsWith('.js'))),
    total: sum(sizes),
    requests: sizes.length,
  };
}

/**
 * Weighs the route manifest, which pages request after the load event.
 * @param out folder of the export.
 * @returns bytes with brotli.
 * @throws Error if the export has no manifest.
 */
export async function weighRouteManifest(out: string): Promise<number> {
  const { buildId } = JSON.parse(
    NEXT_DATA.exec(await readFile(path.join(out, 'index.html'), 'utf8'))?.[2] ?? '{}',
  ) as { buildId?: string };
  return weighFile(path.join(out, `_next/static/${buildId}/_buildManifest.js`));
}

function readRoute(file: string, html: string): string {
  const data = NEXT_DATA.exec(html)?.[2];
  if (data === undefined) {
    throw new Error(`${file} has no __NEXT_DATA__: is it a page of Next?`);
  }
  return (JSON.parse(data) as { page: string }).page;
}

const INLINED_STYLE = /<style>[^<]*<\/style>/g;

async function weighFile(file: string): Promise<number> {
  const body = await readFile(file);
  return COMPRESSIBLE.test(file) ? weighText(body) : body.length;
}

async function weighText(text: string | Buffer): Promise<number> {
  const body = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return body.length;
}

/** One figure of a page over its limit, in kB, or in requests. */
export interface Excess {
  path: string;
  measure: keyof WeightLimits;
  value: number;
  limit: number;
}

/**
 * Pages over their ceilings.
 * @param own limits of single pages, which replace those of their kind.
 */
export function findExcess(
  weights: readonly NamedWeight[],
  own: Readonly<Record<string, WeightLimits>> = {},
): Excess[] {
  return weights.flatMap((weight) => {
    const limits = { ...KIND_CEILINGS[weight.kind], ...own[weight.path] };
    return (['script', 'html', 'document', 'total', 'requests'] as const).flatMap((measure) => {
      const value = measure === 'requests' ? weight.requests : weight[measure] / 1000;
      return value > limits[measure]
        ? [{ path: weight.path, measure, value, limit: limits[measure] }]
        : [];
    });
  });
}
