/**
 * What each product needs to be read without a network, at `/offline-data/`. Everything is found in the export itself:
 * pages name their scripts and styles, and scripts name those that they load later.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  OFFLINE_DATA,
  type OfflineFile,
  type OfflineIndex,
  type OfflineList,
  getOfflineListUrl,
} from '@/src/shared/offline';
import { READER_PRODUCTS } from '@/src/shared/products';
import { listRoutes } from '../next/packRoutes';
import { toPosix } from '../paths';

/** Static files as HTML (`/_next/static/…`), scripts (`static/…`) and style sheets (`../…`) write them. */
const STATIC_FILE = /(?:static|\.\.)\/(?:chunks|css|media)\/[\w.~/-]+\.\w+/g;

/** What pages of one product alone fetch: Material UI shows all icons. */
const OWN_DATA: Readonly<Record<string, RegExp>> = { 'material-ui': /^icon-data\// };

/** Needed wherever one reads: home page, page of one demo, pictures, icons, search, and rows that tables fetch. */
const COMMON =
  /^(index\.html|demo\/index\.html|tailwind-data\.css|[\w-]+\.(svg|ico|png|webmanifest)|images\/.*|search\/.*|api-data\/sets\/.*\.html)$/;

/**
 * Writes the lists anew.
 * @param out the export.
 * @returns one line for the log of the build.
 */
export async function writeOfflineData(out: string): Promise<string> {
  const folder = path.join(out, OFFLINE_DATA);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const exported = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(out, file)).isFile())
    .map(toPosix);
  const measured = new Map<string, OfflineFile>();
  const measure = (file: string): OfflineFile => {
    const known = measured.get(file) ?? measureFile(out, file);
    measured.set(file, known);
    return known;
  };
  const products = [];
  for (const { id: product } of READER_PRODUCTS) {
    const needed = listNeeded(out, exported, product);
    const files = needed.map(measure);
    const list: OfflineList = {
      product,
      pages: needed.filter((file) => isPageOf(file, product)).length,
      version: hashContent(JSON.stringify(files)),
      files,
    };
    await writeFile(path.join(out, getOfflineListUrl(product)), JSON.stringify(list));
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    products.push({ product, pages: list.pages, bytes, version: list.version });
  }
  const index: OfflineIndex = { products };
  await writeFile(path.join(folder, 'index.json'), JSON.stringify(index));
  texts.clear();
  return products
    .map(({ product, bytes }) => `${product} ${(bytes / 1e6).toFixed(1)} MB`)
    .join(', ');
}

/** The files of the export that a product needs, sorted. */
function listNeeded(out: string, files: readonly string[], product: string): string[] {
  const pages = files.filter((file) => isPageOf(file, product));
  const inData = new RegExp(
    `^_next/data/[^/]+/(([a-z]{2}/)?(source/)?${product}(/|\\.json$)|(index|demo)\\.json$)`,
  );
  const manifests = [...new Set(pages.flatMap((page) => listManifests(out, page)))];
  const routes = manifests.flatMap((file) => listRouteScripts(out, file, product));
  const needed = new Set([
    ...pages,
    ...files.filter(
      (file) => inData.test(file) || COMMON.test(file) || OWN_DATA[product]?.test(file),
    ),
    ...manifests,
    ...follow(out, [...pages, 'index.html', ...routes]),
    ...routes,
  ]);
  const lone = listStatic(out, DEMO_PAGE);
  lone.forEach((file) => needed.add(file));
  for (const file of lone.flatMap((script) => listStatic(out, script))) {
    if (isMostlyIn(needed, listStatic(out, file))) {
      needed.add(file);
    }
  }
  return [...needed].sort();
}

/** The page of one demo. Its script knows the demos of every page of every product, one script for each page. */
const DEMO_PAGE = 'demo/index.html';

/** Such a script loads what its page loads, but for a few files that are split in another way. */
const MOST = 0.75;

function isMostlyIn(needed: ReadonlySet<string>, loaded: readonly string[]): boolean {
  return loaded.filter((file) => needed.has(file)).length >= MOST * loaded.length;
}

function isPageOf(file: string, product: string): boolean {
  return file.replace(/^[a-z]{2}\//, '').startsWith(`${product}/`) && file.endsWith('/index.html');
}

/** The scripts of the build's id that a page names: they list the scripts of each route, and load none. */
function listManifests(out: string, page: string): string[] {
  return readText(out, page).match(/_next\/static\/[^/"]+\/_\w+Manifest\.js/g) ?? [];
}

/** What a script that stays in the page loads to go to a page of the product, the home page, or one that is missing. */
function listRouteScripts(out: string, manifest: string, product: string): string[] {
  return [...listRoutes(readText(out, manifest))]
    .filter(([route]) => /^\/(404|_error|_app)?$/.test(route) || route.startsWith(`/${product}/`))
    .flatMap(([, files]) => files)
    .map((name) => `_next/${name}`);
}

/** All static files that some files load, and those that these load, and so on. */
function follow(out: string, from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...from];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const target of listStatic(out, file)) {
      if (!found.has(target)) {
        found.add(target);
        queue.push(target);
      }
    }
  }
  return found;
}

/** The static files that a page, script or style sheet names. */
function listStatic(out: string, file: string): string[] {
  const names = /\.(html|js|css)$/.test(file) ? readText(out, file).match(STATIC_FILE) : [];
  return [...new Set(names)]
    .map((name) => `_next/${name.replace('..', 'static')}`)
    .filter((target) => existsSync(path.join(out, target)));
}

/** Every file is read for several products; forgotten when the lists are written. */
const texts = new Map<string, string>();

function readText(out: string, file: string): string {
  const full = path.join(out, file);
  const text = texts.get(full) ?? readFileSync(full, 'utf8');
  texts.set(full, text);
  return text;
}

function measureFile(out: string, file: string): OfflineFile {
  const content = readFileSync(path.join(out, file));
  const url = `/${file}`.replace(/(^|\/)index\.html$/, '$1');
  return [url, gzipSync(content).length, hashContent(content)];
}

/** A short hash of a file's content. */
export function hashContent(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
