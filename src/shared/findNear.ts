/** Finds similar names for a name that doesn't exist. */
import { getEditDistance } from './editDistance';

/** Fewer letters and digits than these are no name. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Finds the names that are most similar to a name: those that contain it or that it contains, and those that differ in
 * few letters.
 * @param limit maximum number of names.
 * @returns the most similar first; empty without similar names.
 */
export function findNear(name: string, candidates: readonly string[], limit = 5): string[] {
  const wanted = plain(name);
  if (wanted === '') {
    return [];
  }
  return candidates
    .map((candidate) => ({ candidate, distance: getDistance(wanted, plain(candidate)) }))
    .filter(({ distance }) => distance <= Math.max(2, wanted.length * 0.4))
    .sort((a, b) => a.distance - b.distance || a.candidate.length - b.candidate.length)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** Returns the edit distance. A name that contains the other one has the distance 1. */
function getDistance(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.includes(short)) {
    return a === b ? 0 : 1;
  }
  return getEditDistance(a, b);
}
