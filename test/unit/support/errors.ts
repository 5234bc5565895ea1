import type { BuildErrorDetails } from '@/src/node/errors';

/** What a piece of work throws. @throws Error when it throws nothing. */
export async function catchError(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

/** The details of the BuildError that a piece of work throws. @throws whatever else it throws. */
export async function catchDetails(work: () => unknown): Promise<BuildErrorDetails> {
  return getDetails(await catchError(work));
}

/** As `catchDetails`, for work that is done at once. */
export function catchDetailsSync(work: () => unknown): BuildErrorDetails {
  let thrown: unknown;
  try {
    work();
  } catch (error) {
    thrown = error;
  }
  if (thrown === undefined) {
    throw new Error('Nothing was thrown');
  }
  return getDetails(thrown);
}

function getDetails(error: unknown): BuildErrorDetails {
  if (error instanceof Error && error.name === 'BuildError' && 'details' in error) {
    return error.details as BuildErrorDetails;
  }
  throw error;
}
