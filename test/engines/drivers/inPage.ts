/** How a function gets into a page and its result out, where the protocol passes strings. */
import { z } from 'zod';

const outcomeSchema = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({ error: z.string() }),
]);

/** The source of a function that takes an argument as JSON, runs another function with it, and promises an outcome as JSON. */
export const wrap = (run: (argument: never) => unknown): string =>
  `async (json) => {
    try {
      return JSON.stringify({ value: (await (${String(run)})(JSON.parse(json))) ?? null });
    } catch (error) {
      return JSON.stringify({ error: String(error?.stack ? \`\${error}\\n\${error.stack}\` : error) });
    }
  }`;

/** @throws Error with what the function threw. */
export function unwrap<R>(json: unknown): R {
  const outcome = outcomeSchema.parse(JSON.parse(String(json)));
  if ('error' in outcome) {
    throw new Error(outcome.error);
  }
  return outcome.value as R;
}

/** The JSON of an argument; JSON has no undefined. */
export const toJson = (argument: unknown): string => JSON.stringify(argument ?? null);
