/** What replaces removed and deprecated members, beyond what the installed declarations say. */
import { z } from 'zod';
import { HISTORY_TABLES } from '@/src/shared/apiHistory';
import { slugify } from '@/src/shared/slug';
import type { VersionChange } from '@/src/shared/versionChanges/versionChanges';
import { readJson } from '../../readJson';

/** The replacements of removed members. Declarations have no text about what they lack. */
const REMOVALS_FILE = 'data/history/notes/removals.json';

const removalsSchema = z.array(
  z.strictObject({
    package: z.string(),
    entry: z.string(),
    table: z.enum(HISTORY_TABLES),
    members: z.array(z.string()).min(1),
    note: z.string().describe('Sentences with code in backticks.'),
    codemod: z.string().optional(),
  }),
);
export type Removal = z.infer<typeof removalsSchema>[number];

/** Reads the notes about removed members. */
export function readRemovals(): Removal[] {
  return readJson(REMOVALS_FILE, removalsSchema) ?? [];
}

/** Which deprecated members the codemods replace. `npm run migration` finds that out. */
export const CODEMODS_FILE = 'data/history/notes/codemods.json';

/** Deprecated props and classes by the codemod that replaces them, such as `deprecations/accordion-props`. */
export type Codemods = Readonly<Record<string, readonly string[]>>;

/** Reads which members the codemods replace. */
export function readCodemods(): Codemods {
  return readJson(CODEMODS_FILE, z.record(z.string(), z.array(z.string()))) ?? {};
}

/** Returns the name that a codemod for a prop or class has, if there is one. */
export function getCodemodName({
  entry,
  table,
}: Pick<VersionChange, 'entry' | 'table'>): string | undefined {
  return table === 'props' || table === 'classes'
    ? `deprecations/${slugify(entry.replace(/\B[A-Z]/g, '-$&'))}-${table}`
    : undefined;
}

/** Finds the codemod that replaces a deprecated prop or class. */
export function findCodemod(
  change: Pick<VersionChange, 'entry' | 'table' | 'member'>,
  codemods: Codemods,
): string | undefined {
  const name = getCodemodName(change);
  return name !== undefined && codemods[name]?.includes(change.member ?? '') ? name : undefined;
}
