/** Milliseconds between two looks. */
const PAUSE = 25;

/** Polls for conditions without an event, such as the state of another process or of its files. */
export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    // eslint-disable-next-line no-restricted-syntax -- A pause between looks: the test ends by what it sees.
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
