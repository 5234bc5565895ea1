/** Reads data from YAML. */
import { parseDocument } from 'yaml';
import { z } from 'zod';
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
  const result = schema.safeParse(document.toJS());
  if (!result.success) {
    throw new BuildError({
      file,
      cause: z.prettifyError(result.error).replace(/\s+/g, ' '),
      remedy: 'correct the value that the cause names',
    });
  }
  return result.data;
}
