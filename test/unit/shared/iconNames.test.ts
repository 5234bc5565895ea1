import { describe, expect, test } from '@jest/globals';
import {
  countIcons,
  getIconName,
  groupIconNames,
  listIcons,
  parseIconName,
  parseIconTheme,
  splitIconName,
} from '@/src/shared/iconNames';

const SUFFIXES = ['', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'];
const themed = (base: string) => SUFFIXES.map((suffix) => base + suffix);

/** `PieOutlined` is both a variant of `Pie` and an icon with variants; `Acme` is a brand. */
const MODULES = [
  ...new Set([...themed('Pie'), ...themed('PieOutlined'), ...themed('Bell'), 'Acme']),
];
const NAMES = groupIconNames(MODULES);

describe('groupIconNames', () => {
  test('groups icons by whether they exist in all themes', () => {
    expect(NAMES).toEqual({ all: ['Bell', 'Pie', 'PieOutlined'], filled: ['Acme'] });
  });

  test('the error names an icon that lacks a theme', () => {
    expect(() => groupIconNames(['Pie', 'PieSharp'])).toThrow(/the icon Pie in some themes/);
  });
});

test('a theme lists its icons in order', () => {
  expect(listIcons(NAMES, 'Filled')).toEqual(['Acme', 'Bell', 'Pie', 'PieOutlined']);
  expect(listIcons(NAMES, 'Sharp')).toEqual(['Bell', 'Pie', 'PieOutlined']);
});

test('every module counts once', () => {
  expect(countIcons(NAMES)).toBe(MODULES.length);
});

describe('parseIconName', () => {
  test.each([
    ['Bell', 'Bell', 'Filled'],
    ['BellTwoTone', 'Bell', 'TwoTone'],
    ['Acme', 'Acme', 'Filled'],
    ['PieOutlined', 'PieOutlined', 'Filled'],
    ['PieOutlinedSharp', 'PieOutlined', 'Sharp'],
  ] as const)('%s is %s in %s', (name, base, theme) => {
    expect(parseIconName(name, NAMES)).toEqual({ base, theme });
    expect(getIconName({ base, theme })).toBe(name);
  });

  test.each(['', 'bell', 'AcmeSharp', 'Outlined', 'constructor', '<b>'])(
    '%j is not an icon',
    (name) => {
      expect(parseIconName(name, NAMES)).toBeUndefined();
    },
  );
});

test.each([
  ['Filled', 'Filled'],
  ['two tone', 'TwoTone'],
  ['Two-Tone', 'TwoTone'],
  ['SHARP', 'Sharp'],
  ['round', undefined],
  ['', undefined],
  [null, undefined],
])('the theme %j is %j', (text, theme) => {
  expect(parseIconTheme(text)).toBe(theme);
});

test.each([
  ['AcUnit', 'Ac Unit'],
  ['ThreeDRotation', 'Three D Rotation'],
  ['Forward10', 'Forward 10'],
  ['HPlusMobiledata', 'H Plus Mobiledata'],
  ['X', 'X'],
  ['Battery0Bar', 'Battery 0 Bar'],
])('%s has the words %s', (name, words) => {
  expect(splitIconName(name).join(' ')).toBe(words);
  expect(splitIconName(name).join('')).toBe(name);
});
