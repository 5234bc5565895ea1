/** Milliseconds between two looks. */
const PAUSE = 25;

/** Waits for what tells nobody that it has happened: another process, or the files of one. */
export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    // eslint-disable-next-line no-restricted-syntax -- A pause between looks: the test ends by what it sees.
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
