/** Reads data from YAML. */
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { checkValue } from './checkValue';
import { BuildError } from './errors';

/**
 * Reads the text of a YAML file.
 * @param file path relative to the repository, for errors.
 * @param schema what the file has to contain.
 * @throws BuildError when the syntax or a value isn't valid.
 */
export function readYaml<Content>(file: string, text: string, schema: z.ZodType<Content>): Content {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    throw new BuildError({
      file,
      line: error.linePos?.[0].line,
      cause: error.message.split('\n')[0]!,
      remedy: 'correct the syntax of the YAML',
    });
  }
  return checkValue(file, document.toJS(), schema);
}
