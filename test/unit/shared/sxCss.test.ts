import { describe, expect, test } from '@jest/globals';
import { createTheme } from '@mui/system';
import { createSxRules, getSxRulesAt, printSxRules } from '@/src/shared/sxCss';

const theme = createTheme();
const print = (sx: unknown) => printSxRules(createSxRules(sx, theme, '.a'));

describe('the CSS of an sx value', () => {
  test('has the declarations of the package, with units', () => {
    expect(print({ px: 2, lineHeight: 2, width: 1 / 2, '--x': 1 })).toBe(`.a {
  padding-left: 16px;
  padding-right: 16px;
  line-height: 2;
  width: 50%;
  --x: 1;
}`);
  });

  test('has breakpoints, nested selectors, and at-rules', () => {
    expect(print({ p: { xs: 1, sm: 2 }, '&:hover': { m: 1, '& > b': { top: 0 } } }))
      .toBe(`@media (min-width: 0px) {
  .a {
    padding: 8px;
  }
}
@media (min-width: 600px) {
  .a {
    padding: 16px;
  }
}
.a:hover {
  margin: 8px;
}
.a:hover>b {
  top: 0;
}`);
  });

  test('of an array has the declarations of all elements', () => {
    expect(print([{ p: 1 }, false, { m: 1 }])).toBe('.a {\n  padding: 8px;\n  margin: 8px;\n}');
  });

  test.each([[{}], [[]], [null], [{ p: null }]])('of %j is empty', (sx) => {
    expect(print(sx)).toBe('');
  });
});

describe('the CSS in a viewport', () => {
  const printAt = (sx: unknown, width: number) =>
    printSxRules(getSxRulesAt(createSxRules(sx, theme, '.a'), width));

  test.each([
    [0, '8px'],
    [599, '8px'],
    [600, '16px'],
    [900, '16px'],
  ])('has the value that wins at %d px', (width, padding) => {
    expect(printAt({ p: { xs: 1, sm: 2 } }, width)).toBe(`.a {\n  padding: ${padding};\n}`);
  });

  test('has the declarations of a query for a range', () => {
    const sx = { color: 'red', [theme.breakpoints.between('sm', 'md')]: { color: 'blue' } };
    expect(
      [599, 600, 899, 900].map((width) => /color: (\w+)/.exec(printAt(sx, width))?.[1]),
    ).toEqual(['red', 'blue', 'blue', 'red']);
  });

  test('keeps other conditions', () => {
    expect(printAt({ displayPrint: 'none', '@container (min-width:9px)': { p: 1 } }, 600))
      .toBe(`@media print {
  .a {
    display: none;
  }
}
@container (min-width: 9px) {
  .a {
    padding: 8px;
  }
}`);
  });
});
