/**
 * Turns Next's export into the files to serve. Each HTML file is transformed and written once. It is read twice, the
 * first time for the names of its style sheets, because all pages together wouldn't fit into memory.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { FRAME_SCRIPT } from '@/src/shared/editedFrame';
import { getPageHref } from '@/src/shared/head';
import type { BuiltPage, PageTops } from '@/src/shared/page';
import { getTopsUrl } from '@/src/shared/sourceUrl';
import { BUILD_ID, type ExportedPage, listPageFiles, readExportedPage } from './exportedPages';
import { collectHashes, hashScript, listScriptHashes, shareBootScript } from './inlineScripts';
import { createDeferStyles } from './deferStyles';
import { joinManifests } from './joinManifests';
import { joinStyles } from './joinStyles';
import { createTop, leanPage, writeJson } from './leanPage';

/** Additions to pages from other modules. */
export interface PageAdditions {
  /**
   * Returns the JSON-LD of a page, if it has any.
   * @param getTitle finds the title of another page by its pathname and language.
   */
  describePage: (
    page: ExportedPage,
    getTitle: (pathname: string, language: string) => string | undefined,
  ) => object | undefined;
  /**
   * Returns markup for the beginning of the head of the page for unknown addresses.
   * @param scriptHashes of all pages.
   */
  createNotFoundMeta: (scriptHashes: readonly string[]) => string;
  /** Gets each documentation page with its whole text, which the page loses here. */
  takePage?: (page: BuiltPage) => void;
}

interface FinishOptions {
  /** The id of the build. Pages of an earlier build, whose text hasn't changed, get it here. */
  buildId?: string | undefined;
  /** Called after every page, with the count so far and the number of pages. */
  onPage?: (done: number, total: number) => void;
}

export interface FinishedExport {
  pages: ExportedPage[];
  /** Hashes of the scripts in the pages, as a Content-Security-Policy names them. */
  scriptHashes: string[];
  /** Number of documentation pages. */
  documents: number;
  /** Number of files with sources of demos. */
  sources: number;
  /** Number of style sheets that every page had, and that are one now. */
  sheets: number;
}

/** The response of hosts to unknown addresses. */
const NOT_FOUND = '404.html';
/** The 404 page of another language. Next writes only its page, so the file for hosts is made of it. */
const TRANSLATED_NOT_FOUND = /^[a-z]{2}\/404\/index\.html$/;

/**
 * Finishes the export.
 * @param out its folder.
 * @throws BuildError when a file is not as this version of Next writes it.
 */
export async function finishExport(
  out: string,
  { describePage, createNotFoundMeta, takePage }: PageAdditions,
  { buildId, onPage }: FinishOptions = {},
): Promise<FinishedExport> {
  // Fragments of the reference that the development server left aren't pages. The build writes its own.
  const files = await listPageFiles(out);
  const styles = joinStyles(out, files);
  const manifests = joinManifests(out);
  const deferStyles = createDeferStyles(out);
  const getTitle = createTitleReader(out);
  const pages: ExportedPage[] = [];
  const hashes = new Set([hashScript(FRAME_SCRIPT)]);
  let documents = 0;
  let sources = 0;
  const notFound = new Map<string, string>();
  const tops = new Map<string, PageTops>();
  for (const file of files) {
    const exported = renewBuildId(readFileSync(path.join(out, file), 'utf8'), buildId);
    const lean = leanPage(exported, file, out);
    const styled = deferStyles(manifests.change(styles.change(lean.html), file));
    const page = readExportedPage(file, styled);
    const data = describePage(page, getTitle);
    const shared = shareBootScript(styled, file);
    const html = data ? insertData(shared, data) : shared;
    if (lean.page) {
      documents += 1;
      takePage?.(lean.page);
      addTop(tops, lean.page, lean.buildId);
    }
    sources += lean.sources;
    pages.push(page);
    listScriptHashes(html).forEach((hash) => hashes.add(hash));
    if (file === NOT_FOUND) {
      notFound.set(file, html);
    } else {
      writeFileSync(path.join(out, file), html);
    }
    if (TRANSLATED_NOT_FOUND.test(file)) {
      notFound.set(file.replace('404/index.html', NOT_FOUND), html);
    }
    onPage?.(pages.length, files.length);
    // Progress is sent between two pages.
    await setImmediate();
  }
  for (const [url, top] of tops) {
    writeJson(path.join(out, url), top);
  }
  const scriptHashes = collectHashes(hashes);
  for (const [file, html] of notFound) {
    const meta = createNotFoundMeta(scriptHashes);
    writeFileSync(
      path.join(out, file),
      html.replace('<head>', () => `<head>${meta}`),
    );
  }
  return { pages, scriptHashes, documents, sources, sheets: styles.count };
}

/** Gives a page of an earlier build the id of this one. The id is part of addresses. */
function renewBuildId(html: string, buildId: string | undefined): string {
  const [, old] = BUILD_ID.exec(html) ?? [];
  return old === undefined || buildId === undefined || old === buildId
    ? html
    : html.replaceAll(old, buildId);
}

/** Adds the top of a page to those of its product and language. @param tops by the address of their file. */
function addTop(tops: Map<string, PageTops>, page: BuiltPage, buildId: string): void {
  const top = createTop(page);
  if (top) {
    const url = getTopsUrl(buildId, page.productId, page.language);
    const others = tops.get(url) ?? {};
    others[page.pathname] = top;
    tops.set(url, others);
  }
}

/**
 * Reads the titles of other pages on demand because few pages need them. Pages have a title before and after their
 * change.
 */
function createTitleReader(
  out: string,
): (pathname: string, language: string) => string | undefined {
  const titles = new Map<string, string | undefined>();
  return (pathname, language) => {
    const file = path.posix.join(getPageHref(pathname, language).slice(1), 'index.html');
    if (!titles.has(file)) {
      const full = path.join(out, file);
      const page = existsSync(full)
        ? readExportedPage(file, readFileSync(full, 'utf8')).page
        : undefined;
      titles.set(file, page?.title);
    }
    return titles.get(file);
  };
}

function insertData(html: string, data: object): string {
  // The text must not contain anything that ends the script element.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}
