/** Compares two renderings of a demo line by line. Expected differences were removed before: see `inPage.ts`. */

/** The maximum number of differences in a message. */
const MAX_SHOWN = 4;

/**
 * @param sides the names of both renderings, for the message.
 * @returns the first differences; an empty list if both are equal.
 */
export function compareHtml(a: string, b: string, sides: readonly [string, string]): string[] {
  const [left, right] = [a.split('\n'), b.split('\n')];
  const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => index);
  return lines
    .filter((index) => left[index] !== right[index])
    .slice(0, MAX_SHOWN)
    .map(
      (index) =>
        `line ${index + 1}: ${sides[0]} has ${left[index]?.trim() ?? 'nothing'}, ${sides[1]} has ${right[index]?.trim() ?? 'nothing'}`,
    );
}

/** How long a demo may take to reach the expected HTML, in milliseconds, because of timers and requests. */
const SETTLING = 3000;

/**
 * Repeats a comparison until there is no difference, or until the time limit.
 * @returns the remaining differences.
 */
export async function settle(compare: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + SETTLING;
  let differences = await compare();
  while (differences.length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    differences = await compare();
  }
  return differences;
}
