import { LiveError } from './liveError';

/** How long loops of edited code may keep the page waiting in one go, in milliseconds. */
const LOOP_LIMIT_MS = 1000;

/**
 * The function that each turn of a loop calls.
 * @returns takes the loop's line. @throws LiveError, inside the loop, when it keeps the page waiting too long.
 */
export function createLoopGuard(): (line: number) => void {
  let turns = 0;
  let started: number | undefined;
  return (line) => {
    turns += 1;
    if (started === undefined) {
      started = performance.now();
      // A loop that lets others have their turn may run for ever.
      setTimeout(() => {
        started = undefined;
      });
    } else if (turns % 512 === 0 && performance.now() - started > LOOP_LIMIT_MS) {
      throw new LiveError('liveLoopTooLong', {}, line);
    }
  };
}
