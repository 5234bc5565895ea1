/** Prints the progress of a build. */

/** The number of phases of the build; see buildSteps.ts and, for the third, runNext.ts. */
const PHASES = 6;

/** Prints the start of a phase. @param number from 1. */
export function showPhase(number: number, title: string): void {
  console.log(`\n[${number}/${PHASES}] ${title}`);
}

/** Prints progress: on a terminal, the line is overwritten; in a log, only the last count is printed. */
export function showProgress(text: string, last: boolean): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r  ${text}${last ? '\n' : ''}`);
  } else if (last) {
    console.log(`  ${text}`);
  }
}

/** Formats a duration, such as `12.3 s`. @param ms milliseconds. */
export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
