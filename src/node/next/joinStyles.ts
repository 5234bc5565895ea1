/**
 * Turbopack splits the styles of the page frame because some parts of the page load later. Every page requests all of
 * these style sheets, so they are joined into one, which saves six requests. All references are changed to its name.
 * The design tokens of every document are added at its start.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tokensToCss } from '@/src/shared/tokens';
import { BuildError } from '../errors';
import { changeScripts } from './changeScripts';

const CHUNKS = '_next/static/chunks';
/** Must match pages/_document.tsx. */
const TOKENS = `<style>${tokensToCss()}</style>`;
const LINK =
  /<link rel="(?:stylesheet|preload)" href="\/_next\/static\/chunks\/([\w-]+\.css)"[^>]*>/g;

/** The sheets of an export that were joined. */
interface JoinedStyles {
  /** The number of joined sheets. */
  count: number;
  /** Changes a page to request the joined sheet. */
  change: (html: string) => string;
}

/**
 * Joins the style sheets of an export, and returns a function that changes the pages.
 * @param out the folder of the export.
 * @param files the pages, relative to it.
 * @throws BuildError when a page has another style sheet between them, because joining would change the order of rules.
 */
export function joinStyles(out: string, files: readonly string[]): JoinedStyles {
  const lists: (readonly [file: string, sheets: string[]])[] = [];
  for (const file of files) {
    lists.push([file, listSheets(readFileSync(path.join(out, file), 'utf8'))]);
  }
  const [first = [], ...others] = lists.map(([, sheets]) => sheets);
  const common = first.filter((sheet) => others.every((sheets) => sheets.includes(sheet)));
  if (common.length < 2) {
    return { count: common.length, change: (html) => html };
  }
  const different = lists.find(([, sheets]) =>
    common.some((sheet, index) => sheets[index] !== sheet),
  );
  if (different) {
    throw new BuildError({
      file: `out/${different[0]}`,
      cause: `its style sheets don't begin with those of every page (${common.join(', ')})`,
      remedy: 'check the order of imports in pages/_app.tsx, and src/node/next/joinStyles.ts',
    });
  }
  const folder = path.join(out, CHUNKS);
  const texts = common.map((sheet) => readFileSync(path.join(folder, sheet), 'utf8'));
  const joined = [tokensToCss(), ...texts].join('\n');
  const name = `${createHash('sha256').update(joined).digest('hex').slice(0, 13)}.css`;
  writeFileSync(path.join(folder, name), joined);
  common.forEach((sheet) => rmSync(path.join(folder, sheet)));
  const names = new RegExp(common.map((sheet) => sheet.replace('.', '\\.')).join('|'), 'g');
  // Lists that had several of the sheets now have duplicates of the joined one.
  const again = new RegExp(`("static/chunks/${name}")(?:,\\s*\\1)+`, 'g');
  changeScripts(out, (text) => text.replace(names, name).replace(again, '$1'));
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
 * Replaces the first link with a link to the joined sheet. Removes the other links, and preloads of files that the head
 * requests anyway.
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
