/**
 * Lists the files that each product needs offline, at `/offline-data/`. The lists are derived from the export: pages
 * name their scripts and styles, and scripts name those that they load later.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  OFFLINE_DATA,
  type OfflineFile,
  type OfflineIndex,
  type OfflineList,
  getOfflineListUrl,
} from '@/src/shared/offline';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { cachePerCodeVersionAsync } from '../cache';
import { listRoutes } from '../next/packRoutes';
import { toPosix } from '../paths';

const compress = promisify(gzip);

/** Matches names of static files in HTML (`/_next/static/…`), scripts (`static/…`) and style sheets (`../…`). */
const STATIC_FILE = /(?:static|\.\.)\/(?:chunks|css|media)\/[\w.~/-]+\.\w+/g;

/** The script that lists the scripts of each route. The HTML of pages doesn't name it. */
const MANIFEST = /^_next\/static\/[^/]+\/_buildManifest\.js$/;

/** Files that all products need: home page, page of one demo, images, icons, search, answers, sizes, version changes, and rows that tables fetch. */
const COMMON =
  /^(index\.html|demo\/index\.html|tailwind-data\.css|[\w-]+\.(svg|ico|png|webmanifest)|version-changes\.json|images\/.*|(search|answers|sizes)\/.*|api-data\/sets\/.*\.html)$/;

/**
 * Replaces the lists.
 * @param out the export.
 * @returns one line for the build log.
 */
export async function writeOfflineData(out: string): Promise<string> {
  const folder = path.join(out, OFFLINE_DATA);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const exported = readExport(out);
  const measured = new Map<string, Promise<OfflineFile>>();
  const measure = (file: string): Promise<OfflineFile> => {
    const known = measured.get(file) ?? measureFile(out, file);
    measured.set(file, known);
    return known;
  };
  const products = [];
  for (const { id: product, dataFolder } of PUBLIC_PRODUCTS) {
    const needed = listNeeded(exported, product, dataFolder);
    const files = await Promise.all(needed.map(measure));
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
  return products
    .map(({ product, bytes }) => `${product} ${(bytes / 1e6).toFixed(1)} MB`)
    .join(', ');
}

/** The files of an export. */
interface ExportFiles {
  /** Their names, relative to the export. */
  files: readonly string[];
  read: (file: string) => string;
  /** Lists the static files that a page, script, or style sheet names. */
  listStatic: (file: string) => readonly string[];
}

function readExport(out: string): ExportFiles {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosix(path.relative(out, path.join(entry.parentPath, entry.name))));
  const names = new Set(files);
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
  // Each file is read for several products.
  const named = new Map<string, readonly string[]>();
  const listStatic = (file: string) => {
    const found = named.get(file) ?? findStatic(file, read).filter((target) => names.has(target));
    named.set(file, found);
    return found;
  };
  return { files, read, listStatic };
}

function findStatic(file: string, read: (file: string) => string): string[] {
  const found = /\.(html|js|css)$/.test(file) ? read(file).match(STATIC_FILE) : [];
  return [...new Set(found)].map((name) => `_next/${name.replace('..', 'static')}`);
}

/** Lists the files of the export that a product needs, sorted. */
function listNeeded(
  exported: ExportFiles,
  product: string,
  dataFolder: string | undefined,
): string[] {
  const { files, listStatic } = exported;
  const pages = files.filter((file) => isPageOf(file, product));
  const inData = new RegExp(
    `^_next/data/[^/]+/(([a-z]{2}/)?(source/|tops/[a-z]{2}/)?${product}(/|\\.json$)|(index|demo)\\.json$)`,
  );
  const manifests = files.filter((file) => MANIFEST.test(file));
  const routes = manifests.flatMap((file) => listRouteScripts(exported, file, product));
  const needed = new Set([
    ...pages,
    ...files.filter(
      (file) =>
        inData.test(file) ||
        COMMON.test(file) ||
        (dataFolder !== undefined && file.startsWith(dataFolder)),
    ),
    ...manifests,
    ...follow(exported, [...pages, 'index.html', ...routes]),
    ...routes,
  ]);
  const lone = listStatic(DEMO_PAGE);
  lone.forEach((file) => needed.add(file));
  for (const file of lone.flatMap(listStatic)) {
    if (isMostlyIn(needed, listStatic(file))) {
      needed.add(file);
    }
  }
  return [...needed].sort();
}

/**
 * The page that shows one demo. Its script refers to the demos of all pages of all products, with one script per page.
 */
const DEMO_PAGE = 'demo/index.html';

/** A script with a page's demos loads the same files as that page, except for a few that are split differently. */
const MOST = 0.75;

function isMostlyIn(needed: ReadonlySet<string>, loaded: readonly string[]): boolean {
  return loaded.filter((file) => needed.has(file)).length >= MOST * loaded.length;
}

function isPageOf(file: string, product: string): boolean {
  return file.replace(/^[a-z]{2}\//, '').startsWith(`${product}/`) && file.endsWith('/index.html');
}

/** Lists the scripts that in-site navigation loads for pages of the product, the home page, and the 404 page. */
function listRouteScripts({ read }: ExportFiles, manifest: string, product: string): string[] {
  return [...listRoutes(read(manifest))]
    .filter(([route]) => /^\/(404|_error|_app)?$/.test(route) || route.startsWith(`/${product}/`))
    .flatMap(([, files]) => files)
    .map((name) => `_next/${name}`);
}

/** Lists the static files that the given files load, directly or indirectly. */
function follow({ listStatic }: ExportFiles, from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...from];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const target of listStatic(file)) {
      if (!found.has(target)) {
        found.add(target);
        queue.push(target);
      }
    }
  }
  return found;
}

async function measureFile(out: string, file: string): Promise<OfflineFile> {
  const content = readFileSync(path.join(out, file));
  const url = `/${file}`.replace(/(^|\/)index\.html$/, '$1');
  return [url, await measureTransfer(content), hashContent(content)];
}

/**
 * Returns the compressed size. Files that differ only in the id of the build have the same size, give or take a byte.
 * The file is compressed beside others, in the threads of Node.
 */
function measureTransfer(content: Buffer): Promise<number> {
  const id = process.env.FIELDGUIDE_BUILD_ID;
  const same = id ? content.toString('latin1').replaceAll(id, '') : content;
  return cachePerCodeVersionAsync(
    ['transfer size', hashContent(same)],
    async () => (await compress(content)).length,
  );
}

/** Returns a short hash of a file's content. */
export function hashContent(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
