import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type ReadPackage, propsFiles, readApiPackage } from '../../support/apiPackage';

// The compiler takes its time to read React's declarations on a busy machine.
jest.setTimeout(60_000);

const LONG_UNION = Array.from({ length: 120 }, (_, index) => `'option-${index}'`).join(' | ');
const LINES = Array.from({ length: 70 }, (_, index) => `  line${index}: string;`).join('\n');

/** Each prop is one case: its type as somebody writes it. */
const PROPS = `
  plain: string;
  spaced?: {   a: string;
    b?: number };
  order?: 'small' | 'large' | 'medium';
  doubleQuotes?: "b" | "a";
  leading?:
    | 'z'
    | 'y';
  flag?: boolean;
  flagOrText?: 'auto' | boolean;
  textOrFlag?: boolean | 'auto';
  flagFirst?: false | 'auto' | true;
  onlyTrue?: true;
  withNull?: string | null;
  optional?: string | undefined;
  required: string | undefined;
  alias?: Size;
  aliasOrMore?: Size | 'huge';
  lookup?: Other['size'];
  lookupPlain?: Other['label'];
  keys?: keyof Other;
  query?: typeof constant;
  constrained: Value;
  constrainedOptional?: Value;
  list?: readonly Size[];
  react?: React.ReactNode;
  element?: React.ElementType;
  callbackOrText?: string | ((value: number) => string);
  handler?: React.MouseEventHandler<HTMLButtonElement>;
  object?: Other;
  empty?: ForReaders;
  cyclic?: Tree;
  large?: LongUnion;
  tall?: Tall;
  commented?: 'a' /* first */ | 'b';
  open?: 'a' | 'b' | (string & {});
  conditional?: 'a' extends string ? 'yes' | 'no' : never;
`;

const BEFORE = `
export type Size = 'small' | 'medium' | 'large';
export interface Other { size?: Size | number; label?: string; }
declare const constant: { on: boolean };
export interface ForReaders {}
export interface Tree { children: Tree[]; }
export type LongUnion = ${LONG_UNION};
export interface Tall {\n${LINES}\n}
`;

let read: ReadPackage;

beforeAll(() => {
  read = readApiPackage({
    'Case/index.d.ts': "export { default } from './Case';\nexport * from './Case';",
    'Case/Case.d.ts': `import * as React from 'react';\n${BEFORE}
export interface CaseProps<Value extends 'one' | 'two' | null = 'one'> {\n${PROPS}\n}
export default function Case<Value extends 'one' | 'two' | null>(props: CaseProps<Value>): React.JSX.Element;`,
    ...propsFiles('Helped', '', {
      before: `
type CreateSlotsAndSlotProps<Slots, Props extends Record<keyof Slots, any>> = {
  /** Parts. */
  slots?: Partial<Slots>;
  /** Their props. */
  slotProps?: { [P in keyof Props]?: Props[P] };
};
export interface HelpedSlots { root: React.ElementType; icon: React.ElementType }
export type HelpedParts = CreateSlotsAndSlotProps<HelpedSlots, { root: { id?: string }; icon: { title?: string } }>;
export interface HelpedProps extends HelpedParts {}`,
    }),
    ...propsFiles(
      'Caller',
      `
  /**
   * Tells of a change.
   * @param {React.ChangeEvent} event Where it came from.
   * @param {Size} value - The new size.
   * @returns {boolean} Whether to go on.
   */
  onChange?: (event: React.ChangeEvent<HTMLInputElement>, value: Size) => boolean;
  onClose?(reason: 'escape' | 'backdrop'): void;
  maybe?: null | ((count?: number) => void);
  /** @param {number} wrongName Described under a former name. */
  renamed?: (newName: number) => void;
  /** @param event What happened. */
  handler?: React.MouseEventHandler<HTMLButtonElement>;
  overloaded?: { (a: string): void; (a: number): void };
  component?: React.ComponentClass;
  text?: string;
`,
      { before: "export type Size = 'small' | 'large';" },
    ),
  });
});

afterAll(() => read.remove());

const getType = (prop: string) => read.getProp('Case', prop).type;

