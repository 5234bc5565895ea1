/** Texts that readers have written and not sent, over the reload that a new version of the site brings. */

/** Key of session storage. */
export const PERSISTED_INPUT_KEY = 'fieldguide-kept-texts';

const readers = new Map<string, () => unknown>();

/**
 * Makes a text survive such a reload.
 * @param key whose it is.
 * @param read what to keep, as data; undefined when there is nothing.
 * @returns the way to stop.
 */
export function persistInput(key: string, read: () => unknown): () => void {
  readers.set(key, read);
  return () => {
    if (readers.get(key) === read) {
      readers.delete(key);
    }
  };
}

/** Saves all texts. @returns false when there are some and the browser refuses: a reload would lose them. */
export function saveInput(): boolean {
  const texts = Object.fromEntries(
    [...readers].map(([key, read]) => [key, read()]).filter(([, text]) => text !== undefined),
  );
  if (Object.keys(texts).length === 0) {
    return true;
  }
  try {
    window.sessionStorage.setItem(PERSISTED_INPUT_KEY, JSON.stringify(texts));
    return true;
  } catch {
    return false;
  }
}

/** What was kept under a key before the last reload. It is given once: the caller checks its shape. */
export function takeInput(key: string): unknown {
  try {
    const stored = window.sessionStorage.getItem(PERSISTED_INPUT_KEY);
    if (stored === null) {
      return undefined;
    }
    const { [key]: text, ...rest } = JSON.parse(stored) as Record<string, unknown>;
    if (Object.keys(rest).length > 0) {
      window.sessionStorage.setItem(PERSISTED_INPUT_KEY, JSON.stringify(rest));
    } else {
      window.sessionStorage.removeItem(PERSISTED_INPUT_KEY);
    }
    return text;
  } catch {
    // Blocked storage keeps nothing, and nothing readable was kept.
    return undefined;
  }
}
