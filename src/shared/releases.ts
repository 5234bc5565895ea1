/**
 * The schema of the changes from version to version of a package, which `npm run migration` writes beside the changelog.
 * `src/site` may import types only, so that zod stays out of the bundles.
 */
import { z } from 'zod';

const names = z.array(z.string()).optional();

const entryChangesSchema = z.strictObject({
  added: names,
  deprecated: names,
  removed: names,
  required: names.describe('Props that are required now.'),
  optional: names.describe('Props that are optional now.'),
});
/** Names of props or exports by change. A value of a prop is written as `color: 'inherit'`. */
export type EntryChanges = z.infer<typeof entryChangesSchema>;

const releaseSchema = z.strictObject({
  version: z.string(),
  date: z.string().optional().describe('The day of the release, such as `2025-01-21`.'),
  changes: z
    .record(z.string(), entryChangesSchema)
    .optional()
    .describe('By component. The changes of exports have an empty key.'),
});
export type Release = z.infer<typeof releaseSchema>;

export const releasesSchema = z.strictObject({
  package: z.string(),
  since: z.string().describe('The version with which the oldest release is compared.'),
  releases: z.array(releaseSchema).describe('Newest first. Each is compared with the next one.'),
});
