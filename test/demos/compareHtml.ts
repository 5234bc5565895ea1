/** Compares two renderings of a demo, line by line. What must differ has been taken out: see `inPage.ts`. */

/** Lines that a failure shows. */
const MAX_SHOWN = 4;

/**
 * @param sides whose the two are, for the message.
 * @returns the first differences; none when both are the same.
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

/** How long a demo may take to be what it is compared with, in milliseconds: timers and answers of servers come later. */
const SETTLING = 3000;

/** Compares again until nothing differs, or too much time has passed. @returns the differences that are left. */
export async function settle(compare: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + SETTLING;
  let differences = await compare();
  while (differences.length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    differences = await compare();
  }
  return differences;
}
