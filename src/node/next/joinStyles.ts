/**
 * Turbopack parts the frame's styles, since parts of the page that open later need some of them alone. Every page asks
 * for all of these sheets, so they are joined into one, under whose name everything finds them: six requests fewer. The
 * design tokens, which stand in every document, go in front of them.
 */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tokensToCss } from '@/src/shared/tokens';
import { BuildError } from '../errors';
import { changeScripts } from './changeScripts';

const CHUNKS = '_next/static/chunks';
/** As pages/_document.tsx writes them. */
const TOKENS = `<style>${tokensToCss()}</style>`;
const LINK =
  /<link rel="(?:stylesheet|preload)" href="\/_next\/static\/chunks\/([\w-]+\.css)"[^>]*>/g;

/** The sheets of an export that were joined. */
interface JoinedStyles {
  /** How many sheets became one. */
  count: number;
  /** Makes a page ask for the joined sheet. */
  change: (html: string) => string;
}

/**
 * Joins the sheets of an export; its pages are changed by the function that is returned.
 * @param out the folder of the export.
 * @param files the pages, relative to it.
 * @throws BuildError when a page has another sheet between them: joined, it would win over others than before.
 */
export async function joinStyles(out: string, files: readonly string[]): Promise<JoinedStyles> {
  const lists: (readonly [file: string, sheets: string[]])[] = [];
  for (const file of files) {
    lists.push([file, listSheets(await readFile(path.join(out, file), 'utf8'))]);
  }
  const [first = [], ...others] = lists.map(([, sheets]) => sheets);
  const common = first.filter((sheet) => others.every((sheets) => sheets.includes(sheet)));
  if (common.length < 2) {
    return { count: common.length, change: (html) => html };
  }
  const odd = lists.find(([, sheets]) => common.some((sheet, index) => sheets[index] !== sheet));
  if (odd) {
    throw new BuildError({
      file: `out/${odd[0]}`,
      cause: `its style sheets do not begin with those of every page (${common.join(', ')})`,
      remedy: 'see the order of imports in pages/_app.tsx, and src/node/next/joinStyles.ts',
    });
  }
  const folder = path.join(out, CHUNKS);
  const texts = await Promise.all(
    common.map((sheet) => readFile(path.join(folder, sheet), 'utf8')),
  );
  const joined = [tokensToCss(), ...texts].join('\n');
  const name = `${createHash('sha256').update(joined).digest('hex').slice(0, 13)}.css`;
  await writeFile(path.join(folder, name), joined);
  await Promise.all(common.map((sheet) => rm(path.join(folder, sheet))));
  const names = new RegExp(common.map((sheet) => sheet.replace('.', '\\.')).join('|'), 'g');
  // A list that had several of them names one again and again.
  const again = new RegExp(`("static/chunks/${name}")(?:,\\s*\\1)+`, 'g');
  await changeScripts(out, (text) => text.replace(names, name).replace(again, '$1'));
  return {
    count: common.length,
    change: (html) => replaceLinks(html.replace(TOKENS, ''), common, name),
  };
}

function listSheets(html: string): string[] {
  const sheets = [...html.matchAll(LINK)].filter(([link]) => link.includes('rel="stylesheet"'));
  return sheets.map(([, sheet]) => sheet!);
}

/**
 * The first link leads to the joined sheet, where the sheet itself was; the others go, and so does all that announces in
 * the head what the head asks for anyway.
 */
function replaceLinks(html: string, common: readonly string[], name: string): string {
  return html.replace(LINK, (link, sheet: string) => {
    if (link.includes('rel="preload"')) {
      return '';
    }
    const index = common.indexOf(sheet);
    return index > 0 ? '' : index === 0 ? link.replace(sheet, name) : link;
  });
}
