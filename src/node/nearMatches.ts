/** Suggests names for a name that doesn't exist. */
export { findNear } from '@/src/shared/findNear';

/** Returns a sentence with the names for the end of an error message; empty without names. */
export function suggest(names: readonly string[]): string {
  return names.length === 0 ? '' : ` Did you mean ${names.map((name) => `"${name}"`).join(', ')}?`;
}
