import { expect, test } from '@jest/globals';
import { createEntries } from '@/tools/history/createHistory';
import { chooseVersions } from '@/tools/history/packages';
import type { VersionMember } from '@/tools/history/readMembers';
import type { VersionApi, VersionEntry } from '@/tools/history/readVersion';

const entry = (
  props: Record<string, VersionMember>,
  more: Partial<VersionEntry> = {},
): VersionEntry => ({
  ...{
    kind: 'component',
    exported: 'Button',
    tables: { props },
    accepted: ['id'],
    acceptedClasses: [],
  },
  ...more,
});
const type = (form: string, more: Partial<VersionMember> = {}): VersionMember => ({
  ...{ type: form, form, resolved: form },
  ...more,
});
const api = (entries: Record<string, VersionEntry>): VersionApi => ({ entries, themeKeys: [] });

/** Creates the history of one component whose props change from version to version. */
const follow = (...versions: Record<string, VersionMember>[]) =>
  createEntries(
    versions.map((props, index) => ({
      version: `1.${index}.0`,
      api: api({ Button: entry(props) }),
    })),
  ).Button!;

test('a prop has the version that added it, unless the first one had it', () => {
  expect(follow({ a: {} }, { a: {}, b: {} }, { a: {}, b: {} })).toEqual({
    kind: 'component',
    props: { b: { since: '1.1.0' } },
  });
});

test('a prop that went has the first version without it', () => {
  expect(follow({ a: {}, b: {} }, { a: {} }).props).toEqual({ b: { removed: '1.1.0' } });
});

test('props that the declarations of a version hide were neither added nor removed', () => {
  const hidden = entry({}, { accepted: ['key', 'ref'] });
  const shown = entry({ a: {} }, { tables: { props: { a: {} }, slots: { root: {} } } });
  expect(
    createEntries([
      { version: '1.0.0', api: api({ Button: hidden }) },
      { version: '1.1.0', api: api({ Button: shown }) },
      { version: '1.2.0', api: api({ Button: hidden }) },
    ]).Button,
  ).toEqual({ kind: 'component' });
});

test('a prop that returned has both changes', () => {
  expect(follow({ a: {} }, {}, { a: {} }).props).toEqual({
    a: {
      changes: [
        { version: '1.1.0', what: 'removed' },
        { version: '1.2.0', what: 'added' },
      ],
    },
  });
});

test('deprecation counts from its version, and only if it was not taken back', () => {
  const deprecated = { deprecated: true } as const;
  expect(
    follow({ a: {}, b: {} }, { a: deprecated, b: deprecated }, { a: deprecated, b: {} }).props,
  ).toEqual({ a: { deprecated: '1.1.0' } });
});

test('values that a type gained and lost are named', () => {
  const before = type("'a' | 'b'", { values: ["'a'", "'b'"] });
  const after = type("'b' | 'c'", { values: ["'b'", "'c'"] });
  expect(follow({ size: before }, { size: after }).props).toEqual({
    size: { changes: [{ version: '1.1.0', what: 'values', added: ["'c'"], removed: ["'a'"] }] },
  });
});

test('another type is a change; other words for the same type, and another name of a type parameter, are not', () => {
  const props = follow(
    { a: type('string'), b: type('Size', { resolved: "'s'" }), c: type('(option: T) => T') },
    { a: type('number'), b: type("'s'"), c: type('(option: Value) => Value') },
  ).props;
  expect(props).toEqual({
    a: { changes: [{ version: '1.1.0', what: 'type', from: 'string', to: 'number' }] },
  });
});

test('other words for what a type accepts are no change', () => {
  const before = type('BadgeSlots', { structure: '{ root?: ElementType }' });
  const after = type('{ root?: ElementType }', { structure: '{ root?: ElementType }' });
  expect(follow({ slots: before }, { slots: after }).props).toBeUndefined();
});

test.each([
  [
    'SlotProps<A, BadgeUnstyledRootOverrides, BadgeUnstyledOwnerState>',
    'SlotProps<A, BadgeRootOverrides, BadgeOwnerState>',
  ],
  ["BadgeUnstyledTypeMap['props']['slotProps']", "BaseBadgeTypeMap['props']['slotProps']"],
  ["BaseBadgeTypeMap['props']['slotProps']", "BadgeOwnProps['slotProps']"],
  ['Partial<HTMLAttributes<HTMLDivElement>>', 'HTMLAttributes<HTMLDivElement>'],
  [
    '<A extends Record<string, any>>(_?: A) => Root<A>',
    '<Bc extends Record<string, unknown>>(_?: Bc) => Root<Bc>',
  ],
  ["'standard'", 'Variant', '$0'],
  ['D', 'ElementType'],
])('%s and %s are the same', (before, after, structure = 'other') => {
  const props = follow({ a: type(before) }, { a: type(after, { structure }) }).props;
  expect(props).toBeUndefined();
});

test.each([
  [
    '<A extends Handlers>(_: A) => void',
    '<A extends Record<string, unknown>>(_: A) => void',
    '($0) => void',
  ],
  ['RefCallback<A>', 'RefCallback<A | B>', 'bivarianceHack | null'],
])('%s and %s differ, although their structure has nothing of it', (from, to, structure) => {
  const props = follow({ a: type(from, { structure }) }, { a: type(to, { structure }) }).props;
  expect(props).toEqual({ a: { changes: [{ version: '1.1.0', what: 'type', from, to }] } });
});

