/** Time limits for calls that have none: a call into a page waits as long as the page doesn't respond. */

/** A browser didn't respond in time. This is no result of the check. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * @param what the operation, for the message.
 * @param limit in milliseconds, with a large margin for busy machines.
 * @throws TimeoutError when it takes longer.
 */
export async function withTimeout<T>(what: string, limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const say = () => reject(new TimeoutError(`${what}: no answer in ${limit / 1000} seconds`));
    timer = setTimeout(say, limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
