import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type ReadPackage,
  componentFiles,
  propsFiles,
  readApiPackage,
} from '../../support/apiPackage';

let read: ReadPackage;

beforeAll(() => {
  read = readApiPackage({
    // Neither is a component's folder: several components share them.
    'utils/index.d.ts': `export interface SharedProps {
  /** Shared by many. */
  shared?: string;
}`,
    'useToggle/index.d.ts': 'export interface UseToggleParameters { toggled?: boolean }',
    ...propsFiles(
      'Base',
      '/** Of the base. */\n  ripple?: boolean;\n  /** Both have it. */\n  both?: string;\n  known?: number;',
    ),
    ...componentFiles(
      'Button',
      `import { BaseProps } from '../Base';
import { SharedProps } from '../utils';
import { UseToggleParameters } from '../useToggle';
import { LoaderProps } from 'fixture-loader';
import { SystemProps } from '@mui/system';
export interface ButtonProps extends
  BaseProps, SharedProps, UseToggleParameters, LoaderProps,
  Pick<SystemProps, 'margin' | 'color'>,
  Omit<React.ButtonHTMLAttributes<HTMLButtonElement>, 'color'>,
  React.RefAttributes<HTMLButtonElement> {
  /** Shown first. */
  zebra: string;
  /**
   * Its kind.
   * @default 'text'
   */
  kind?: string;
  /** @deprecated */
  former?: string;
  /**
   * Older.
   * @deprecated Use \`kind\` instead.
   */
  older?: string;
  both?: 'narrow';
  key?: React.Key;
  children?: React.ReactNode;
  active: boolean;
}
export default function Button(props: ButtonProps): React.JSX.Element;`,
      {
        code: `function Button(props) {}
Button.propTypes = {
  /** Known here too. */
  known: PropTypes.number
};`,
      },
    ),
    ...componentFiles(
      'Either',
      `interface One { kind: 'one'; common: string; first: number; maybe?: string }
interface Two { kind: 'two'; common: string; second: number; maybe: string }
export type EitherProps = One | Two;
export default function Either(props: EitherProps): React.JSX.Element;`,
    ),
    // Outside the family.
    '../../fixture-loader/package.json': '{ "name": "fixture-loader", "version": "1.0.0" }',
    '../../fixture-loader/index.d.ts': 'export interface LoaderProps { loading?: boolean }',
  });
});

afterAll(() => read.remove());

test('own props come first; in each group, required props come first, then by name', () => {
  expect(read.listProps('Button')).toEqual([
    'active',
    'zebra',
    'both',
    'children',
    'former',
    'kind',
    'known',
    'older',
    'shared',
    'toggled',
    'loading',
    'ripple',
  ]);
  const required = read.getEntry('Button').props.filter((prop) => prop.required);
  expect(required.map(({ name }) => name)).toEqual(['active', 'zebra']);
});

describe('each prop has its source', () => {
  const button = { group: 'own', name: 'Button', package: '@mui/fixture' };
  const base = { group: 'inherited', name: 'Base', package: '@mui/fixture' };
  test.each([
    ['declared here', 'kind', button],
    ['declared here and there', 'both', button],
    ['declared in another component’s folder', 'ripple', base],
    ['declared there, but documented in propTypes', 'known', button],
    ['declared in a file for several components', 'shared', button],
    ['declared with a hook', 'toggled', button],
    [
      'declared in another library',
      'loading',
      { group: 'inherited', name: 'LoaderProps', package: 'fixture-loader' },
    ],
  ])('%s', (_name, prop, from) => {
    expect(read.getProp('Button', prop).from).toEqual(from);
  });

  test('props of the component itself have the group "own"', () => {
    const groups = read.getEntry('Base').props.map(({ name, from }) => [name, from.group]);
    expect(groups).toEqual([
      ['both', 'own'],
      ['known', 'own'],
      ['ripple', 'own'],
    ]);
  });
});

describe('shared props are stored in sets', () => {
  const getUse = (name: string) =>
    read
      .getEntry('Button')
      .sets.find((use) => read.sets.find(({ id }) => id === use.set)?.name === name);

  test('native attributes, by the interface that declares them', () => {
    expect(getUse('ButtonHTMLAttributes')?.group).toBe('native');
    expect(getUse('ButtonHTMLAttributes')?.names).toEqual(
      expect.arrayContaining(['type', 'formAction', 'name']),
    );
    expect(getUse('DOMAttributes')?.names).toEqual(
      expect.arrayContaining(['onClick', 'onKeyDown']),
    );
    expect(getUse('AriaAttributes')?.names).toEqual(expect.arrayContaining(['aria-label']));
    expect(getUse('HTMLAttributes')?.names).toEqual(expect.arrayContaining(['className', 'id']));
    // Declared again by the component.
    expect(getUse('DOMAttributes')?.names).not.toContain('children');
    const set = read.sets.find(({ name }) => name === 'ButtonHTMLAttributes');
    expect(set).toMatchObject({ group: 'native', package: '@types/react' });
    expect(set?.members.find(({ name }) => name === 'type')?.type.written).toBe(
      "'submit' | 'reset' | 'button'",
    );
  });

  test('CSS properties as props', () => {
    expect(getUse('SystemProps')).toMatchObject({ group: 'system', names: ['color', 'margin'] });
    expect(read.sets.find(({ name }) => name === 'SystemProps')).toMatchObject({
      group: 'system',
      package: '@mui/system',
    });
  });

  test('each name occurs once and has a member', () => {
    for (const { set, group, names } of read.getEntry('Button').sets) {
      const found = read.sets.find(({ id }) => id === set);
      expect(found?.group).toBe(group);
      expect(new Set(names).size).toBe(names.length);
      expect(found?.members.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    }
    const all = read.getEntry('Button').sets.flatMap(({ names }) => names);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => read.listProps('Button').includes(name))).toEqual([]);
  });

  test('ref and key are no props', () => {
    const { sets } = read.getEntry('Button');
    const all = [...read.listProps('Button'), ...sets.flatMap(({ names }) => names)];
    expect(all).not.toContain('ref');
    expect(all).not.toContain('key');
  });
});

describe('deprecation', () => {
  test.each([
    ['with text', 'older', 'Use `kind` instead.', 'Older.'],
    ['without text', 'former', '', undefined],
    ['none', 'kind', undefined, 'Its kind.'],
  ])('%s', (_name, name, deprecated, description) => {
    const prop = read.getProp('Button', name);
    expect(prop.deprecated).toBe(deprecated);
    expect(prop.description).toBe(description);
  });
});

test('of two declarations, the one of the component is used', () => {
  expect(read.getProp('Button', 'both').type.written).toBe("'narrow'");
  expect(read.getProp('Base', 'both')).toMatchObject({
    description: 'Both have it.',
    type: { written: 'string' },
  });
});

test('all members of a union are read; those that some parts lack are optional', () => {
  const required = read.getEntry('Either').props.map((prop) => [prop.name, prop.required]);
  expect(required).toEqual([
    ['common', true],
    ['kind', true],
    ['first', false],
    ['maybe', false],
    ['second', false],
  ]);
});

test("all values of a union's member are shown", () => {
  expect(read.getProp('Either', 'kind').type).toMatchObject({
    written: "'one' | 'two'",
    members: ["'one'", "'two'"],
  });
});
