/** Reads the part of a page's Markdown copy that a result leads to, as plain blocks. Nothing in it is parsed as HTML. */
import type { Hit } from '@/src/shared/search/groups';

/** A run of text, or of code. */
export interface PreviewRun {
  text: string;
  isCode: boolean;
}

/** A paragraph, a heading, a list item, or the lines of a code block. */
export type PreviewBlock =
  { kind: 'text' | 'heading' | 'item'; runs: PreviewRun[] } | { kind: 'code'; text: string };

/** Enough to fill the preview beside the list. */
const MAX_CHARACTERS = 1200;
const MAX_CODE_LINES = 16;

type Place = Pick<Hit, 'kind' | 'title' | 'href' | 'crumbs'>;

/**
 * Returns the blocks of a page, section, or demo: the text below its heading, or the code of the demo.
 * @param markdown the whole copy: see renderPageText.ts.
 */
export function readPreview(markdown: string, place: Place): PreviewBlock[] {
  const lines = markdown.replace(/^---\n[^]*?\n---\n/, '').split('\n');
  if (place.kind === 'demo') {
    const name = place.href.replace(/^[^#]*#/, '');
    const start = lines.findIndex(
      (line) => line.includes(`#${name})`) || line.includes(`-${name})`),
    );
    return start < 0
      ? []
      : readBlocks(lines.slice(start + 1))
          .filter(isCode)
          .slice(0, 1);
  }
  const section = findSection(lines, place);
  let hasCode = false;
  return shorten(
    section.filter((block) => {
      // The first code block is the smallest example. Those of further demos would fill the preview.
      const isFirst = !isCode(block) || !hasCode;
      hasCode ||= isCode(block);
      return isFirst;
    }),
  );
}

const isCode = (block: PreviewBlock) => block.kind === 'code';

const HEADING = /^(#{1,6}) (.*)$/;

/** Returns the blocks below a heading, up to the next one of its level. */
function findSection(lines: readonly string[], { kind, title, crumbs }: Place): PreviewBlock[] {
  // An error message belongs to the section that mentions it.
  const name = kind === 'error' ? crumbs[1] : title;
  const headings = listHeadings(lines);
  const named = headings.filter((heading) => heading.level > 1 && heading.text === name);
  const found =
    kind === 'page' || named.length === 0
      ? headings.find(({ level }) => level === 1)
      : (named.find(({ parent }) => parent === crumbs[1]) ?? named[0]);
  if (!found || (kind !== 'page' && named.length === 0)) {
    return [];
  }
  const isEnd = ({ level, line }: Heading) =>
    line > found.line && (kind === 'page' || level <= found.level);
  return readBlocks(lines.slice(found.line + 1, headings.find(isEnd)?.line));
}

interface Heading {
  line: number;
  level: number;
  text: string;
  /** The text of the heading of level 2 above it. */
  parent: string | undefined;
}

function listHeadings(lines: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  let fence = '';
  let parent: string | undefined;
  for (const [line, text] of lines.entries()) {
    const mark = /^(`{3,})/.exec(text)?.[1] ?? '';
    const [, hashes, name = ''] = (fence === '' && HEADING.exec(text)) || [];
    if (mark !== '' && (fence === '' || mark === fence)) {
      fence = fence === '' ? mark : '';
    }
    if (hashes) {
      const plain = toPlain(readRuns(name));
      headings.push({ line, level: hashes.length, text: plain, parent });
      parent = hashes.length <= 2 ? plain : parent;
    }
  }
  return headings;
}

/** Lines that only lead elsewhere: labels of demos, links to the parts of a page. */
const LINKS_ONLY = /^(?:\[?\*\*|[^:[\]]+: (?:\[[^\]]*\]\([^)]*\)(?:, )?)+$)/;

function readBlocks(lines: readonly string[]): PreviewBlock[] {
  const blocks: PreviewBlock[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!.trim();
    const [fence] = /^`{3,}/.exec(line) ?? [];
    if (fence) {
      const end = lines.findIndex((other, index) => index > at && other.trim() === fence);
      const stop = end < 0 ? lines.length : end;
      const code = withoutImports(lines.slice(at + 1, stop).join('\n')).split('\n');
      const more = code.length > MAX_CODE_LINES ? '\n…' : '';
      blocks.push({ kind: 'code', text: code.slice(0, MAX_CODE_LINES).join('\n') + more });
      at = stop;
    } else if (line !== '' && !LINKS_ONLY.test(line) && !/^\|[\s|:-]+$/.test(line)) {
      blocks.push(readLine(line));
    }
  }
  return blocks;
}

/** The imports of a demo would fill the preview. Code that has nothing else keeps them. */
function withoutImports(code: string): string {
  return code.replace(/^(?:import [^;]*;\n+)+(?=\S)/, '');
}

function readLine(line: string): PreviewBlock {
  const heading = HEADING.exec(line)?.[2];
  if (heading !== undefined) {
    return { kind: 'heading', runs: readRuns(heading) };
  }
  if (line.startsWith('|')) {
    const cells = line.split(/(?<!\\)\|/).slice(1, -1);
    return { kind: 'item', runs: readRuns(cells.map((cell) => cell.trim()).join(' · ')) };
  }
  const item = /^(?:[-*+]|\d+\.) (.*)$/.exec(line)?.[1];
  return item === undefined
    ? { kind: 'text', runs: readRuns(line.replace(/^(?:> ?)+(?:\[!\w+\])?/, '')) }
    : { kind: 'item', runs: readRuns(item) };
}

const RUN =
  /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)|\[(?<label>(?:\\.|[^\]\\])*)\]\([^()\s]*\)|\\(?<escaped>[!-/:-@[-`{-~])|\*\*|(?<![\p{L}\p{N}\\])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu;

/** Splits a line of Markdown into text and code, without its marks. A link is its label. */
export function readRuns(markdown: string): PreviewRun[] {
  const runs: PreviewRun[] = [];
  const push = (text: string, isCodeRun: boolean) => {
    const last = runs.at(-1);
    if (last && last.isCode === isCodeRun) {
      last.text += text;
    } else if (text !== '') {
      runs.push({ text, isCode: isCodeRun });
    }
  };
  let at = 0;
  for (const match of markdown.matchAll(RUN)) {
    const { code, label, escaped = '' } = match.groups!;
    push(markdown.slice(at, match.index), false);
    if (code !== undefined) {
      push(code.trim(), true);
    } else if (label !== undefined) {
      readRuns(label).forEach((run) => push(run.text, run.isCode));
    } else {
      push(escaped, false);
    }
    at = match.index + match[0].length;
  }
  push(markdown.slice(at), false);
  return runs;
}

const toPlain = (runs: readonly PreviewRun[]) => runs.map(({ text }) => text).join('');

/** Keeps the first blocks, and no heading without text at the end. */
function shorten(blocks: readonly PreviewBlock[]): PreviewBlock[] {
  const shown: PreviewBlock[] = [];
  let length = 0;
  for (const block of blocks) {
    if (length > MAX_CHARACTERS) {
      break;
    }
    shown.push(block);
    length += block.kind === 'code' ? block.text.length : toPlain(block.runs).length;
  }
  return shown.at(-1)?.kind === 'heading' ? shown.slice(0, -1) : shown;
}
