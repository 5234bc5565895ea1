/**
 * Renders again only the pages whose text changed. Text is no part of what Next compiles: while the rest of the site is the
 * same, the compiled code and the other pages of the last export are used again.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { ROOT } from '../paths';

/** Next clears its folder before it compiles, and with it what was kept of an earlier compilation. */
const NEXT = path.join(ROOT, '.next');

/** What a build is made from, so that two builds can be compared. */
export interface SiteState {
  /**
   * Hash of each input, by its path from the repository. Of a Markdown page, it is a hash of what the compiler reads of it
   * (the demos and embeds that it places), and of what other pages show of it (its front matter and heading).
   */
  frame: Record<string, string>;
  /** Hash of the whole text of each Markdown page, by its path from the repository. */
  texts: Record<string, string>;
}

const stateSchema = z.object({
  frame: z.record(z.string(), z.string()),
  texts: z.record(z.string(), z.string()),
  /** The id under which Next made the export. */
  buildId: z.string(),
});

/** What an export was made from. */
export type ExportState = z.infer<typeof stateSchema>;

/** The routes to render again, or the reason for a full build. */
export type RenderPlan<T> = { routes: T[] } | { reason: string };

/**
 * Finds the routes to render again.
 * @param kept state of the export that was kept.
 * @param routes the English routes.
 * @param languages all others: the translation of `button.md` into `pt` is `button-pt.md`.
 */
export function planRendering<T extends { markdownFile: string }>(
  kept: SiteState | undefined,
  { frame, texts }: SiteState,
  routes: readonly T[],
  languages: readonly string[],
): RenderPlan<T> {
  if (!kept) {
    return { reason: 'there is no complete build to add to' };
  }
  const [other] = listDifferences(kept.frame, frame);
  if (other !== undefined) {
    return {
      reason: other.endsWith('.md')
        ? `the front matter, the heading, a link definition, or the demos of ${other} changed`
        : `${other} changed`,
    };
  }
  const isOf = (file: string, { markdownFile }: T) =>
    ['', ...languages.map((language) => `-${language}`)].some(
      (ending) => file === markdownFile.replace(/\.md$/, `${ending}.md`),
    );
  const changed = listDifferences(kept.texts, texts);
  const unshown = changed.find((file) => !routes.some((route) => isOf(file, route)));
  // A file that no route shows may be part of any page.
  return unshown === undefined
    ? { routes: routes.filter((route) => changed.some((file) => isOf(file, route))) }
    : { reason: `${unshown} changed, which is the text of no page` };
}

/** Lists the keys whose values differ, or that only one of the two has. */
function listDifferences(before: Record<string, string>, now: Record<string, string>): string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
    (key) => before[key] !== now[key],
  );
}

/** The files that `generate` changes: run again, it needs them as the compiler wrote them. */
const COMPILED = ['server/pages', 'server/pages-manifest.json'];

/**
 * Keeps the result of the compiler, before pages are rendered.
 * @param next the folder of Next.
 */
export async function keepCompiled(next = NEXT): Promise<void> {
  const kept = getKept(next);
  await rm(kept, { recursive: true, force: true });
  for (const name of COMPILED) {
    await copy(path.join(next, name), path.join(kept, name));
  }
}

/** Puts the result of the compiler back, without any page that was rendered since. @param next the folder of Next. */
export async function restoreCompiled(next = NEXT): Promise<void> {
  for (const name of COMPILED) {
    rmSync(path.join(next, name), { recursive: true, force: true });
    await copy(path.join(getKept(next), name), path.join(next, name));
  }
}

/**
 * Keeps an export as Next made it.
 * @param out its folder.
 * @param next the folder of Next.
 */
export async function keepExport(out: string, state: ExportState, next = NEXT): Promise<void> {
  await rm(getStateFile(next), { force: true });
  await copy(out, path.join(getKept(next), 'export'));
  await writeFile(getStateFile(next), JSON.stringify(state));
}

/**
 * Reads what the export that was kept was made from.
 * @returns undefined when none was, when it is incomplete, or when Next has compiled something else since.
 */
export function readKeptExport(next = NEXT): ExportState | undefined {
  try {
    const state = stateSchema.parse(JSON.parse(readFileSync(getStateFile(next), 'utf8')));
    const compiled = readFileSync(path.join(next, 'BUILD_ID'), 'utf8');
    return compiled === state.buildId ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the export that was kept, before the compiler changes what it rests on. @param next the folder of Next. */
export async function invalidateExport(next = NEXT): Promise<void> {
  await rm(getStateFile(next), { force: true });
}

/** Copies the export that was kept. Next can render pages meanwhile. @param next the folder of Next. */
export async function copyExport(next = NEXT): Promise<void> {
  rmSync(getDraft(next), { recursive: true, force: true });
  await copy(path.join(getKept(next), 'export'), getDraft(next));
}

/**
 * Puts the copy in the place of an export, adds the pages that were rendered since, and gives it the new id. In the HTML,
 * the old id stays until `finishExport`, which reads every page.
 * @param out the folder of the export.
 * @param pathnames addresses of these pages, without trailing slash.
 * @param ids of the export that was kept, and of the new one.
 * @param next the folder of Next.
 * @returns a promise that resolves when the former export is deleted, which can go on while the new one is finished.
 */
export async function updateExport(
  out: string,
  pathnames: readonly string[],
  { from, to }: { from: string; to: string },
  next = NEXT,
): Promise<{ deletion: Promise<void> }> {
  const former = path.join(getKept(next), 'former');
  rmSync(former, { recursive: true, force: true });
  if (existsSync(out)) {
    await rename(out, former);
  }
  await rename(getDraft(next), out);
  for (const pathname of pathnames) {
    const page = path.join(next, 'server/pages', pathname);
    await copy(`${page}.html`, path.join(out, pathname, 'index.html'));
    await copy(`${page}.json`, path.join(out, '_next/data', from, `${pathname}.json`));
  }
  // Next also leaves an empty folder of that name.
  for (const folder of ['_next', '_next/data', '_next/static']) {
    if (existsSync(path.join(out, folder, from))) {
      await rename(path.join(out, folder, from), path.join(out, folder, to));
    }
  }
  // The id is part of addresses in the scripts of routes.
  const folder = path.join(out, '_next/static', to);
  for (const file of (await readdir(folder)).map((name) => path.join(folder, name))) {
    const text = await readFile(file, 'utf8');
    if (text.includes(from)) {
      await writeFile(file, text.replaceAll(from, to));
    }
  }
  return { deletion: rm(former, { recursive: true, force: true }) };
}

const getKept = (next: string) => path.join(next, 'fieldguide');
const getDraft = (next: string) => path.join(getKept(next), 'draft');
const getStateFile = (next: string) => path.join(getKept(next), 'state.json');

/**
 * Copies a file or a folder; where the file system can, without copying the bytes. With thousands of files, it takes a third
 * of the processor time of `cp` of Node 20. Other work goes on before each folder.
 */
async function copy(from: string, to: string): Promise<void> {
  await setImmediate();
  if (!statSync(from).isDirectory()) {
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      await copy(source, target);
    } else {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
    }
  }
}
