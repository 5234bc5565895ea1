/** What a new version of a package doesn't accept any more, by component. `npm run migration` compares the versions. */
import path from 'node:path';
import { z } from 'zod';
import { type ApiChange, type ApiChanges as Data, apiChangesSchema } from '@/src/shared/apiChanges';
import { BuildError } from '../errors';
import type { BuildText } from '../markdown/context';
import { readJson } from '../readJson';
import { createEmbed } from './embed';
import { type ChangeRow, renderChanges, renderSentence } from './migrationMarkup';

/** The files beside the page that places the embed. */
const CHANGES = 'changes.json';
const REPLACEMENTS = 'replacements.json';

/**
 * `{{"component": "ApiChanges", "kind": "props"}}`: the changes of the page's `changes.json`. The kind `defaults` shows the
 * default values that have changed. `replacements.json` has the instructions for the other kinds, by the name of an export, or of a prop (`Accordion.component`, or `*.component` for all components).
 */
export const ApiChanges = createEmbed({
  given: z.strictObject({ kind: z.enum(['exports', 'props', 'defaults']) }),
  prepare: ({ kind }, { file, line, t }) => {
    const folder = path.posix.dirname(file);
    const changesFile = `${folder}/${CHANGES}`;
    const replacementsFile = `${folder}/${REPLACEMENTS}`;
    const data = readJson(changesFile, apiChangesSchema);
    if (!data) {
      throw new BuildError({
        ...{ file, line },
        cause: `the page has no ${CHANGES}`,
        remedy: `write ${changesFile} with the packages in "from" and "to", and run: npm run migration`,
      });
    }
    const files = [changesFile, replacementsFile];
    if (kind === 'defaults') {
      return { props: { html: renderDefaults(data, t) }, files };
    }
    const replacements = readJson(replacementsFile, z.record(z.string(), z.string())) ?? {};
    assertUsed(replacements, data.changes, replacementsFile);
    const changes = data.changes.filter(
      (change) => (change.kind === 'export') === (kind === 'exports'),
    );
    const rows = groupChanges(changes, replacements, replacementsFile).map((group) =>
      createRow(group, t),
    );
    const head =
      kind === 'exports' ? [t('migrationExport')] : [t('migrationComponent'), t('migrationProp')];
    return {
      props: { html: renderChanges([...head, t('migrationUse')], rows, t) },
      files,
    };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

/** Renders a table of the props whose default value has changed, with both values. */
function renderDefaults({ from, to, defaults }: Data, t: BuildText): string {
  const getHead = ([name = '']: readonly string[]) =>
    t('migrationDefault', { version: name.replace(/.*@/, '') });
  const head = [t('migrationComponent'), t('migrationProp'), getHead(from), getHead(to)];
  const rows = defaults.map((changed): ChangeRow => {
    const [label, ...cells] = [changed.component, changed.name, changed.from, changed.to].map(
      (code) => renderSentence(`\`${code}\``),
    );
    return { label: label!, components: [changed.component], cells };
  });
  return renderChanges(head, rows, t);
}

/** The keys of the instructions for a change, most specific first. */
const listKeys = ({ component, name, kind }: ApiChange): string[] =>
  kind === 'export' ? [name] : [`${component}.${name}`, `*.${name}`];

/** Changes with the same instruction: one change, or a prop that many components no longer have. */
interface ChangeGroup {
  change: ApiChange;
  components: string[];
  instruction: string;
}

/** The number of components above which a prop has one row instead of one for each component. */
const MANY = 10;

/** @throws BuildError when a change has no instruction. */
function groupChanges(
  changes: readonly ApiChange[],
  replacements: Readonly<Record<string, string>>,
  replacementsFile: string,
): ChangeGroup[] {
  const common = new Map<string, ChangeGroup>();
  const single: ChangeGroup[] = [];
  for (const change of changes) {
    const keys = listKeys(change);
    const key = keys.find((candidate) => Object.hasOwn(replacements, candidate));
    if (key === undefined) {
      throw new BuildError({
        file: replacementsFile,
        cause: `there is no instruction for ${keys[0]}`,
        remedy: `add "${keys.join('" or "')}" with a sentence that says what to do`,
      });
    }
    const instruction = replacements[key]!;
    const same = changes.filter(({ name, kind }) => name === change.name && kind === change.kind);
    if (!key.startsWith('*') || same.length <= MANY) {
      single.push({ change, components: [change.component], instruction });
      continue;
    }
    const group = common.get(key) ?? { change, components: [], instruction };
    group.components.push(change.component);
    common.set(key, group);
  }
  return [...common.values(), ...single];
}

function createRow({ change, components, instruction }: ChangeGroup, t: BuildText): ChangeRow {
  const { name, kind, values = [] } = change;
  const use = renderSentence(instruction);
  if (kind === 'export') {
    return { label: renderSentence(`\`${name}\``), components: [name], cells: [use] };
  }
  const list = values.map((value) => `\`${value}\``).join(', ');
  const prop = [
    ...renderSentence(`\`${name}\``),
    ...(kind === 'value' ? [': ', ...renderSentence(list)] : []),
    ...(kind === 'required' ? [` (${t('migrationRequired')})`] : []),
  ];
  const label =
    components.length > 1
      ? [t('migrationMany', { count: String(components.length) })]
      : renderSentence(`\`${components[0]}\``);
  return { label, components, cells: [prop, use] };
}

/** @throws BuildError when an instruction belongs to no change, for example after an update of the versions. */
function assertUsed(
  replacements: Readonly<Record<string, string>>,
  changes: readonly ApiChange[],
  file: string,
): void {
  const keys = new Set(changes.flatMap(listKeys));
  const unused = Object.keys(replacements).find((key) => !keys.has(key));
  if (unused !== undefined) {
    throw new BuildError({
      file,
      cause: `the instruction "${unused}" belongs to no change`,
      remedy: 'remove it, or correct its name',
    });
  }
}
