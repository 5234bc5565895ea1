import { describe, expect, test } from '@jest/globals';
import {
  DEFAULT_FLAVOUR,
  DEFAULT_VARIANT,
  FLAVOUR_IDS,
  type Flavour,
  VARIANT_IDS,
  parseCodeHash,
  parseDemoHash,
  resolveFlavour,
} from '@/src/shared/flavours';

test('the flavours are MUI System, Tailwind and CSS, and System is the default', () => {
  expect(FLAVOUR_IDS).toEqual(['system', 'tailwind', 'css']);
  expect(DEFAULT_FLAVOUR).toBe('system');
});

test('the variants are TS and JS, and TS is the default', () => {
  expect(VARIANT_IDS).toEqual(['TS', 'JS']);
  expect(DEFAULT_VARIANT).toBe('TS');
});

describe('parseDemoHash', () => {
  test.each([
    ['#BasicButtons', { demo: 'BasicButtons' }],
    ['BasicButtons', { demo: 'BasicButtons' }],
    ['#BasicButtons.js', { demo: 'BasicButtons', variant: 'JS' }],
    ['#BasicButtons.tsx', { demo: 'BasicButtons', variant: 'TS' }],
    ['#system-SelectBasic', { demo: 'SelectBasic', flavour: 'system' }],
    ['#tailwind-SelectBasic', { demo: 'SelectBasic', flavour: 'tailwind' }],
    ['#css-SelectBasic', { demo: 'SelectBasic', flavour: 'css' }],
    ['#tailwind-SelectBasic.tsx', { demo: 'SelectBasic', flavour: 'tailwind', variant: 'TS' }],
    ['#css-SelectBasic.js', { demo: 'SelectBasic', flavour: 'css', variant: 'JS' }],
    ['#TakeCounter-2', { demo: 'TakeCounter-2' }],
    ['#system-TakeCounter-12.js', { demo: 'TakeCounter-12', flavour: 'system', variant: 'JS' }],
    ['#Grid2Basic', { demo: 'Grid2Basic' }],
  ])('%s names the demo %j', (hash, expected) => {
    expect(parseDemoHash(hash)).toEqual(expected);
  });

  test.each([
    '',
    '#',
    '#basic-button',
    '#css-classes',
    '#tailwind-',
    '#BasicButtons.ts',
    '#BasicButtons.jsx',
    '#BasicButtons.js.js',
    '#sass-SelectBasic',
    '#Select Basic',
    '#Select-Basic',
  ])('"%s" is no demo', (hash) => {
    expect(parseDemoHash(hash)).toBeUndefined();
  });
});

// @proves S4.12, S4.15
describe('parseCodeHash', () => {
  test.each([
    ['', {}],
    ['BasicButtons', {}],
    ['BasicButtons.js', { variant: 'JS' }],
    ['BasicButtons.tsx', { variant: 'TS' }],
    ['basic-button.js', { variant: 'JS' }],
    ['a heading.tsx', { variant: 'TS' }],
    ['.js', { variant: 'JS' }],
    ['BasicButtons.ts', {}],
    ['BasicButtons.jsx', {}],
    ['next-js', {}],
    ['tailwind-SelectBasic', { flavour: 'tailwind' }],
    ['select-tailwind-basic', { flavour: 'tailwind' }],
    ['mui-system-demo.js', { flavour: 'system', variant: 'JS' }],
    ['css-', { flavour: 'css' }],
    ['css-or-system-', { flavour: 'css' }],
    ['sass-SelectBasic', {}],
    ['tailwind', {}],
  ])('%j sets %j', (hash, expected) => {
    expect(parseCodeHash(hash, () => false)).toEqual(expected);
  });

  test('the id of an element sets no flavor, but its ending sets the variant', () => {
    const isPlace = (id: string) => ['css-variables', 'css-in.js'].includes(id);
    expect(parseCodeHash('css-variables', isPlace)).toEqual({});
    expect(parseCodeHash('css-variables-2', isPlace)).toEqual({ flavour: 'css' });
    expect(parseCodeHash('css-in.js', isPlace)).toEqual({ variant: 'JS' });
  });
});

describe('resolveFlavour', () => {
  test.each<[Flavour[], Flavour, Flavour]>([
    [['system', 'tailwind', 'css'], 'tailwind', 'tailwind'],
    [['system', 'css'], 'tailwind', 'system'],
    [['system'], 'css', 'system'],
    [['tailwind', 'css'], 'system', 'tailwind'],
    [['css'], 'tailwind', 'css'],
    [['tailwind', 'css'], 'css', 'css'],
  ])('of %j with the preference %s is %s', (available, wanted, expected) => {
    expect(resolveFlavour(available, wanted)).toBe(expected);
  });
});
