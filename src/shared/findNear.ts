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
  const most = Math.max(2, wanted.length * 0.4);
  return candidates
    .map((candidate) => ({ candidate, distance: getDistance(wanted, plain(candidate), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || a.candidate.length - b.candidate.length)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/**
 * Returns the edit distance. A name that contains the other one has the distance 1.
 * @param most a greater distance may be Infinity. It is at least the difference of the lengths, which takes no time.
 */
function getDistance(a: string, b: string, most: number): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.includes(short)) {
    return a === b ? 0 : 1;
  }
  return long.length - short.length > most ? Infinity : getEditDistance(a, b);
}
