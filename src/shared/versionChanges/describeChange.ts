/** Describes changes in words, for the page and for Markdown. */
import type { VersionChangesTexts } from '../embedTexts';
import { formatRelease } from '../versionNumbers';
import { fillText } from '../translate';
import type { ChangesForm } from './changesAddress';
import type { PackageChanges, VersionChange } from './versionChanges';

/** A part of a description. */
export interface Part {
  text: string;
  isCode?: true;
  /** The page of the migration guide that explains it. */
  href?: string;
}

/** The last release of the codemods for version 6, with which `npm run migration` makes the diffs of the guides. */
export const CODEMOD_PACKAGE = '@mui/codemod@6.5.0';

const CODEMODS_PAGE = '/material-ui/migration/migrating-from-deprecated-apis/';

/** The default of a prop that has none. */
export const NONE = 'undefined';

const code = (text: string): Part => ({ text, isCode: true });
const words = (text: string): Part => ({ text });
const list = (values: readonly string[]): Part[] =>
  values.flatMap((value, index) => [...(index === 0 ? [] : [words(', ')]), code(value)]);

/** Describes what happened, without the subject and the version. */
export function describeChange(
  { what, of, from, to, added = [], removed = [], note, codemod }: VersionChange,
  texts: VersionChangesTexts,
): Part[] {
  return [
    words(texts[`versionChangesWhat_${what}`]),
    ...(of === undefined ? [] : [words(' ('), code(of), words(')')]),
    ...(from === undefined && to === undefined
      ? []
      : [words(' '), code(from ?? NONE), words(' → '), code(to ?? NONE)]),
    words('.'),
    ...(added.length > 0
      ? [words(` ${texts.versionChangesAlso} `), ...list(added), words('.')]
      : []),
    ...(removed.length > 0
      ? [words(` ${texts.versionChangesNoLonger} `), ...list(removed), words('.')]
      : []),
    ...(note === undefined ? [] : [words(' '), ...splitCode(note)]),
    ...(codemod === undefined ? [] : describeCodemod(codemod, texts)),
  ];
}

/** The command that replaces the member in a project. The guide of the deprecations explains the ones that it lists. */
function describeCodemod(codemod: string, texts: VersionChangesTexts): Part[] {
  const [folder, name] = codemod.split('/');
  const label = words(texts.versionChangesCodemod);
  return [
    words(' '),
    folder === 'deprecations' ? { ...label, href: `${CODEMODS_PAGE}#${name}` } : label,
    words(' '),
    code(`npx ${CODEMOD_PACKAGE} ${codemod} <path>`),
  ];
}

/** Splits a text at its backticks, between which it has code. */
const splitCode = (text: string): Part[] =>
  text.split('`').map((part, index) => (index % 2 === 0 ? words(part) : code(part)));

/**
 * Writes changes as Markdown.
 * @param groups by component and hook.
 */
export function writeChanges(
  { package: packageName, dates }: Pick<PackageChanges, 'package' | 'dates'>,
  { from, to }: Pick<ChangesForm, 'from' | 'to'>,
  groups: readonly (readonly [entry: string, changes: readonly VersionChange[]])[],
  texts: VersionChangesTexts,
): string {
  const title = fillText(texts.versionChangesTitle, { package: packageName, from, to });
  const sections = groups.map(([entry, changes]) => {
    const items = changes.map((change) => {
      const { version, table, member } = change;
      const subject =
        table && member ? `${texts[`versionChangesTable_${table}`]} \`${member}\`: ` : '';
      const date = dates[version];
      const release = `**${formatRelease(version)}**${date === undefined ? '' : ` (${date})`}`;
      return `- ${release} ${subject}${describeChange(change, texts).map(print).join('')}`;
    });
    return `## ${entry}\n\n${items.join('\n')}\n`;
  });
  return [`# ${title}\n`, ...sections].join('\n');
}

/** Prints code in Markdown. Code with backticks needs two of them and a space on each side. */
function print({ text, isCode }: Part): string {
  if (!isCode) {
    return text;
  }
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
