import { describe, expect, test } from '@jest/globals';
import { parseData } from '@/src/shared/parseData';
import { printData } from '@/src/shared/printData';

describe('data as JavaScript', () => {
  test.each([
    [
      { p: 2, '&:hover': { m: [1, null, 'auto'] } },
      "{ p: 2, '&:hover': { m: [1, null, 'auto'] } }",
    ],
    [{}, '{}'],
    [[], '[]'],
    ["it's", '"it\'s"'],
    ['say "a"\n', '\'say "a"\\n\''],
    [0.5, '0.5'],
    [true, 'true'],
  ])('%j', (value, text) => {
    expect(printData(value)).toBe(text);
  });

  test('has a line for each member if it is long', () => {
    const value = {
      color: 'primary.contrastText',
      bgcolor: 'primary.main',
      '&:hover': { bgcolor: 'primary.dark' },
      transition: ['a transition of the background', 'and of the color', 'at once'],
    };
    expect(printData(value)).toBe(`{
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'primary.dark' },
  transition: [
    'a transition of the background',
    'and of the color',
    'at once',
  ],
}`);
    expect(parseData(printData(value)).value).toEqual(value);
  });
});
