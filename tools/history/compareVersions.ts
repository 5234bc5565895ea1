/** Compares the public API of a version with that of the next one. */
import { HISTORY_TABLES, type ApiHistoryChange, type HistoryTable } from '@/src/shared/apiHistory';
import { shortenTexts } from './shortenTexts';
import type { VersionMember } from './readMembers';
import type { VersionApi, VersionEntry } from './readVersion';

/** What happened to an entry, or to a member of one of its tables. */
export interface ApiEvent {
  entry: string;
  /** Absent for the entry itself. */
  table?: HistoryTable;
  member?: string;
  change: Omit<ApiHistoryChange, 'version' | 'what'> & {
    what: ApiHistoryChange['what'] | 'deprecated' | 'restored';
  };
}

/** Lists what changed from one version to the next, in the order of the names. */
export function compareVersions(before: VersionApi, after: VersionApi): ApiEvent[] {
  const names = [...new Set([...Object.keys(before.entries), ...Object.keys(after.entries)])];
  return names.sort().flatMap((entry): ApiEvent[] => {
    const [old, now] = [before.entries[entry], after.entries[entry]];
    if (!old || !now) {
      return [{ entry, change: { what: old ? 'removed' : 'added' } }];
    }
    return [
      ...(old.exported === now.exported
        ? []
        : [{ entry, change: { what: 'import' as const, from: old.exported, to: now.exported } }]),
      ...compareDeprecation(old, now).map((change) => ({ entry, change })),
      ...HISTORY_TABLES.flatMap((table) =>
        compareTable(table, old, now).map((event) => ({ entry, table, ...event })),
      ),
    ];
  });
}

type MemberEvent = Pick<ApiEvent, 'change'> & { member: string };

function compareTable(table: HistoryTable, old: VersionEntry, now: VersionEntry): MemberEvent[] {
  // What one of the versions hides isn't known, and so is no change.
  const isHidden = (table === 'props' || table === 'slots') && [old, now].some(hidesProps);
  const isUnknown =
    table === 'variables' && [old, now].some(({ tables }) => tables.variables === undefined);
  if (isHidden || isUnknown) {
    return [];
  }
  const [before, after] = [old.tables[table] ?? {}, now.tables[table] ?? {}];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  // A prop that becomes one of the element, or stops being one, was and is accepted. So is a class that only the class map
  // gains or loses.
  const isAccepted = (entry: VersionEntry, name: string) =>
    (table === 'props' && entry.accepted.includes(name)) ||
    (table === 'classes' && entry.acceptedClasses.includes(name));
  return names.flatMap((member) => {
    const [left, right] = [before[member], after[member]];
    if (left && right) {
      return compareMembers(left, right).map((change) => ({ member, change }));
    }
    if (isAccepted(left ? now : old, member)) {
      return [];
    }
    return [{ member, change: { what: left ? ('removed' as const) : ('added' as const) } }];
  });
}

/**
 * Whether the declarations hide the props of a component. `Omit` of a type that accepts every name, such as the props of a
 * polymorphic component, has no named member left.
 */
const hidesProps = ({ kind, accepted }: VersionEntry): boolean =>
  kind === 'component' && accepted.every((name) => name === 'key' || name === 'ref');

function compareMembers(old: VersionMember, now: VersionMember): ApiEvent['change'][] {
  return [
    ...compareTypes(old, now),
    ...compareDefaults(old, now),
    ...(old.required === now.required
      ? []
      : [{ what: now.required ? ('required' as const) : ('optional' as const) }]),
    ...compareDeprecation(old, now),
  ];
}

function compareTypes(old: VersionMember, now: VersionMember): ApiEvent['change'][] {
  const values = compareValues(old.values, now.values);
  if (values) {
    return [values];
  }
  const unions = Object.entries(old.unions ?? {}).flatMap(([of, before]) => {
    const change = compareValues(before, now.unions?.[of]);
    return change ? [{ ...change, of }] : [];
  });
  if (isSameType(old, now) || old.type === undefined || now.type === undefined) {
    return unions;
  }
  const [from, to] = shortenTexts(old.type, now.type);
  return [{ what: 'type', from, to }, ...unions];
}

function compareValues(
  old: readonly string[] | undefined,
  now: readonly string[] | undefined,
): ApiEvent['change'] | undefined {
  const added = old && now ? now.filter((value) => !old.includes(value)) : [];
  const removed = old && now ? old.filter((value) => !now.includes(value)) : [];
  return added.length + removed.length === 0
    ? undefined
    : {
        what: 'values',
        ...(added.length > 0 && { added }),
        ...(removed.length > 0 && { removed }),
      };
}

