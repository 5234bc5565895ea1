import { describe, expect, test } from '@jest/globals';
import { parseData } from '@/src/shared/parseData';
import { printSxRules } from '@/src/shared/sxCss';
import {
  createPreviewRules,
  listTextProblems,
  resolveSxValue,
} from '@/src/site/app/embeds/live/sxState';

describe('a value', () => {
  test('has the values of the chosen theme', () => {
    const getCss = (name: 'material' | 'system') =>
      printSxRules(resolveSxValue({ color: 'primary.main' }, name).rules);
    expect(getCss('material')).toContain('color: #1976d2');
    expect(getCss('system')).toContain('color: primary.main');
  });

  test('with a breakpoint as a selector has a problem', () => {
    const problem = { kind: 'breakpoint', code: 'md' };
    expect(resolveSxValue({ md: { p: 1 } }, 'material').problems).toEqual([problem]);
    expect(resolveSxValue([{ p: { md: 1 } }, { md: { p: 1 } }], 'system').problems).toEqual([
      problem,
    ]);
  });
});

describe('a text', () => {
  test.each(['1', "'p'", 'null', 'undefined', 'true'])(
    'that is no object has a problem: %s',
    (text) => {
      expect(listTextProblems(parseData(text))).toEqual([{ kind: 'object' }]);
    },
  );

  test('with an object has those of the parser', () => {
    expect(listTextProblems(parseData('{ p: 1 }'))).toEqual([]);
    expect(listTextProblems(parseData('{ p: x }'))).toMatchObject([{ kind: 'name' }]);
  });
});

describe('the rules of the preview', () => {
  const list = (sx: object) =>
    createPreviewRules(sx as Record<string, unknown>, 'material', '.sx1').map(
      ({ selector }) => selector,
    );

  test('apply to its element only', () => {
    expect(
      list({
        'body &': { p: 1 },
        '&:hover': { m: 1 },
        '@keyframes turn': { to: { top: 1 } },
      }),
    ).toEqual(['body .sx1', '.sx1:hover', 'to']);
  });

  test('cannot leave it by a brace in a value', () => {
    expect(list({ color: 'red} body { display: none' })).toEqual(['.sx1']);
  });
});
