/** The values of the page for designers, against the default theme of the package. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const PAGE = readFileSync(
  'data/material-ui/getting-started/design-resources/design-resources.md',
  'utf8',
);
const theme = createTheme({ colorSchemes: { light: true, dark: true }, cssVariables: true });

/** The cells of the row that begins with a name. */
function readRow(name: string): string[] {
  const row = PAGE.split('\n').find((line) =>
    line.replace(/\s+\|/, ' |').startsWith(`| ${name} |`),
  );
  if (!row) {
    throw new Error(`The page has no row "${name}"`);
  }
  return row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

test('space, shape, shadows and layers', () => {
  const plain = createTheme();
  expect(plain.spacing(1)).toBe('8px');
  expect(plain.shape.borderRadius).toBe(4);
  expect(plain.shadows).toHaveLength(25);
  const { mobileStepper, fab, speedDial, appBar, drawer, modal, snackbar, tooltip } = plain.zIndex;
  expect(fab).toBe(speedDial);
  expect(readRow('Layers')[0]).toBe(
    [
      `Mobile stepper ${mobileStepper}, floating action button and speed dial ${fab}, app bar ${appBar}`,
      `drawer ${drawer}, modal ${modal}, snackbar ${snackbar}, tooltip ${tooltip}`,
    ].join(', '),
  );
});

test('screens', () => {
  expect(readRow('From (pixels)').map(Number)).toEqual(Object.values(theme.breakpoints.values));
});

test.each([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const)('the type of %s', (variant) => {
  const { fontSize, fontWeight, lineHeight } = theme.typography[variant];
  expect(readRow(`\`${variant}\``).map(Number)).toEqual([
    parseFloat(String(fontSize)) * 16,
    fontWeight,
    lineHeight,
  ]);
});

test.each(['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const)(
  'the color %s',
  (role) => {
    const { light, dark } = theme.colorSchemes;
    expect(readRow(`\`${role}\``)).toEqual(
      [light, dark].map((scheme) => `\`${scheme?.palette[role].main}\``),
    );
  },
);

test('contrasts that the page warns about', () => {
  const { palette } = createTheme();
  expect(palette.contrastThreshold).toBe(3);
  for (const role of ['warning', 'info'] as const) {
    const ratio = getContrastRatio('#fff', palette[role].main);
    expect(palette[role].contrastText).toBe('#fff');
    expect(PAGE).toMatch(new RegExp(`\`${role}\` (has )?${ratio.toFixed(1)}`));
  }
});

test.each([
  ['`shortest`', 'shortest'],
  ['`shorter`', 'shorter'],
  ['`short`', 'short'],
  ['`standard`', 'standard'],
  ['`complex`', 'complex'],
  ['Entering (`enteringScreen`)', 'enteringScreen'],
  ['Leaving (`leavingScreen`)', 'leavingScreen'],
] as const)('the duration %s', (name, key) => {
  expect(readRow(name)).toEqual([String(theme.transitions.duration[key])]);
});
