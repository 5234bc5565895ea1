/** The words of the index, by which misspelled words of a query are found and corrected. */
import { getEditDistance } from '../editDistance';
import type { SearchDocument } from './records';
import { isLibrary } from './syntax';
import { findWords, fold, getParts, toStem } from './words';

export interface Vocabulary {
  /** Adds the words of a name. */
  addName: (document: SearchDocument) => void;
  /** Adds terms of any field. */
  addTerms: (terms: readonly string[]) => void;
  /**
   * Corrects the words of a query that begin no word of the index. Of equally similar names, that of the product wins.
   * @returns undefined if there is nothing to correct.
   */
  correct: (query: string, product?: string) => string | undefined;
}

/** Components, and words that are too short to be recognized, aren't corrected. */
const CORRECTABLE = /^[a-z]{5,}$|^[a-z]+(?:[A-Z][a-z]+)+$/;
/** The most wrong letters of a word, by its length. A swap of two letters counts as one. */
const getMostEdits = (word: string) => (word.length < 7 ? 1 : 2);

export function createVocabulary(): Vocabulary {
  const terms = new Set<string>();
  /** Words of names, folded, with their spelling and the products of those names. */
  const names = new Map<string, { written: string; products: string[] }>();

  const add = (name: string, written: string, product: string) => {
    const known = names.get(name);
    if (known) {
      known.products.push(product);
      // Synonyms are in lower case.
      known.written = known.written === name ? written : known.written;
    } else {
      names.set(name, { written, products: [product] });
    }
  };
  const isKnown = (word: string) => {
    if (terms.has(word) || terms.has(toStem(word))) {
      return true;
    }
    for (const term of terms) {
      if (term.startsWith(word)) {
        return true;
      }
    }
    return false;
  };
  const findNearest = (word: string, product: string | undefined) => {
    const most = getMostEdits(word);
    const near = [...names].flatMap(([name, { written, products }]) => {
      // The first letter may be swapped with the second one, and is seldom wrong otherwise: `online` isn't `inline`.
      const isPossible =
        Math.abs(name.length - word.length) <= most && word.slice(0, 2).includes(name.charAt(0));
      const edits = isPossible ? getEditDistance(name, word) : Infinity;
      const isOwn = product !== undefined && products.includes(product);
      const cost = edits + (isOwn ? 0 : 0.1);
      return edits <= most ? [{ written, count: products.length, cost }] : [];
    });
    return near.sort((a, b) => a.cost - b.cost || b.count - a.count)[0]?.written;
  };
  return {
    addTerms(added) {
      added.forEach((term) => terms.add(term));
    },
    addName({ text, title = '', record: { product } }) {
      if (text === undefined) {
        const words = findWords(title).map((word) => word.text);
        const parts = words.flatMap(getParts);
        parts.forEach((part) => add(part, part, product));
        // `togglebuton` means Toggle Button, and `disableRiple` means disableRipple.
        if (parts.length > 1 && parts.length <= 3) {
          add(parts.join(''), words.join(' '), product);
        }
      }
    },
    correct(query, product) {
      const words = findWords(query);
      const unknown = words.filter(
        ({ text }) => CORRECTABLE.test(text) && !isLibrary(text) && !isKnown(fold(text)),
      );
      if (unknown.length === 0) {
        return undefined;
      }
      let corrected = query;
      for (const { text, start } of unknown.reverse()) {
        const name = findNearest(fold(text), product);
        if (name !== undefined) {
          corrected = corrected.slice(0, start) + name + corrected.slice(start + text.length);
        }
      }
      return corrected === query ? undefined : corrected;
    },
  };
}
