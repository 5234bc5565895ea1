/** `prop_history` and `what_changed`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findNear } from '@/src/shared/findNear';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { writeChanges } from '@/src/shared/versionChanges/describeChange';
import {
  CHANGE_KINDS,
  type PackageChanges,
  type VersionChange,
  selectChanges,
} from '@/src/shared/versionChanges/versionChanges';
import { readPackageChanges } from '../../content/reference/packageChanges';
import { getEmbedTexts } from '../../embeds/embedTexts';
import { createBuildText } from '../../i18n/languages';
import { READ_ONLY, answer, createTextSchema, quote } from '../answer';

export function registerHistory(server: McpServer): void {
  server.registerTool(
    'prop_history',
    {
      title: 'History of a component, hook, or prop',
      description:
        'Returns since when a package has a component, hook, prop, slot, or CSS class, and how it changed: types, ' +
        'defaults, deprecation, removal. What an entry had in its first recorded version has no line.',
      inputSchema: z.object({
        name: createTextSchema().describe('A component or hook, such as Button or useSelect.'),
        member: createTextSchema().optional().describe('A prop, slot, or class, such as loading.'),
        package: packageSchema.optional(),
      }),
      annotations: READ_ONLY,
    },
    ({ name, member, package: from }) =>
      answer(async () => {
        const packages = choose(from);
        const known = packages.filter(({ names }) => names.includes(name));
        if (known.length === 0) {
          const [near] = findNear(
            name,
            packages.flatMap(({ names }) => names),
            1,
          );
          throw new Error(
            `No component or hook has the name ${quote(name)}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
          );
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
        'Returns what was added, changed, deprecated, and removed in the components and hooks of a package after one ' +
        'version, up to another.',
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
        const [changes] = choose(name);
        const text = print(changes!, { from, ...(to && { to }), names: components ?? [] });
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
