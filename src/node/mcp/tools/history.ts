/** `prop_history` and `what_changed`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { HISTORY_API_TABLES } from '@/src/shared/apiHistory';
import { listRows } from '@/src/shared/apiTables';
import { compareVersionNumbers } from '@/src/shared/versionNumbers';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { writeChanges } from '@/src/shared/versionChanges/describeChange';
import {
  CHANGE_KINDS,
  type PackageChanges,
  type VersionChange,
  selectChanges,
} from '@/src/shared/versionChanges/versionChanges';
import { getApiEntry } from '../../api/store';
import { findEntry } from '../../content/reference/apiAddress';
import { readPackageChanges } from '../../content/reference/packageChanges';
import { getEmbedTexts } from '../../embeds/embedTexts';
import { createBuildText } from '../../i18n/languages';
import { READ_ONLY, answer, createNameError, createTextSchema } from '../answer';

export function registerHistory(server: McpServer): void {
  server.registerTool(
    'prop_history',
    {
      title: 'History of a component, hook, or prop',
      description:
        'Returns the versions in which a component, hook, prop, slot, or CSS class was added, changed, deprecated, or ' +
        'removed. Members of the first recorded version are not listed as added.',
      inputSchema: z.object({
        name: createTextSchema().describe('A component or hook, such as Button or useSelect.'),
        member: createTextSchema()
          .optional()
          .describe(
            'A prop, parameter, return value, slot, class, theme key, or CSS variable, such as loading.',
          ),
        package: packageSchema.optional(),
      }),
      annotations: READ_ONLY,
    },
    ({ name, member, package: from }) =>
      answer(async () => {
        const packages = choose(from);
        const known = packages.filter(({ names }) => names.includes(name));
        if (known.length === 0) {
          throw createNameError(
            'component or hook',
            name,
            packages.flatMap(({ names }) => names),
          );
        }
        const members = member === undefined ? [] : listMembers(name, known);
        if (member !== undefined && !members.includes(member)) {
          throw createNameError(`member of ${name}`, member, members);
        }
        const text = known
          .map((one) => print(one, { names: [name], ...(member !== undefined && { member }) }))
          .join('\n');
        return { text };
      }),
  );
  server.registerTool(
    'what_changed',
    {
      title: 'Changes between two versions',
      description:
        'Returns what was added, changed, deprecated, and removed in the components and hooks of a package between two ' +
        'versions. The first and the last release of each minor version are recorded, and all beta versions.',
      inputSchema: z.object({
        package: packageSchema,
        from: versionSchema.describe('Changes after this version, such as 5.10.0.'),
        to: versionSchema.optional().describe('The installed version by default.'),
        components: z
          .array(createTextSchema())
          .max(100)
          .optional()
          .describe('Only these components and hooks.'),
      }),
      annotations: READ_ONLY,
    },
    ({ package: name, from, to, components }) =>
      answer(async () => {
        const changes = choose(name)[0]!;
        checkVersions(changes, from, to);
        const lower = changes.names.map((known) => known.toLowerCase());
        const unknown = components?.find((one) => !lower.includes(one.toLowerCase()));
        if (unknown !== undefined) {
          throw createNameError(`component or hook of ${name}`, unknown, changes.names);
        }
        const text = print(changes, { from, ...(to && { to }), names: components ?? [] });
        return { text };
      }),
  );
}

const readChanges = (): PackageChanges[] => (known ??= readPackageChanges());
let known: PackageChanges[] | undefined;

const packageSchema = z.enum(['@mui/material', '@mui/system', '@mui/joy', '@mui/base']);
const versionSchema = z
  .string()
  .max(40)
  .regex(/^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/);

const choose = (name: string | undefined): PackageChanges[] =>
  readChanges().filter((changes) => name === undefined || changes.package === name);

/** Lists the members that a component or hook has, or had in a recorded version. */
function listMembers(name: string, packages: readonly PackageChanges[]): string[] {
  const members = packages.flatMap(({ package: packageName, changes }) => {
    const listing = findEntry(name, { packageName });
    const entry =
      listing?.package === packageName ? getApiEntry(listing.product, listing.slug) : undefined;
    return [
      ...(entry ? HISTORY_API_TABLES.flatMap((table) => listRows(entry, table)) : []),
      ...changes.flatMap((change) => (change.entry === name ? (change.member ?? []) : [])),
    ];
  });
  return [...new Set(members)];
}

/** @throws Error for versions in the wrong order, and for one that isn't recorded yet. */
function checkVersions({ versions }: PackageChanges, from: string, to: string | undefined): void {
  const last = versions.at(-1)!;
  if (compareVersionNumbers(from, to ?? last) >= 0) {
    throw new Error(`The version ${from} isn't earlier than ${to ?? last}.`);
  }
  if (to !== undefined && compareVersionNumbers(to, last) > 0) {
    throw new Error(`The last recorded version is ${last}.`);
  }
}

interface Selection {
  /** By default, the first and the last recorded version. */
  from?: string;
  to?: string;
  /** All components and hooks if it is empty. */
  names: readonly string[];
  member?: string;
}

/** Prints changes as the page that compares versions copies them. */
function print(changes: PackageChanges, { names, member, ...versions }: Selection): string {
  const { from = changes.versions[0]!, to = changes.versions.at(-1)! } = versions;
  const lower = names.map((name) => name.toLowerCase());
  const groups = selectChanges(changes, { from, to, names: lower, kinds: CHANGE_KINDS })
    .map(([entry, all]): [string, VersionChange[]] => [
      entry,
      all.filter((change) => member === undefined || change.member === member),
    ])
    .filter(([, all]) => all.length > 0);
  const texts = getEmbedTexts('versionChanges', createBuildText(DEFAULT_LANGUAGE));
  const text = writeChanges(changes, { from, to }, groups, texts);
  return groups.length > 0 ? text : `${text}\nNo change is recorded.\n`;
}
