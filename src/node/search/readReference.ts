/** Reads the reference of a product for search. */
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';
import {
  type EntryNames,
  type RowKind,
  type RowNames,
  type TextsShard,
} from '@/src/shared/search/files';
import { getRule } from '@/src/shared/search/readNames';
import { API_PACKAGES } from '../api/packages';
import { getApiEntry } from '../api/store';
import { getEntryHref, listProductEntries, listTabbedPages } from '../content/reference/apiAddress';
import type { BuildText } from '../markdown/context';

/** The names and texts of a product's reference. */
export interface ReferenceNames {
  entries: EntryNames[];
  rows: RowNames[];
  entryTexts: TextsShard['entries'];
  rowTexts: TextsShard['rows'];
}

/** A row of an API table. */
interface Row {
  kind: RowKind;
  name: string;
  rule: string;
  description?: string | undefined;
  inherited?: boolean;
}

/** Reads the components and hooks of a product. */
export function readReference(product: string, t: BuildText): ReferenceNames {
  const pages = listTabbedPages();
  const listings = listProductEntries(product);
  const read = listings.map((listing) => getApiEntry(product, listing.slug));
  const entries = read.map((entry): EntryNames => {
    const href = getEntryHref(entry, pages);
    const [page, hash] = href.split('#');
    const section = `${page}#${hash === undefined ? '' : `${hash}-`}theme-default-props`;
    return {
      name: entry.name,
      title: t('apiTitle', { name: entry.name }),
      href,
      slug: entry.slug,
      package: entry.package,
      ...(entry.kind === 'hook' && { hook: true }),
      ...(entry.deprecated !== undefined && { deprecated: true }),
      ...(entry.themeName !== undefined && { theme: [entry.themeName, section] }),
    };
  });
  return {
    entries,
    entryTexts: read.flatMap(({ description }, index): [number, string][] =>
      description ? [[index, toPlain(description)]] : [],
    ),
    ...collectRows(read),
  };
}

/** Merges rows of the same kind and name, and keeps the list of their entries. */
function collectRows(entries: readonly ApiEntry[]): Pick<ReferenceNames, 'rows' | 'rowTexts'> {
  const rows = new Map<string, { row: RowNames; texts: Map<string, number[]> }>();
  for (const [index, entry] of entries.entries()) {
    for (const { kind, name, rule, description, inherited } of listRows(entry)) {
      const key = `${kind} ${name}`;
      const isPlain = rule === (kind === 'class' ? getRule(name) : name);
      const known = rows.get(key) ?? {
        row: (isPlain ? [kind, name, []] : [kind, name, [], rule]) as RowNames,
        texts: new Map<string, number[]>(),
      };
      rows.set(key, known);
      known.row[2].push(index * 2 + (inherited ? 1 : 0));
      // Inherited props are described at the component that declares them.
      if (description && !inherited) {
        const text = toPlain(description);
        known.texts.set(text, [...(known.texts.get(text) ?? []), known.row[2].length - 1]);
      }
    }
  }
  const list = [...rows.values()];
  return {
    rows: list.map(({ row }) => row),
    rowTexts: list.flatMap(({ texts }, index) =>
      [...texts].map(([text, members]): [number, string, number[]] => [index, text, members]),
    ),
  };
}

/** Whether readers can find the system props of a package's components. */
function listsSystemProps(packageName: string): boolean {
  return API_PACKAGES.some(({ name, hasSystemProps }) => name === packageName && hasSystemProps);
}

function listRows(entry: ApiEntry): Row[] {
  const { kind, props, returns, slots, classes, sets } = entry;
  const toRow = (of: RowKind) => (prop: ApiProp) => ({
    kind: of,
    name: prop.name,
    rule: prop.name,
    description: describeProp(prop),
    inherited: prop.from.group === 'inherited',
  });
  const system = sets
    .filter(({ group }) => group === 'system' && listsSystemProps(entry.package))
    .flatMap(({ names }) => names);
  return [
    ...props.map(toRow(kind === 'hook' ? 'parameter' : 'prop')),
    // Own props come before those that every component of the package has.
    ...system.map((name): Row => ({ kind: 'prop', name, rule: name, inherited: true })),
    ...returns.map(toRow('return')),
    ...slots.map(({ name, description }): Row => ({ kind: 'slot', name, rule: name, description })),
    ...classes.map(({ className, rule, description }): Row => ({
      kind: 'class',
      name: className,
      rule,
      description,
    })),
  ];
}

/** Returns the description of a prop with the texts that it accepts, so that `variant="soft"` finds the right components. */
function describeProp({ description = '', type }: ApiProp): string {
  const { members = [], expanded = '' } = type;
  const values = [...members, ...expanded.split(' | ')].flatMap(
    (member) => /^["']([\w-]+)["']$/.exec(member)?.[1] ?? [],
  );
  // Without words of its own, which queries would find.
  return [description, [...new Set(values)].join(' | ')].filter(Boolean).join(' ');
}

/** Converts the Markdown of a comment to plain text on one line. */
function toPlain(markdown: string): string {
  return markdown
    .replace(/```\w*\n?/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{@link\s+\S+?(?:[\s|]+([^}]+))?\}/g, '$1')
    .replace(/<\/?[a-z][^>]*>|[`*]/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
