/**
 * The schema of the history of a package's API, which `npm run history` records in `data/history/`. `src/site` may
 * import types only, so that zod stays out of the bundles.
 */
import { z } from 'zod';

/** The tables of an entry that the API reference has, too. */
export const HISTORY_API_TABLES = ['props', 'parameters', 'returns', 'slots', 'classes'] as const;

/** The tables of an entry whose members have a history: also its keys in the theme, and its CSS variables. */
export const HISTORY_TABLES = [...HISTORY_API_TABLES, 'theme', 'variables'] as const;
export type HistoryTable = (typeof HISTORY_TABLES)[number];

const version = z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/);

const apiHistoryChangeSchema = z.strictObject({
  version,
  what: z
    .enum(['type', 'values', 'default', 'required', 'optional', 'import', 'added', 'removed'])
    .describe('added and removed: an earlier time at which the member appeared or went.'),
  from: z.string().optional().describe('As code. Absent when there was none.'),
  to: z.string().optional().describe('Absent when there is none.'),
  of: z
    .string()
    .optional()
    .describe(
      'For values: the named part of the type that has them, such as `SnackbarCloseReason`.',
    ),
  added: z.array(z.string()).optional().describe('For values: what is also accepted.'),
  removed: z.array(z.string()).optional().describe('For values: what is no longer accepted.'),
});
export type ApiHistoryChange = z.infer<typeof apiHistoryChangeSchema>;

const apiHistoryFactsSchema = z.strictObject({
  since: version.optional().describe('Absent when the first version of its entry has it.'),
  changes: z.array(apiHistoryChangeSchema).optional().describe('Oldest first.'),
  deprecated: version.optional(),
  removed: version.optional().describe('The first version that lacks it.'),
});
export type ApiHistoryFacts = z.infer<typeof apiHistoryFactsSchema>;

const members = z.record(z.string(), apiHistoryFactsSchema).optional();

const apiHistoryEntrySchema = apiHistoryFactsSchema.extend({
  kind: z.enum(['component', 'hook']),
  props: members,
  parameters: members,
  returns: members,
  slots: members,
  classes: members,
  theme: members,
  variables: members,
});
/** A component or hook. Members without facts aren't listed: they are what they were in its first version. */
export type ApiHistoryEntry = z.infer<typeof apiHistoryEntrySchema>;

export const apiHistorySchema = z.strictObject({
  package: z.string(),
  versions: z
    .array(
      z.strictObject({
        version,
        date: z.string().optional().describe('The day of the release, such as `2025-01-21`.'),
        integrity: z.string().describe('The hash of its archive, as lockfiles have it.'),
      }),
    )
    .min(2)
    .describe('The versions that were compared, oldest first.'),
  entries: z.record(z.string(), apiHistoryEntrySchema),
});
export type ApiHistory = z.infer<typeof apiHistorySchema>;
