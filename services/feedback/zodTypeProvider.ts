/**
 * Validates Fastify requests with zod. The published provider of that name requires an OpenAPI plugin, so this module
 * has the part that is needed.
 */
import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import type { z } from 'zod';

export interface ZodTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
}

/** The error names fields and rules. It never contains request data. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const { success, data: value, error } = schema.safeParse(data);
    if (success) {
      return { value };
    }
    const errors = error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? 'there is a field that is not known'
        : `${issue.path.join('.') || 'the whole'}: ${issue.message}`,
    );
    return { error: new Error(errors.join('; ')) };
  };
