/** A theme as the hash of an address. Anyone can write one, so it is validated. */
import { isEmptyTheme, type ReadTheme, type UserTheme, isObject } from './types';
import { validate } from './validate';

export const THEME_HASH = '#theme=';

/** The longest hash that is read or written, in characters. */
const MAX_HASH = 16_000;

/** Returns the hash of a theme, or undefined if it would be too long. */
export function writeThemeHash(theme: UserTheme): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(theme));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  const hash = THEME_HASH + text;
  return hash.length <= MAX_HASH ? hash : undefined;
}

/** Reads a hash. @returns undefined if it isn't that of a theme. */
export function readThemeHash(hash: string): ReadTheme | undefined {
  if (!hash.startsWith(THEME_HASH)) {
    return undefined;
  }
  if (hash.length > MAX_HASH) {
    return { theme: {}, problems: [{ kind: 'limit', code: '' }] };
  }
  return parseTheme(decode(hash.slice(THEME_HASH.length)));
}

/** Reads a theme that `JSON.stringify` wrote. Anyone could have changed it. */
export function parseTheme(json: string | undefined): ReadTheme {
  let data: unknown;
  try {
    data = JSON.parse(json ?? '');
  } catch {
    data = undefined;
  }
  if (!isObject(data)) {
    return { theme: {}, problems: [{ kind: 'syntax', code: '' }] };
  }
  const { material, joy } = data;
  const result = validate([{ material, joy }]);
  return isEmptyTheme(result.theme) && result.problems.length === 0
    ? { ...result, problems: [{ kind: 'empty', code: '' }] }
    : result;
}

function decode(text: string): string | undefined {
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // Not base64url, or no text.
  }
}
