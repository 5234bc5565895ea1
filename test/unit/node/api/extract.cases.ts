import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Extraction, extractApi } from '@/src/node/api/extract';
import type { ApiPackage } from '@/src/node/api/packages';
import { apiEntrySchema, apiSetSchema } from '@/src/shared/apiEntry';
import {
  type FixturePackage,
  type ReadPackage,
  propsFiles,
  query,
  writeApiPackage,
} from '../../support/apiPackage';

const FIRST = {
  ...propsFiles(
    'Button',
    `
  /** @default 'a' */
  wrong?: 'a' | 'b';
  undeclared?: number;
  /** @default 1 */
  right?: number;
  off?: boolean;
  /** @deprecated Gone. */
  former?: { deep: string };
  onPress?: (event: React.MouseEvent) => void;
  slots?: { root?: React.ElementType };
  classes?: Partial<ButtonClasses>;
  needed: string;`,
    {
      before: `import { ButtonClasses } from './buttonClasses';
export interface ButtonProps extends React.HTMLAttributes<HTMLElement> {}`,
      code: `const Button = React.forwardRef(function Button(inProps, ref) {
  const props = useDefaultProps({ props: inProps, name: 'MuiButton' });
  const { wrong = 'b', undeclared = 3, right = 1, off = false } = props;
});`,
      classes: '  /** All. */\n  root: string;',
      map: { root: 'MuiButton-root' },
    },
  ),
  'useThing/index.d.ts': "export { default } from './useThing';",
  'useThing/useThing.d.ts':
    'export default function useThing(options: { at: string }): { a: string };',
};

const SECOND = propsFiles('Grid', '  own?: string;\n  needed: number;\n  proLoud?: boolean;', {
  before: `export interface GridProps extends React.HTMLAttributes<HTMLDivElement> {}
export interface ProProps {
  /** More rows. */
  proRows: number;
  proLoud?: boolean;
}
export interface PremiumProps { aggregate?: string }`,
});

let first: FixturePackage;
let second: FixturePackage;
let packages: readonly ApiPackage[];
let read: Extraction & Omit<ReadPackage, keyof FixturePackage>;

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

beforeAll(() => {
  first = writeApiPackage(FIRST, { hooks: true, skip: { Other: 'for a reason' } });
  second = writeApiPackage(SECOND, {
    name: 'grid-package',
    product: 'grid',
    only: ['Grid'],
    plans: { ProProps: 'pro', PremiumProps: 'premium' },
  });
  // Code that modifies its arguments would throw.
  packages = freeze([first.apiPackage, second.apiPackage]);
  read = query(extractApi(packages));
});

afterAll(() => {
  first.remove();
  second.remove();
});

test('entries are sorted by package, then by name', () => {
  expect(read.entries.map((entry) => [entry.product, entry.package, entry.name])).toEqual([
    ['fixture', '@mui/fixture', 'Button'],
    ['fixture', '@mui/fixture', 'useThing'],
    ['grid', 'grid-package', 'Grid'],
  ]);
});

describe('the result', () => {
  test.each(['Button', 'useThing', 'Grid'])('%s has the shape of the schema', (name) => {
    const entry = read.getEntry(name);
    expect(apiEntrySchema.parse(entry)).toEqual(entry);
  });

  test('sets have the shape of the schema', () => {
    expect(read.sets.length).toBeGreaterThan(0);
    for (const set of read.sets) {
      expect(apiSetSchema.parse(set)).toEqual(set);
    }
  });

  test('is the same after serialization as JSON', () => {
    const { entries, sets, notes } = read;
    const whole = { entries, sets, notes };
    expect(JSON.parse(JSON.stringify(whole))).toStrictEqual(whole);
  });

  test('is the same when it is read again', () => {
    const { entries, sets, notes } = read;
    expect(extractApi(packages)).toEqual({ entries, sets, notes });
  });

  test('contains no local paths', () => {
    const { entries, sets, notes } = read;
    expect(JSON.stringify({ entries, sets, notes })).not.toContain('test-api-');
  });
});

test('packages share one set per interface', () => {
  const ids = read.sets.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const uses = ['Button', 'Grid'].map((name) => read.getEntry(name).sets.map(({ set }) => set));
  expect(uses[0]).toEqual(uses[1]);
  expect(ids).toEqual(expect.arrayContaining(uses[0] ?? []));
});

test('required props come first among the own props', () => {
  const own = read.getEntry('Button').props.filter(({ from }) => from.group === 'own');
  expect(own[0]?.name).toBe('needed');
});

describe('defaults that the code contradicts', () => {
  test.each([
    ['wrong', "'b'", /declared default 'a', but the code uses 'b'/],
    ['undeclared', '3', /the default 3 is not declared/],
  ])('%s: the code’s value is shown, and noted', (prop, shown, text) => {
    expect(read.getProp('Button', prop).default).toBe(shown);
    expect(read.listNotes(`Button.${prop}`)).toEqual([
      {
        kind: 'disagreement',
        package: '@mui/fixture',
        file: 'Button/Button.d.ts',
        member: `Button.${prop}`,
        text: expect.stringMatching(text),
      },
    ]);
  });

  test.each([
    ['right', '1'],
    ['off', 'false'],
    ['former', undefined],
  ])('%s is none: %s', (prop, shown) => {
    expect(read.getProp('Button', prop).default).toBe(shown);
    expect(read.listNotes(`Button.${prop}`)).toEqual([]);
  });
});

describe('props of commercial plans', () => {
  test('are added with their plan as optional props', () => {
    expect(read.getProp('Grid', 'proRows')).toMatchObject({
      plan: 'pro',
      required: false,
      description: 'More rows.',
    });
    expect(read.getProp('Grid', 'aggregate')).toMatchObject({ plan: 'premium', required: false });
  });

  test('are not added if the component has a prop with that name', () => {
    expect(read.getProp('Grid', 'proLoud')).not.toHaveProperty('plan');
    expect(read.listProps('Grid').filter((name) => name === 'proLoud')).toHaveLength(1);
  });

  test('are sorted among the own props', () => {
    expect(read.listProps('Grid')).toEqual(['needed', 'aggregate', 'own', 'proLoud', 'proRows']);
  });

  test('are not added to other components', () => {
    expect(read.listProps('Button')).not.toContain('proRows');
  });
});
