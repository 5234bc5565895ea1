/** Passes functions into a page and results out of it, for protocols that pass strings. */
import { z } from 'zod';

const outcomeSchema = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({ error: z.string() }),
]);

/**
 * Returns the source of a function that takes an argument as JSON, calls another function with it, and returns a
 * promise of the result as JSON.
 */
export const wrap = (run: (argument: never) => unknown): string =>
  `async (json) => {
    try {
      return JSON.stringify({ value: (await (${String(run)})(JSON.parse(json))) ?? null });
    } catch (error) {
      return JSON.stringify({ error: String(error?.stack ? \`\${error}\\n\${error.stack}\` : error) });
    }
  }`;

/** @throws Error with the error of the function. */
export function unwrap<R>(json: unknown): R {
  const outcome = outcomeSchema.parse(JSON.parse(String(json)));
  if ('error' in outcome) {
    throw new Error(outcome.error);
  }
  return outcome.value as R;
}

/** Converts an argument to JSON, which doesn't support undefined. */
export const toJson = (argument: unknown): string => JSON.stringify(argument ?? null);
