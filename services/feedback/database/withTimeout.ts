/**
 * Settles like the promise, but rejects when it takes too long. What the promise does afterwards is ignored.
 * @param limit in milliseconds.
 * @param createError creates the error for a promise that takes too long.
 */
export async function withTimeout<Result>(
  promise: Promise<Result>,
  limit: number,
  createError: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createError()), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
