/**
 * The schema of the changes between two versions of packages, which `npm run migration` writes beside migration pages.
 * `src/site` may import types only, so that zod stays out of the bundles.
 */
import { z } from 'zod';

const apiChangeSchema = z.strictObject({
  component: z.string().describe('The component, or empty for another export.'),
  name: z.string().describe('The prop, or the export.'),
  kind: z.enum(['export', 'prop', 'value', 'required']),
  values: z.array(z.string()).optional().describe('The removed values, for `value`.'),
});
export type ApiChange = z.infer<typeof apiChangeSchema>;

const changedDefaultSchema = z.strictObject({
  component: z.string(),
  name: z.string().describe('The prop.'),
  from: z.string().describe('The old default value as code.'),
  to: z.string(),
});
export type ChangedDefault = z.infer<typeof changedDefaultSchema>;

export const apiChangesSchema = z.strictObject({
  from: z.array(z.string()).describe('The old packages, such as `@mui/material@5.18.0`.'),
  to: z.array(z.string()),
  changes: z.array(apiChangeSchema),
  defaults: z
    .array(changedDefaultSchema)
    .describe('Props whose default is a literal in both versions, with another value.'),
});
export type ApiChanges = z.infer<typeof apiChangesSchema>;