test('a type parameter that gets a further value is a change', () => {
  expect(follow({ value: type('T') }, { value: type("'' | T") }).props).toEqual({
    value: { changes: [{ version: '1.1.0', what: 'type', from: 'T', to: "'' | T" }] },
  });
});

test('values of a named part of a type are named with it', () => {
  const reason = (...values: string[]) =>
    type('(_: Reason) => void', { unions: { Reason: values, Other: ["'x'"] } });
  expect(follow({ onClose: reason("'a'") }, { onClose: reason("'a'", "'b'") }).props).toEqual({
    onClose: { changes: [{ version: '1.1.0', what: 'values', added: ["'b'"], of: 'Reason' }] },
  });
});

test('values count although the type is written in the same way', () => {
  const variant = (...values: string[]) => type('Variant', { values, unions: { Variant: values } });
  expect(follow({ variant: variant("'a'", "'b'") }, { variant: variant("'a'") }).props).toEqual({
    variant: { changes: [{ version: '1.1.0', what: 'values', removed: ["'b'"] }] },
  });
});

test('a default comes or goes if one version is known to have none, and the other has it in code and comment', () => {
  const none = { hasNoDefault: true } as const;
  const both = (value: string) => ({ coded: value, documented: value });
  const props = follow(
    { a: none, b: both('5'), c: {}, d: none, e: none, f: none },
    {
      a: both('false'),
      b: none,
      c: both('1'),
      d: { coded: '1' },
      e: { documented: '1' },
      f: both('{}'),
    },
  ).props;
  expect(props).toEqual({
    a: { changes: [{ version: '1.1.0', what: 'default', to: 'false' }] },
    b: { changes: [{ version: '1.1.0', what: 'default', from: '5' }] },
  });
});

test('a default is compared with that of the same source, without quotes', () => {
  const props = follow(
    { a: { coded: "'x'" }, b: { documented: '1' }, c: {}, d: { documented: "'x'" } },
    {
      a: { coded: "'y'" },
      b: { documented: '2' },
      c: { documented: '3' },
      d: { documented: '`x`' },
    },
  ).props;
  expect(props).toEqual({
    a: { changes: [{ version: '1.1.0', what: 'default', from: "'x'", to: "'y'" }] },
    b: { changes: [{ version: '1.1.0', what: 'default', from: '1', to: '2' }] },
  });
});

test('a prop that the element has as well was neither added nor removed', () => {
  const own = entry({ title: {} });
  const native = entry({}, { accepted: ['title'] });
  const entries = createEntries([
    { version: '1.0.0', api: api({ Button: native }) },
    { version: '1.1.0', api: api({ Button: own }) },
    { version: '1.2.0', api: api({ Button: native }) },
  ]);
  expect(entries.Button).toEqual({ kind: 'component' });
});

test('a class that only left the class map was not removed', () => {
  const listed = entry({}, { tables: { classes: { dot: {}, bar: {} } } });
  const accepted = entry({}, { tables: { classes: {} }, acceptedClasses: ['dot'] });
  const entries = createEntries([
    { version: '1.0.0', api: api({ Button: listed }) },
    { version: '1.1.0', api: api({ Button: accepted }) },
    { version: '1.2.0', api: api({ Button: listed }) },
  ]);
  expect(entries.Button!.classes).toEqual({
    bar: {
      changes: [
        { version: '1.1.0', what: 'removed' },
        { version: '1.2.0', what: 'added' },
      ],
    },
  });
});

test('members of a new component have no version of their own', () => {
  const entries = createEntries([
    { version: '1.0.0', api: api({}) },
    { version: '1.1.0', api: api({ Button: entry({ a: {} }) }) },
    { version: '1.2.0', api: api({ Button: entry({ a: {} }, { exported: 'Unstable_Button' }) }) },
  ]);
  expect(entries.Button).toEqual({
    kind: 'component',
    since: '1.1.0',
    changes: [{ version: '1.2.0', what: 'import', from: 'Button', to: 'Unstable_Button' }],
  });
});

const PUBLISHED = [
  '4.9.0',
  '6.1.1',
  '5.0.0',
  '5.0.1',
  '6.0.0-beta.1',
  '6.1.0',
  '6.0.2',
  '6.0.0',
  '6.0.1',
  '5.10.0',
  '5.2.3',
  '5.2.1',
  '5.2.0',
  '5.17.1',
  '6.2.0',
];

test('all releases of the current major version are read, and before the first and the last of each minor version', () => {
  expect(chooseVersions({ releases: 'minors' }, PUBLISHED, '6.1.1')).toEqual([
    ...['5.0.0', '5.0.1', '5.2.0', '5.2.3', '5.10.0', '6.0.0', '6.0.1', '6.0.2', '6.1.0', '6.1.1'],
  ]);
});

test('of a beta, all betas of its version are read', () => {
  const betas = ['5.0.0-alpha.9', '5.0.0-beta.10', '5.0.0-beta.2', '5.0.0-beta.11'];
  expect(chooseVersions({ releases: 'betas' }, betas, '5.0.0-beta.10')).toEqual([
    '5.0.0-beta.2',
    '5.0.0-beta.10',
  ]);
});
