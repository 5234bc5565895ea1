import { LiveError } from './liveError';

/** How long loops of edited code can block the page at a time, in milliseconds. */
const LOOP_LIMIT_MS = 1000;

/**
 * Creates the function that each iteration of a loop calls with the loop's line. Once it has thrown, it always throws,
 * because a loop around the first one may catch the error and go on.
 * @throws LiveError from that function, when the loop blocks the page too long.
 */
export function createLoopGuard(): (line: number) => void {
  let turns = 0;
  let started: number | undefined;
  let tripped = false;
  return (line) => {
    turns += 1;
    if (tripped) {
      throw new LiveError('liveLoopTooLong', {}, line);
    }
    if (started === undefined) {
      started = performance.now();
      // Loops that yield to other tasks can run without limit.
      setTimeout(() => {
        started = undefined;
      });
    } else if (turns % 512 === 0 && performance.now() - started > LOOP_LIMIT_MS) {
      tripped = true;
      throw new LiveError('liveLoopTooLong', {}, line);
    }
  };
}
