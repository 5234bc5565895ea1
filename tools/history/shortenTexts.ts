/** Shortens the texts of two long types to where they differ. */

/** The longest text of a type that is recorded. */
const LONGEST = 160;

/**
 * Shortens both texts. What is left out of them is an ellipsis.
 * @returns texts that differ if the given ones do.
 */
export function shortenTexts(from: string, to: string): [string, string] {
  if (from.length <= LONGEST && to.length <= LONGEST) {
    return [from, to];
  }
  const start = findStart(from, to);
  return [cut(from, start), cut(to, start)];
}

/** Finds the start of the part of a type in which the first difference is, if the part comes late in the text. */
function findStart(from: string, to: string): number {
  let same = 0;
  while (same < from.length && from[same] === to[same]) {
    same += 1;
  }
  if (same < LONGEST / 2) {
    return 0;
  }
  const before = from.slice(0, same);
  const part = Math.max(...['; ', ', ', ' | ', ' & ', '{ '].map((end) => before.lastIndexOf(end)));
  return Math.max(part + 2, same - LONGEST / 2);
}

function cut(text: string, start: number): string {
  const rest = text.slice(start);
  const whole = `${start > 0 ? '…' : ''}${rest}`;
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole;
}
