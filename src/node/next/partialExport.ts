/**
 * Renders again only the pages whose text changed. Text is no part of what Next compiles: while the rest of the site is the
 * same, the compiled code and the other pages of the last export are used again.
 */
import { constants, existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../paths';

/** Next clears its folder before it compiles, and with it what was kept of an earlier compilation. */
const NEXT = path.join(ROOT, '.next');

const stateSchema = z.object({
  /** Hash of everything that is compiled, and of what pages show of other pages. */
  frame: z.string(),
  /** The id under which Next made the export. */
  buildId: z.string(),
  /** Hash of each Markdown file, by its path from the repository. */
  markdown: z.record(z.string(), z.string()),
});

/** What an export was made from. */
export type ExportState = z.infer<typeof stateSchema>;

/**
 * Finds the routes to render again.
 * @param kept state of the export that was kept.
 * @returns routes of English pages; undefined when everything has to be made anew.
 */
export function findChangedRoutes<T extends { markdownFile: string }>(
  kept: ExportState | undefined,
  { frame, markdown }: Pick<ExportState, 'frame' | 'markdown'>,
  routes: readonly T[],
): T[] | undefined {
  if (kept?.frame !== frame) {
    return undefined;
  }
  const files = new Set([...Object.keys(kept.markdown), ...Object.keys(markdown)]);
  const changed = [...files].filter((file) => kept.markdown[file] !== markdown[file]);
  const shown = changed.map((file) => {
    // A translation stands beside the English text: `button-pt.md`.
    const english = file.replace(/-[a-z]{2}\.md$/, '.md');
    return routes.find(({ markdownFile }) => markdownFile === file || markdownFile === english);
  });
  // A file that no route shows may be part of any page.
  return shown.includes(undefined)
    ? undefined
    : [...new Set(shown.filter((route) => route !== undefined))];
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

/** Puts the result of the compiler back. @param next the folder of Next. */
export async function restoreCompiled(next = NEXT): Promise<void> {
  for (const name of COMPILED) {
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

/** Reads what the export that was kept was made from; undefined when none was. */
export function readKeptExport(next = NEXT): ExportState | undefined {
  const file = getStateFile(next);
  return existsSync(file)
    ? stateSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
    : undefined;
}

/**
 * Makes an export of the one that was kept, and of the pages that were rendered since.
 * @param out its folder, which is made anew.
 * @param pathnames addresses of these pages, without trailing slash.
 * @param ids of the export that was kept, and of the new one.
 * @param next the folder of Next.
 */
export async function assembleExport(
  out: string,
  pathnames: readonly string[],
  { from, to }: { from: string; to: string },
  next = NEXT,
): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await copy(path.join(getKept(next), 'export'), out);
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
  // The id is part of addresses, in pages and in the scripts of routes.
  const pages = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.html'));
  const scripts = (await readdir(path.join(out, '_next/static', to))).map((name) =>
    path.join('_next/static', to, name),
  );
  for (const file of [...pages, ...scripts].map((name) => path.join(out, name))) {
    const text = await readFile(file, 'utf8');
    if (text.includes(from)) {
      await writeFile(file, text.replaceAll(from, to));
    }
  }
}

const getKept = (next: string) => path.join(next, 'fieldguide');
const getStateFile = (next: string) => path.join(getKept(next), 'state.json');

/** Copies a file or a folder; where the file system can, without copying the bytes. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, to, { recursive: true, force: true, mode: constants.COPYFILE_FICLONE });
}
