/** How text is cut into words, for the index, for queries and for marks: the same everywhere. */

/** Letters and digits of every script; inside a word also what identifiers and numbers have. */
const WORD = /[\p{L}\p{N}_$]+(?:[-.'’][\p{L}\p{N}_$]+)*/gu;

/** Between `disable` and `Ripple`, `HTML` and `Element`, and around what is no letter or digit. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}]+/gu;

/** A word at its place in the text. */
export interface Word {
  text: string;
  start: number;
}

/** The words of a text, as they stand there. */
export function findWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));
}

/** Lower case, without accents. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** A plain word without the s of the plural; `css`, `status` and `axis` keep theirs. */
function toSingular(word: string): string {
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The parts of a word, folded: `MuiButton-root` has mui, button and root; a plain word is its only part. */
export function getParts(word: string): string[] {
  const parts = word.normalize('NFC').match(PARTS) ?? [word];
  return parts.map((part) => toSingular(fold(part)));
}

/**
 * The terms of a word in the index: the whole, what stands between hyphens, and the parts.
 * `MuiButton-root`: muibutton-root, muibutton, root, mui, button.
 */
export function getTerms(word: string): string[] {
  const parts = getParts(word);
  if (parts.length === 1) {
    return parts;
  }
  const pieces = word.includes('-') ? word.split('-').map((piece) => toSingular(fold(piece))) : [];
  return [...new Set([fold(word), ...pieces, ...parts])];
}

/**
 * The terms of a text. For titles also of their words in one: "Text Field" is found by `textfield`.
 * @param joined whether the text is a title.
 */
export function getTextTerms(text: string, joined = false): string[] {
  const words = findWords(text);
  const terms = words.flatMap((word) => getTerms(word.text));
  if (joined && words.length > 1 && words.length <= 3) {
    terms.push(toSingular(fold(words.map((word) => word.text).join(''))));
  }
  return terms;
}