describe('a type that says all by itself is shown as written', () => {
  test.each([
    ['plain', 'string'],
    ['spaced', '{ a: string; b?: number }'],
    ['onlyTrue', 'true'],
    ['react', 'React.ReactNode'],
    ['element', 'React.ElementType'],
    ['handler', 'React.MouseEventHandler<HTMLButtonElement>'],
    ['list', 'readonly Size[]'],
    ['object', 'Other'],
  ])('%s: %s', (prop, written) => {
    const type = getType(prop);
    expect(type.written).toBe(written);
    expect(type).not.toHaveProperty('expanded');
  });
});

describe('the members of a union stand in the order of the declaration', () => {
  test.each([
    ['order', ["'small'", "'large'", "'medium'"]],
    ['doubleQuotes', ["'b'", "'a'"]],
    ['leading', ["'z'", "'y'"]],
    ['alias', ["'small'", "'medium'", "'large'"]],
    ['aliasOrMore', ["'huge'", "'small'", "'medium'", "'large'"]],
    ['flagOrText', ["'auto'", 'boolean']],
    ['textOrFlag', ['boolean', "'auto'"]],
    ['withNull', ['string', 'null']],
    ['callbackOrText', ['string', '((value: number) => string)']],
    ['commented', ["'a'", "'b'"]],
    ['open', ["'a'", "'b'", 'string & {}']],
    ['constrained', ["'one'", "'two'", 'null']],
    ['constrainedOptional', ["'one'", "'two'", 'null']],
  ])('%s', (prop, members) => {
    expect(getType(prop).members).toEqual(members);
  });

  test('true and false are one, wherever they stand', () => {
    const { members } = getType('flagFirst');
    expect([...(members ?? [])].sort()).toEqual(["'auto'", 'boolean']);
  });

  test.each(['plain', 'flag', 'onlyTrue', 'optional', 'object', 'react', 'list'])(
    '%s has no list: there is one member, or a name that everybody knows',
    (prop) => {
      expect(getType(prop)).not.toHaveProperty('members');
    },
  );
});

test('undefined is left out of an optional prop only', () => {
  expect(getType('optional')).toEqual({ written: 'string | undefined', links: [] });
  expect(getType('required').members).toEqual(['string', 'undefined']);
});

describe('a type is resolved where that tells more', () => {
  test.each([
    ['an alias', 'alias', 'Size', "'small' | 'medium' | 'large'"],
    ['a lookup', 'lookup', "Other['size']", "'small' | 'medium' | 'large' | number"],
    ['a lookup of one type', 'lookupPlain', "Other['label']", 'string'],
    ['keys', 'keys', 'keyof Other', "'size' | 'label'"],
    ['the type of a value', 'query', 'typeof constant', '{ on: boolean; }'],
    ['a type parameter', 'constrained', 'Value', "'one' | 'two' | null"],
    ['an optional type parameter', 'constrainedOptional', 'Value', "'one' | 'two' | null"],
  ])('%s', (_name, prop, written, expanded) => {
    const type = getType(prop);
    expect(type.written).toBe(written);
    const sort = (text = '') => text.split(' | ').sort();
    expect(sort(type.expanded)).toEqual(sort(expanded));
  });

  test('a condition', () => {
    expect(getType('conditional').expanded).toBe("'yes' | 'no'");
  });
});

test('a type made by a helper is shown without the names of the helper’s parameters', () => {
  const slots = read.getProp('Helped', 'slots');
  const slotProps = read.getProp('Helped', 'slotProps');
  expect(slots.description).toBe('Parts.');
  expect(slots.type.written).not.toMatch(/\bSlots\b/);
  expect(slots.type.written).toContain('HelpedSlots');
  expect(slotProps.type.written).not.toMatch(/\bProps\b|\bP\b/);
  expect(slotProps.type.written).toMatch(/root\?: .*icon\?: /s);
});

