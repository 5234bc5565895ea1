/** The deprecated props or CSS classes of a product's components, as the installed packages declare them. */
import { z } from 'zod';
import type { ApiEntry } from '@/src/shared/apiEntry';
import { getApiEntry, listApiEntries } from '../api/store';
import type { BuildText } from '../markdown/context';
import { createEmbed } from './embed';
import { type ChangeRow, renderChanges, renderSentence } from './migrationMarkup';

/** `{{"component": "DeprecatedApis", "package": "@mui/material", "kind": "props"}}`. */
export const DeprecatedApis = createEmbed({
  given: z.strictObject({ package: z.string(), kind: z.enum(['props', 'classes']) }),
  prepare: ({ package: packageName, kind }, { t }) => {
    const entries = listApiEntries()
      .filter((entry) => entry.kind === 'component' && entry.package === packageName)
      .map(({ product, slug }) => getApiEntry(product, slug));
    const rows = entries.flatMap((entry) => listDeprecated(entry, kind, t));
    const head = [
      t('migrationComponent'),
      t(kind === 'props' ? 'migrationProp' : 'migrationClass'),
      t('migrationUse'),
    ];
    return { props: { html: renderChanges(head, rows, t) } };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

function listDeprecated(entry: ApiEntry, kind: 'props' | 'classes', t: BuildText): ChangeRow[] {
  const members =
    kind === 'props'
      ? entry.props.filter(({ from }) => from.group === 'own')
      : entry.classes.map(({ rule, className, deprecated }) => ({
          name: className || rule,
          deprecated,
        }));
  return members
    .filter(({ deprecated }) => deprecated !== undefined)
    .map(({ name, deprecated = '' }) => ({
      label: renderSentence(`\`${entry.name}\``),
      components: [entry.name],
      cells: [
        renderSentence(`\`${name}\``),
        renderSentence(shortenDeprecation(deprecated) || t('supportedNone')),
      ],
    }));
}

/** Sentences that every deprecation has, and links to this page. */
const COMMON =
  /\s*(This (prop|component) will be removed in|While this prop currently works|See \[Migrating|\[How to migrate|See the).*$/;

/** A deprecation that only names the replacements, such as "Use the `slots` prop instead." */
const PLAIN =
  /^(?:Use|Combine)(?: the)? (`[^`]+`(?:(?:,| and) `[^`]+`)*)(?: (?:prop|class|classes))? instead\.?$/;

/**
 * Shortens the text of a deprecation to the replacement. Links to classes become the class in code.
 * @param text Markdown, as the package has it.
 */
export function shortenDeprecation(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(COMMON, '')
    .replace(/\[\.?(\w+(?:-\w+)?)\]\([^)]*#([^)]*)\)/g, (_link, label: string, hash: string) =>
      // Some labels lack the hyphen. The hash ends with the name of the class.
      label.includes('-') ? `\`.${label}\`` : `\`.${fixClass(label, hash)}\``,
    )
    .replace(/<[^>]*>/g, '`$&`')
    .replace(/ ,/g, ',')
    .trim();
  const sentence = plain.charAt(0).toUpperCase() + plain.slice(1);
  return PLAIN.exec(sentence)?.[1]!.replaceAll(' and ', ', ') ?? sentence;
}

/** Corrects a class without hyphen, such as `MuiButtonSizeSmall`, from the hash of its link. */
function fixClass(label: string, hash: string): string {
  const rule = hash.split('-').pop() ?? '';
  return label.toLowerCase().endsWith(rule.toLowerCase())
    ? `${label.slice(0, label.length - rule.length)}-${rule}`
    : label;
}
