import { describe, expect, test } from '@jest/globals';
import { createControl } from '@/src/node/playground/createControl';
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';
import { createProp } from '../../support/apiEntry';

const TYPES: ApiEntry['types'] = Object.fromEntries(
  [
    [
      'ResponsiveStyleValue',
      'type ResponsiveStyleValue<T> = T | Array<T | null> | { [key in Breakpoint]?: T | null };',
    ],
    ['GridSpacing', 'type GridSpacing = number | string;'],
    ['GridDirection', "type GridDirection = 'row' | 'column';"],
    ['Loop', 'type Loop = Loop;'],
    ['Props', 'interface Props { a: string }'],
  ].map(([name, definition]) => [name, { definition, package: 'a', href: 'https://example.com' }]),
);
const NOTHING = { choices: {}, ranges: {} };
const control = (values: Partial<ApiProp> & { written?: string }, config = {}) =>
  createControl(createProp({ name: 'a', ...values }), TYPES, { ...NOTHING, ...config });

describe('the control of a type', () => {
  test.each<[string, string | undefined, object]>([
    ["'a' | 'b'", "'b'", { kind: 'choice', choices: ['a', 'b'], default: 'b' }],
    [
      "'a' | 1 | -2 | false | null | undefined",
      undefined,
      { kind: 'choice', choices: ['a', 1, -2, false] },
    ],
    [
      "'auto' | boolean",
      "'auto'",
      { kind: 'choice', choices: ['auto', true, false], default: 'auto' },
    ],
    ['boolean', 'true', { kind: 'switch', default: true }],
    ['boolean | null', 'null', { kind: 'switch', default: false }],
    ['number', '4', { kind: 'number', min: 0, max: 10, step: 1, default: 4 }],
    ['string | number', undefined, { kind: 'number', min: 0, max: 10, step: 1 }],
    ['string', "'a'", { kind: 'text', default: 'a' }],
    ['React.ReactNode', '<CircularProgress />', { kind: 'text', default: '' }],
    ['ReactNode', undefined, { kind: 'text', default: '' }],
    [
      'ResponsiveStyleValue<GridSpacing>',
      '0',
      { kind: 'number', min: 0, max: 10, step: 1, default: 0 },
    ],
    [
      'ResponsiveStyleValue<GridDirection>',
      "'row'",
      { kind: 'choice', choices: ['row', 'column'], default: 'row' },
    ],
  ])('%s with the default %s', (written, initial, expected) => {
    const prop = { written, ...(initial !== undefined && { default: initial }) };
    expect(control(prop)).toEqual({ prop: 'a', ...expected });
  });

  test('has the members of the type if the compiler knows them', () => {
    const type = { written: 'Overridable<A>', members: ["'x'", "'y'"], links: [] };
    expect(control({ type })).toMatchObject({ kind: 'choice', choices: ['x', 'y'] });
  });

  test.each(['() => void', 'Loop', 'Props', 'SxProps<Theme>', '{ a: string }'])(
    '%s does not exist, and an error says so',
    (written) => {
      expect(control({ written })).toEqual({
        cause: `no control can set "a": its type in the API reference is ${written}`,
        remedy: 'remove it from "props", or move it to "fixed"',
      });
    },
  );

  test('for any type requires choices', () => {
    expect(control({ written: 'any' })).toMatchObject({
      remedy: expect.stringContaining('"choices"'),
    });
    expect(control({ written: 'any' }, { choices: { a: [0, 1] } })).toMatchObject({
      choices: [0, 1],
    });
  });
});

test('choices can narrow a type only', () => {
  expect(control({ written: "'a' | 'b' | 'c'" }, { choices: { a: ['a', 'b'] } })).toMatchObject({
    choices: ['a', 'b'],
  });
  expect(control({ written: "'a' | 'b'" }, { choices: { a: ['a', 'd'] } })).toMatchObject({
    cause: expect.stringContaining('"d"'),
  });
});

test('a range is for numbers only', () => {
  const config = { ranges: { a: { min: 1, max: 3, step: 0.5 } } };
  expect(control({ written: 'number' }, config)).toMatchObject({ min: 1, max: 3, step: 0.5 });
  expect(control({ written: 'boolean' }, config)).toMatchObject({
    cause: expect.stringContaining('ranges.a'),
  });
});

test('the description is the first paragraph as plain text', () => {
  const description = 'If `true`, it [is](https://example.com) a\n<b>.\n\nMore.';
  expect(control({ description })).toMatchObject({
    description: { html: 'If true, it is a &lt;b&gt;.' },
  });
});
