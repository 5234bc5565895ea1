/** Session storage key of the words to mark on a page that loads as a whole: see foundWords.ts. */
export const FOUND_WORDS_KEY = 'fieldguide-found';

/** Whether there are any. Every page asks it, so it loads nothing. */
export function hasFoundWords(): boolean {
  try {
    return window.sessionStorage.getItem(FOUND_WORDS_KEY) !== null;
  } catch {
    return false; // The storage is blocked.
  }
}
