/** Checks what a data file contains. */
import { z } from 'zod';
import { BuildError } from './errors';

/**
 * Returns the value of a file as its schema describes it.
 * @param file path relative to the repository, for errors.
 * @throws BuildError when the value doesn't match the schema.
 */
export function checkValue<Value>(file: string, value: unknown, schema: z.ZodType<Value>): Value {
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new BuildError({
      file,
      cause: z.prettifyError(result.error).replace(/\s+/g, ' '),
      remedy: 'correct the value that the cause names',
    });
  }
  return result.data;
}
