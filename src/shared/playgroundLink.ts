/**
 * The state of a playground as a URL hash: JSON in base64url. It is validated, because anybody can write such a link.
 */
import {
  type PlaygroundControl,
  type PlaygroundValue,
  type PlaygroundValues,
  readValue,
} from './playground';

/** Prefix of the hash of a shared playground. */
export const LINK_PREFIX = '#playground=';

/** Maximum length of a hash that is read or written, in characters. */
export const MAX_LINK = 2048;

/** The values of a hash that their controls accept, or the error that was found. */
export interface ParsedLink {
  values?: PlaygroundValues;
  /** oversized, malformed: nothing was read. partial: some settings were ignored. */
  error?: 'oversized' | 'malformed' | 'partial';
}

/** Returns the hash for values, or undefined if it would be too long. */
export function writeLink(values: PlaygroundValues): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  const base64 = btoa(String.fromCharCode(...bytes));
  const link = LINK_PREFIX + base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return link.length <= MAX_LINK ? link : undefined;
}

/** Reads a hash. Returns undefined if it doesn't belong to a playground. */
export function readLink(
  hash: string,
  controls: readonly PlaygroundControl[],
): ParsedLink | undefined {
  if (!hash.startsWith(LINK_PREFIX)) {
    return undefined;
  }
  if (hash.length > MAX_LINK) {
    return { error: 'oversized' };
  }
  const data = decode(hash.slice(LINK_PREFIX.length));
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { error: 'malformed' };
  }
  const given = Object.entries(data);
  const valid = given.flatMap(([prop, wanted]): [string, PlaygroundValue][] => {
    const control = controls.find((candidate) => candidate.prop === prop);
    const value = control && readValue(control, wanted);
    return control && value !== undefined && value !== control.default ? [[prop, value]] : [];
  });
  const isComplete = given.every(([prop, wanted]) =>
    controls.some((control) => control.prop === prop && readValue(control, wanted) !== undefined),
  );
  return { values: Object.fromEntries(valid), ...(!isComplete && { error: 'partial' }) };
}

function decode(text: string): unknown {
  if (!/^[\w-]*$/.test(text)) {
    return undefined;
  }
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined; // Invalid base64, UTF-8 or JSON is reported as malformed by the caller.
  }
}
