/** What a build says of itself while it runs. */

/** The build has six phases; see buildSteps.ts and, for the third, runNext.ts. */
const PHASES = 6;

/** Says that a phase begins. @param number from 1. */
export function showPhase(number: number, title: string): void {
  console.log(`\n[${number}/${PHASES}] ${title}`);
}

/** On a terminal the count runs in place; in a log only the last one is printed. */
export function showProgress(text: string, last: boolean): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r  ${text}${last ? '\n' : ''}`);
  } else if (last) {
    console.log(`  ${text}`);
  }
}

/** `12.3 s`. @param ms milliseconds. */
export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