describe('names that have something to explain are linked', () => {
  test.each([
    ['alias', ['Size']],
    ['aliasOrMore', ['Size']],
    ['list', ['Size']],
    ['object', ['Other']],
    ['cyclic', ['Tree']],
    ['tall', ['Tall']],
    ['plain', []],
    ['empty', []],
    ['react', []],
    ['constrained', []],
  ])('in %s: %j', (prop, links) => {
    expect(getType(prop).links).toEqual(links);
  });

  test('and each has its definition, without export, and its place', () => {
    const { types } = read.getEntry('Case');
    expect(types.Size).toEqual({
      definition: "type Size = 'small' | 'medium' | 'large';",
      package: '@mui/fixture',
      href: expect.stringMatching(/^https:\/\/.*@mui\/fixture.*\/Case\/Case\.d\.ts$/),
    });
    expect(types.Other?.definition).toMatch(/^interface Other \{/);
    expect(types).not.toHaveProperty('ForReaders');
    const linked = read.getEntry('Case').props.flatMap(({ type }) => type.links);
    expect(Object.keys(types).sort()).toEqual([...new Set(linked)].sort());
  });
});

describe('what cannot be shown as it is', () => {
  test('a type that refers to itself is shown once, with a note', () => {
    expect(read.getEntry('Case').types.Tree?.definition).toContain('children: Tree[]');
    expect(read.listNotes('type Tree')).toEqual([
      {
        kind: 'choice',
        package: '@mui/fixture',
        file: 'Case/Case.d.ts',
        member: 'type Tree',
        text: expect.stringContaining('refers to itself'),
      },
    ]);
  });

  test('a type too large to expand is shown as written, with a note', () => {
    const type = getType('large');
    expect(type.written).toBe('LongUnion');
    expect(type).not.toHaveProperty('expanded');
    expect(type).not.toHaveProperty('members');
    expect(read.listNotes('Case.large')).toEqual([
      expect.objectContaining({
        kind: 'choice',
        file: 'Case/Case.d.ts',
        text: expect.stringContaining('too large to expand'),
      }),
    ]);
  });

  test('a definition too large to show is linked, with a note', () => {
    const definition = read.getEntry('Case').types.Tall;
    expect(definition).not.toHaveProperty('definition');
    expect(definition?.href).toMatch(/Case\/Case\.d\.ts$/);
    expect(read.listNotes('type Tall')).toEqual([
      expect.objectContaining({ kind: 'choice', text: expect.stringContaining('72 lines') }),
    ]);
  });

  test('nothing else is noted', () => {
    expect(read.notes.map(({ member }) => member).sort()).toEqual([
      'Case.large',
      'type Tall',
      'type Tree',
    ]);
  });
});

describe('functions have a signature', () => {
  const getSignature = (prop: string) => read.getProp('Caller', prop).signature;

  test('with what the comment says of parameters and result', () => {
    expect(getSignature('onChange')).toEqual({
      parameters: [
        {
          name: 'event',
          type: 'React.ChangeEvent<HTMLInputElement>',
          description: 'Where it came from.',
        },
        { name: 'value', type: 'Size', description: 'The new size.' },
      ],
      returns: { type: 'boolean', description: 'Whether to go on.' },
    });
    expect(read.getProp('Caller', 'onChange').description).toBe('Tells of a change.');
  });

  test('when declared as a method, and when null is possible', () => {
    expect(getSignature('onClose')).toEqual({
      parameters: [{ name: 'reason', type: "'escape' | 'backdrop'" }],
      returns: { type: 'void' },
    });
    expect(getSignature('maybe')?.parameters).toEqual([{ name: 'count', type: 'number' }]);
  });

  test('whose parameter was renamed keeps its description', () => {
    expect(getSignature('renamed')?.parameters).toEqual([
      { name: 'newName', type: 'number', description: 'Described under a former name.' },
    ]);
  });

  test('of a handler of React’s, with its parameter resolved', () => {
    expect(getSignature('handler')).toEqual({
      parameters: [
        {
          name: 'event',
          type: expect.stringMatching(/\bMouseEvent<HTMLButtonElement\b/),
          description: 'What happened.',
        },
      ],
      returns: { type: 'void' },
    });
  });

  test.each(['overloaded', 'component', 'text'])('%s has none', (prop) => {
    expect(getSignature(prop)).toBeUndefined();
  });
});
