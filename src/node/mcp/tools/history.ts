/** `prop_history` and `what_changed`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ApiHistory } from '@/src/shared/apiHistory';
import { compareVersions } from '@/src/shared/history/versions';
import { type HistoryChange, listChanges, readHistories } from '../../history/readHistory';
import { findNear } from '@/src/shared/findNear';
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
        const histories = choose(from).filter(({ entries }) => Object.hasOwn(entries, name));
        if (histories.length === 0) {
          const names = choose(from).flatMap(({ entries }) => Object.keys(entries));
          const [near] = findNear(name, names, 1);
          throw new Error(
            `No component or hook has the name ${quote(name)}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
          );
        }
        const text = histories
          .map((history) => {
            const changes = listChanges(name, history.entries[name]!);
            return print(
              history,
              member === undefined ? changes : changes.filter((one) => one.member === member),
            );
          })
          .join('\n\n');
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
        const [history] = choose(name);
        const last = to ?? history!.versions.at(-1)!.version;
        const changes = Object.entries(history!.entries)
          .filter(([entry]) => components?.includes(entry) ?? true)
          .flatMap(([entry, facts]) => listChanges(entry, facts))
          .filter(
            ({ version }) =>
              compareVersions(version, from) > 0 && compareVersions(version, last) <= 0,
          );
        return { text: print(history!, changes) };
      }),
  );
}

const histories = (): ApiHistory[] => (known ??= readHistories());
let known: ApiHistory[] | undefined;

const packageSchema = z.enum(['@mui/material', '@mui/system', '@mui/joy', '@mui/base']);
const versionSchema = z
  .string()
  .max(40)
  .regex(/^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/);

const choose = (name: string | undefined): ApiHistory[] =>
  histories().filter((history) => name === undefined || history.package === name);

function print({ package: name, versions }: ApiHistory, changes: readonly HistoryChange[]): string {
  const lines = changes.map(({ entry, table, member, version, text }) =>
    [`- ${version}: ${entry}`, ...(table ? [`${table}.${member}`] : []), text].join(' '),
  );
  return [
    `${name}, ${versions[0]!.version} to ${versions.at(-1)!.version}:`,
    ...(lines.length > 0 ? lines : ['- No change is recorded.']),
  ].join('\n');
}
