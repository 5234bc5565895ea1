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
export function toSingular(word: string): string {
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * The parts of a word, folded: `disableRipple` has disable and ripple; a plain word is its only part.
 * The `Mui` of `MuiButton-root` is left out: it would only say that something belongs to the libraries.
 */
export function getParts(word: string): string[] {
  const parts = word.normalize('NFC').match(PARTS) ?? [word];
  const telling = parts.length > 1 && parts[0] === 'Mui' ? parts.slice(1) : parts;
  return telling.map((part) => toSingular(fold(part)));
}

/** Whether a word is its only part. */
export function isPlain(word: string, parts = getParts(word)): boolean {
  return parts.length === 1 && parts[0] === toSingular(fold(word));
}

/**
 * The terms of a word in the index: the whole, what stands between hyphens, and the parts.
 * `MuiButton-root`: muibutton-root, muibutton, root, button.
 */
export function getTerms(word: string): string[] {
  const parts = getParts(word);
  if (isPlain(word, parts)) {
    return parts;
  }
  const pieces = word.includes('-') ? word.split('-').map((piece) => toSingular(fold(piece))) : [];
  return [...new Set([fold(word), ...pieces, ...parts])];
}

/** The terms of a text. */
export function getTextTerms(text: string): string[] {
  return findWords(text).flatMap((word) => getTerms(word.text));
}

/** The terms of a title: also its words in one ("Text Field": textfield) and their initials ("Right to left": rtl). */
export function getTitleTerms(title: string): string[] {
  const words = findWords(title).map((word) => word.text);
  const terms = words.flatMap(getTerms);
  if (words.length > 1 && words.length <= 3) {
    terms.push(toSingular(fold(words.join(''))));
  }
  if (words.length > 2 && words.length <= 4) {
    terms.push(fold(words.map((word) => word.charAt(0)).join('')));
  }
  return terms;
}
