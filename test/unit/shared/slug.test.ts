import { describe, expect, test } from '@jest/globals';
import { createSlugger, slugify } from '@/src/shared/slug';

describe('slugify', () => {
  test.each([
    ['Basic button', 'basic-button'],
    ['The `sx` prop & you', 'the-sx-prop-you'],
    ['bg: "gradient"', 'bg-gradient'],
    ['  Leading and trailing  ', 'leading-and-trailing'],
    ['--dashes--', 'dashes'],
    ['API', 'api'],
    ["Don't repeat yourself", 'dont-repeat-yourself'],
    ['The reader’s theme', 'the-readers-theme'],
    ['Version 6.4.1', 'version-6-4-1'],
    ['<Button /> and ButtonBase', 'button-and-buttonbase'],
    ['Größe ändern', 'größe-ändern'],
    ['按钮 颜色', '按钮-颜色'],
    ['Cafe\u0301', 'café'],
    ['snake_case', 'snake-case'],
    ['C++', 'c'],
    ['🎉', 'section'],
    ['', 'section'],
  ])('the hash of "%s" is "%s"', (text, expected) => {
    expect(slugify(text)).toBe(expected);
  });
});

describe('createSlugger', () => {
  test.each([
    [
      ['Usage', 'Usage', 'Usage'],
      ['usage', 'usage-2', 'usage-3'],
    ],
    [
      ['Usage', 'USAGE!'],
      ['usage', 'usage-2'],
    ],
    [
      ['Usage', 'Usage 2', 'Usage'],
      ['usage', 'usage-2', 'usage-3'],
    ],
    [
      ['Usage 2', 'Usage', 'Usage'],
      ['usage-2', 'usage', 'usage-3'],
    ],
    [
      ['🎉', '?'],
      ['section', 'section-2'],
    ],
  ])('of %j returns %j without duplicates', (texts, expected) => {
    expect(texts.map(createSlugger())).toEqual(expected);
  });

  test('starts again for each page', () => {
    expect(createSlugger()('Usage')).toBe('usage');
    expect(createSlugger()('Usage')).toBe('usage');
  });
});