/** Whether two types are written in the same way, or in other words for the same type. */
const isSameType = (old: VersionMember, now: VersionMember): boolean =>
  simplifyForm(old.form) === simplifyForm(now.form) ||
  isHidden(old, now) ||
  isHidden(now, old) ||
  old.resolved === now.resolved ||
  (old.structure === now.structure && tellsAll(old) && tellsAll(now)) ||
  isRenamed(old.form, now.form);

/** Whether the structure of a type has everything: not the limits of type parameters, nor what callback refs get. */
const tellsAll = ({ form = '', structure }: VersionMember): boolean =>
  structure !== undefined && !form.startsWith('<') && !/\bbivarianceHack\b(?!<)/.test(structure);

/** Whether a version hides what it accepts behind a type parameter of the component, which the other one doesn't name. */
const isHidden = ({ form = '', structure = '' }: VersionMember, other: VersionMember): boolean =>
  (/^[A-Z]$/.test(form) || /^\$\d+$/.test(structure)) && !other.form?.split(/\W+/).includes(form);

/**
 * Leaves out of a form what says nothing about the values that a prop accepts: the names of interfaces that apps extend and
 * of what callbacks get, prefixes and suffixes that the libraries dropped from names, and `Partial` of attributes, which are
 * optional anyway.
 */
const simplifyForm = (form = ''): string =>
  form
    .replace(/\b\w+(?=(OwnerState|Overrides)\b)/g, '')
    .replace(/\bBase(?=[A-Z]\w*(TypeMap|Props)\b)/g, '')
    .replace(/([a-z])Unstyled(?=[A-Z])/g, '$1')
    .replace(/\b(\w+?)(?:TypeMap\['props'\]|OwnProps|Props)(?=\[')/g, '$1Props')
    .replace(/\bPartial<(\w+Attributes<\w+>)>/g, '$1')
    .replace(/\bany\b/g, 'unknown')
    // The type parameter of a function, such as the one that adds other props to those of a hook.
    .replace(
      /^<(\w+)(?= extends)(.*)$/,
      (_whole, name: string, rest: string) =>
        `<$0${rest.replace(new RegExp(`\\b${name}\\b`, 'g'), '$$0')}`,
    );

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/** Whether two types differ only in the name of a type parameter: `T` and `Value`. */
function isRenamed(old = '', now = ''): boolean {
  const [before, after] = [old, now].map((form) => form.match(IDENTIFIER) ?? []);
  const names = new Map<string, string>();
  before!.forEach((name, index) => {
    if (/^[A-Z]$/.test(name) && after![index] !== undefined) {
      names.set(name, after![index]);
    }
  });
  return old !== '' && old.replace(IDENTIFIER, (name) => names.get(name) ?? name) === now;
}

/**
 * Compares defaults of the same source: a comment that is new says nothing about a change. A default came or went if the
 * code and the comment have it in one version, and neither of them has one in the other: how the code is compiled decides
 * whether its defaults are found.
 */
function compareDefaults(old: VersionMember, now: VersionMember): ApiEvent['change'][] {
  const pairs = [
    [old.coded, now.coded],
    [old.documented, now.documented],
  ] as const;
  const [from, to] = pairs.find(([a, b]) => a !== undefined && b !== undefined) ?? [];
  if (from !== undefined && to !== undefined) {
    return normalize(from) === normalize(to) ? [] : [{ what: 'default', from, to }];
  }
  if (old.hasNoDefault && isRealDefault(now)) {
    return [{ what: 'default', to: now.coded! }];
  }
  return now.hasNoDefault && isRealDefault(old) ? [{ what: 'default', from: old.coded! }] : [];
}

/** Whether both the code and the comment have a default. An empty object does what a missing value does. */
const isRealDefault = ({ coded, documented }: VersionMember): boolean =>
  coded !== undefined && documented !== undefined && !/^(\{\}|\[\])$/.test(normalize(coded));

/** Quotes, spaces, and semicolons don't matter. */
const normalize = (value: string): string => value.replace(/[\s'"`;]/g, '');

function compareDeprecation(
  old: { deprecated?: true },
  now: { deprecated?: true },
): ApiEvent['change'][] {
  return old.deprecated === now.deprecated
    ? []
    : [{ what: now.deprecated ? 'deprecated' : 'restored' }];
}
