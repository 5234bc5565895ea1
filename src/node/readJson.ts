/** JSON files in `data/`, checked by a schema. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { checkValue } from './checkValue';
import { BuildError } from './errors';
import { ROOT } from './paths';

/**
 * Reads a JSON file.
 * @param file path relative to the repository.
 * @returns undefined when there is no such file.
 * @throws BuildError when it isn't JSON, or doesn't match the schema.
 */
export function readJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  const whole = path.join(ROOT, file);
  if (!existsSync(whole)) {
    return undefined;
  }
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(whole, 'utf8'));
  } catch (error) {
    throw new BuildError({
      file,
      cause: `it isn't valid JSON: ${(error as Error).message}`,
      remedy: 'correct the syntax',
    });
  }
  return checkValue(file, json, schema);
}
