/** Limits for what has none of its own: a call into a page waits as long as the page does not answer. */

/** A browser did not answer in time. What it was asked for says nothing about a demo by itself. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * @param what is done, for the message.
 * @param limit in milliseconds: far more than it takes on a machine that is busy.
 * @throws NoAnswer when it takes longer.
 */
export async function within<T>(what: string, limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const say = () => reject(new NoAnswer(`${what}: no answer in ${limit / 1000} seconds`));
    timer = setTimeout(say, limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
