/** Saves unsent user input across the reload that follows a deployment. */

/** Session storage key. */
export const PERSISTED_INPUT_KEY = 'fieldguide-kept-texts';

const readers = new Map<string, () => unknown>();

/**
 * Saves user input before such a reload.
 * @param key identifies the input.
 * @param read returns the input as JSON data, or undefined if there is none.
 * @returns a function that stops it.
 */
export function persistInput(key: string, read: () => unknown): () => void {
  readers.set(key, read);
  return () => {
    if (readers.get(key) === read) {
      readers.delete(key);
    }
  };
}

/**
 * Saves all input.
 * @returns false when there is input and it can't be stored, so that a reload would lose it.
 */
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

/** Returns the input that was saved before the last reload, once. The caller must validate it. */
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
    // The storage is blocked, or its content is invalid.
    return undefined;
  }
}
