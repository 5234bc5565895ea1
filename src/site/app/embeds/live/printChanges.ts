import { CODEMOD_PACKAGE } from '@/src/shared/codemods';
import type { WhatChangedTexts } from '@/src/shared/embedTexts';
import type { FoundChange } from '@/src/shared/history/findChanges';
import type { FileChange, HistoryFile } from '@/src/shared/history/historyFile';
import { formatVersion } from '@/src/shared/history/versions';
import { fillText } from '@/src/shared/translate';

/** The texts of the kinds of changes. */
export const KIND_TEXTS = {
  added: 'whatChangedAdded',
  changed: 'whatChangedChanged',
  deprecated: 'whatChangedDeprecated',
  removed: 'whatChangedRemoved',
} as const satisfies Record<FileChange['kind'], keyof WhatChangedTexts>;

const WHAT_TEXTS = {
  type: 'whatChangedType',
  values: 'whatChangedValues',
  default: 'whatChangedDefault',
  required: 'whatChangedRequired',
  optional: 'whatChangedOptional',
  import: 'whatChangedImport',
} as const satisfies Record<NonNullable<FileChange['what']>, keyof WhatChangedTexts>;

const TABLE_TEXTS = {
  props: 'whatChangedProp',
  parameters: 'whatChangedParameter',
  returns: 'whatChangedReturn',
  slots: 'whatChangedSlot',
  classes: 'whatChangedClass',
} as const satisfies Record<NonNullable<FileChange['table']>, keyof WhatChangedTexts>;

/** Says what a change is: `Deprecated`, or `Default value changed`. */
export function describeKind({ kind, what }: FileChange, texts: WhatChangedTexts): string {
  return texts[what ? WHAT_TEXTS[what] : KIND_TEXTS[kind]];
}

/** Says what a member is: `Prop`. */
export function describeTable(table: FileChange['table'], texts: WhatChangedTexts): string {
  return table ? texts[TABLE_TEXTS[table]] : '';
}

/** Returns the command that runs a codemod. */
export function getCodemodCommand(codemod: string): string {
  return `npx ${CODEMOD_PACKAGE} deprecations/${codemod} <path>`;
}

/** Prints changes as Markdown: a list for each version. */
export function printChanges(
  heading: string,
  { versions }: HistoryFile,
  changes: readonly FoundChange[],
  texts: WhatChangedTexts,
): string {
  const indexes = [...new Set(changes.map(({ at }) => at))];
  const lists = indexes.map((index) => {
    const lines = changes
      .filter(({ at }) => at === index)
      .map((change) => `- ${printChange(change, texts)}`);
    return [`## ${formatVersion(versions[index]!.version)}`, '', ...lines].join('\n');
  });
  return `# ${heading}\n\n${lists.join('\n\n')}\n`;
}

function printChange(change: FoundChange, texts: WhatChangedTexts): string {
  const { entry, table, member, before, after, use, codemod } = change;
  const name = [
    quote(entry),
    ...(member === undefined ? [] : [`${describeTable(table, texts)} ${quote(member)}`]),
  ].join(', ');
  const values = [
    ...(before === undefined ? [] : [`${texts.whatChangedBefore} ${quote(before)}`]),
    ...(after === undefined ? [] : [`${texts.whatChangedAfter} ${quote(after)}`]),
    ...(use === undefined ? [] : [fillText(texts.whatChangedUse, { use })]),
    ...(codemod === undefined ? [] : [quote(getCodemodCommand(codemod))]),
  ];
  return [`${name}: ${describeKind(change, texts)}`, ...values].join('; ');
}

/** Marks code on one line. A text with backticks gets more of them around it. */
function quote(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? fence + line + fence : `${fence} ${line} ${fence}`;
}
