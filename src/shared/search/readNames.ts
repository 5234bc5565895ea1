/** Makes the records of a product from its names. */
import { getRowPrefix } from '../apiTables';
import { joinStems } from './query';
import type { EntryNames, NamesShard, PageNames, RowNames } from './files';
import {
  type Names,
  type Place,
  ROW_TABLES,
  type SearchDocument,
  type SearchKind,
  type SearchRecord,
} from './records';
import { findWords } from './words';

/** Rank of rows that an entry inherits. They come last, as do those of deprecated components. */
const INHERITED = -1;
const DEPRECATED = -3;
/** Rank of components that have a documentation page of their own, which most users look for. */
const DOCUMENTED = 1;
/** Added for the component that a page about several is named after. */
const MAIN = 0.5;
/** Added for a row that a section of the page of its component is named after: `level` of Typography. */
const SECTION = 0.7;

/** Reads a names shard. */
export function readNames(shard: NamesShard): Names {
  const { product } = shard;
  const documents: SearchDocument[] = [];
  const add = (
    record: SearchRecord,
    document: Omit<SearchDocument, 'record'> = {},
  ): SearchRecord => {
    documents.push({ record, title: record.title, forms: record.title, ...document });
    return record;
  };
  const make: Makers['make'] = (kind, title, { href, crumbs, rank = 0, group }) => ({
    kind,
    product,
    title,
    group: group ?? `${kind}:${title.toLowerCase()}`,
    places: [{ href, crumbs, rank }],
  });

  const about = new Set(shard.pages.flatMap((page) => page.about ?? []));
  const main = new Set(shard.pages.flatMap((page) => page.about?.slice(0, 1) ?? []));
  const pages = shard.pages.map((names) => readPage(names, { make, add, documents }));
  markCommon(pages.flatMap(({ sections }) => sections));
  const rankOf = (entry: EntryNames) =>
    (entry.deprecated ? DEPRECATED : 0) +
    (about.has(entry.name) ? DOCUMENTED : 0) +
    (main.has(entry.name) ? MAIN : 0);
  const entries = shard.entries.map((entry) => {
    const { name, title, href, package: from, hook, theme } = entry;
    const rank = rankOf(entry);
    const record = make(hook ? 'hook' : 'component', title, { href, crumbs: [from], rank });
    record.about = [name];
    if (theme) {
      add(make('theme', theme[0], { href: theme[1], crumbs: [title], rank }), { context: title });
    }
    return add(record, { title, context: `${name} ${from}` });
  });
  const hasSection = createSectionTest(shard.pages);
  const explained = new Set(shard.pages.flatMap(({ listed = [] }) => listed.map(([name]) => name)));
  const rows = shard.rows.map((row) => {
    const record = readRow(row, shard.entries, {
      product,
      rankOf: (entry) => rankOf(entry) + (hasSection(entry.name, row[1]) ? SECTION : 0),
    });
    if (record.kind === 'prop' && explained.has(record.title)) {
      record.isExplained = true;
    }
    const names = new Set(row[2].map((member) => shard.entries[member >> 1]!.name));
    return add(record, { context: [...names].join(' ') });
  });
  return { documents, pages, entries, rows };
}

/** Creates a test of whether the page of a component has a section that is named after a row: "Levels" for `level`. */
function createSectionTest(
  pages: readonly PageNames[],
): (component: string, row: string) => boolean {
  const sections = new Map(
    pages.flatMap(({ about, sections }) =>
      about
        ? [
            [
              about[0],
              new Set(
                sections.map(([title]) => joinStems(findWords(title).map(({ text }) => text))),
              ),
            ],
          ]
        : [],
    ),
  );
  return (component, row) => sections.get(component)?.has(joinStems([row])) ?? false;
}

interface Makers {
  make: (
    kind: SearchKind,
    title: string,
    place: Omit<Place, 'rank'> & { rank?: number; group?: string },
  ) => SearchRecord;
  add: (record: SearchRecord, document?: Omit<SearchDocument, 'record'>) => SearchRecord;
  documents: SearchDocument[];
}

function readPage(names: PageNames, { make, add, documents }: Makers): Names['pages'][number] {
  const { title, href, trail, about, aliases = [], sectionAliases = [] } = names;
  const { listed, sections, demos, errors } = names;
  const group = `page:${href}`;
  const rank = about && about.length > 0 ? DOCUMENTED : 0;
  const page = make('page', title, { href, crumbs: trail, rank, group });
  if (about) {
    page.about = about;
  }
  const records = sections.map(([text, hash, under]) =>
    make('section', text, {
      ...{ href: `${href}#${hash}`, group },
      crumbs: [title, ...(under ? [under] : [])],
    }),
  );
  const addNamed = (record: SearchRecord, context: readonly string[], own: readonly string[]) => {
    const at = records.indexOf(record);
    const inTables = (listed ?? []).flatMap(([name, section]) => (section === at ? [name] : []));
    record.aliases = own;
    record.listed = inTables;
    add(record, { context: context.join(' ') });
    for (const name of own) {
      add(record, { title: name, forms: name, context: context.join(' ') });
    }
    for (const name of inTables) {
      documents.push({ record, name });
    }
  };
  addNamed(page, [...trail, ...(about ?? [])], aliases);
  for (const [index, record] of records.entries()) {
    const own = sectionAliases.flatMap(([name, section]) => (section === index ? [name] : []));
    addNamed(record, [...record.places[0]!.crumbs, ...aliases], own);
  }
  const placeOf = (section: number) => {
    const heading = sections[section]?.[0];
    return { crumbs: [title, ...(heading === undefined ? [] : [heading])], group };
  };
  for (const [name, section, imports] of demos) {
    const place = { href: `${href}#${name}`, ...placeOf(section) };
    add(make('demo', name, place), {
      context: place.crumbs.join(' '),
      code: imports.join(' '),
    });
  }
  for (const [text, section] of errors ?? []) {
    const at = sections[section];
    add(make('error', text, { href: at ? `${href}#${at[1]}` : href, ...placeOf(section) }));
  }
  return { page, sections: records };
}

/** The most pages that can have a section of the same title before a query for it means none of them. */
const MAX_SAME = 4;

function markCommon(sections: readonly SearchRecord[]): void {
  const counts = new Map<string, number>();
  for (const { title } of sections) {
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  for (const record of sections) {
    if (counts.get(record.title)! > MAX_SAME) {
      record.isCommon = true;
    }
  }
}

function readRow(
  [kind, name, members, rule = kind === 'class' ? getRule(name) : name]: RowNames,
  entries: readonly EntryNames[],
  { product, rankOf }: { product: string; rankOf: (entry: EntryNames) => number },
): SearchRecord {
  const prefix = (entry: EntryNames) => getRowPrefix(entry.slug, ROW_TABLES[kind]);
  const places = members.map((member): Place => {
    const entry = entries[member >> 1]!;
    return {
      href: `${entry.href.replace(/#.*$/, '')}#${prefix(entry)}${rule}`,
      crumbs: [entry.title],
      rank: rankOf(entry) + (member & 1 ? INHERITED : 0),
    };
  });
  return { kind, product, title: name, group: `${kind}:${rule.toLowerCase()}`, places };
}

/** Returns the key of a class: the part of its name after the component (`MuiButton-root`). */
export function getRule(className: string): string {
  return className.replace(/^[^-]*-/, '');
}
