import { describe, expect, it } from '@jest/globals';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import { type ThemeFormat, detectFormat, readTheme } from '@/src/shared/userTheme/readTheme';

const BRAND = { light: { palette: { primary: { main: '#7c3aed' } } } };

describe('theme options are read from code', () => {
  it.each([
    ['a call', `createTheme({ palette: { primary: { main: '#7c3aed' } } })`],
    [
      'a module with types',
      `import { createTheme, type ThemeOptions } from '@mui/material/styles';
declare module '@mui/material/styles' { interface Palette { brand?: string } }
const options: ThemeOptions = { palette: { primary: { main: '#7c3aed' as const } } };
export const theme = createTheme(options);`,
    ],
    [
      'assertions',
      `export const theme = createTheme({ palette: { primary: { main: ('#7c3aed' as string)! } } satisfies PaletteOptions } as ThemeOptions);`,
    ],
    [
      'constants, members, spreads, and templates',
      `const colors = { brand: '7c3aed' };
const primary = { main: \`#\${colors.brand}\` };
const palette = { primary };
const theme = createTheme({ palette });`,
    ],
    [
      'an alias',
      `import { createTheme as create } from "@mui/material";
create({ palette: { primary: { main: '#7c3aed' } } });`,
    ],
    [
      'a second call with the theme of the first',
      `let theme = createTheme({ spacing: 8 });
theme = createTheme(theme, { palette: { primary: { main: '#7c3aed' } } });`,
    ],
    [
      'several arguments, the last with a comma',
      `createTheme(
  { palette: { primary: { main: '#7c3aed' } } },
  { spacing: 4 },
);`,
    ],
    [
      'a constant before another one',
      `const main = '#7c3aed', space = 4;
createTheme({ palette: { primary: { main } } });`,
    ],
    [
      'a component beside it',
      `const theme = createTheme({ palette: { primary: { main: '#7c3aed' } } });
export default () => <p>It isn't a string: createTheme's argument</p>;`,
    ],
    [
      "Material UI's colors",
      `import { deepPurple as purple, common } from '@mui/material/colors';
import red from '@mui/material/colors/red';
import * as colors from '@mui/material/colors';
createTheme({ palette: { primary: { main: '#7c3aed', dark: purple[900], light: colors.purple.A100, contrastText: common.white }, error: red } });`,
    ],
    [
      'options with a type',
      `export const themeOptions: ThemeOptions = { palette: { primary: { main: '#7c3aed' } } };`,
    ],
    ['a default export', `export default { palette: { primary: { main: '#7c3aed' } } };`],
    ['an object', `{ palette: { primary: { main: '#7c3aed' } } }`],
    [
      'color schemes',
      `createTheme({ cssVariables: true, colorSchemes: { light: { palette: { primary: { main: '#7c3aed' } } } } })`,
    ],
  ])('%s', (_name, code) => {
    const { theme, problems } = readTheme(code);
    expect(theme.material?.colorSchemes).toMatchObject(BRAND);
    expect(problems).toEqual([]);
  });

  it('a dark palette is that of dark mode, and the other mode gets its main colors', () => {
    const { theme, derived } = readTheme(
      `createTheme({ palette: { mode: 'dark', primary: { main: '#90caf9' } } })`,
    );
    expect(derived).toBe('light');
    expect(theme.material).toEqual({
      colorSchemes: {
        light: { palette: { primary: { main: '#5d83a1' } } },
        dark: { palette: { primary: { main: '#90caf9' } } },
      },
    });
  });

  it('two themes are two color schemes', () => {
    const { theme, derived } = readTheme(`
      const light = createTheme({ palette: { primary: { main: '#111111' } } });
      const dark = createTheme({ palette: { mode: 'dark', primary: { main: '#eeeeee' } } });`);
    expect(derived).toBeUndefined();
    expect(theme.material?.colorSchemes).toEqual({
      light: { palette: { primary: { main: '#111111' } } },
      dark: { palette: { primary: { main: '#eeeeee' } } },
    });
  });

  it('options of both libraries in one module', () => {
    const { theme } = readTheme(`
      import { createTheme } from '@mui/material/styles';
      import { extendTheme as extendJoyTheme } from '@mui/joy/styles';
      createTheme({ spacing: 4 }); extendJoyTheme({ radius: { md: '2px' } });`);
    expect(theme).toEqual({ material: { spacing: 4 }, joy: { radius: { md: '2px' } } });
  });
});

it('what is no data is left out with its line', () => {
  const { theme, problems } = readTheme(`import { blue } from './brand';
createTheme({
  spacing: (factor) => factor * 4,
  palette: {
    primary: blue,
    secondary: { main: alpha('#fff', 0.5) },
  },
  shape: { borderRadius: 2 },
  logo: 'x',
});`);
  expect(theme).toMatchObject({ material: { shape: { borderRadius: 2 } } });
  expect(problems.map(({ kind, line, code }) => `${kind} ${line}: ${code}`)).toEqual([
    'function 3: (factor) => factor * 4',
    'name 5: blue',
    "function 6: alpha('#fff', 0.5)",
    'value 6: palette.secondary.main',
    'unknown 9: logo',
  ]);
});

const NESTED = '[{'.repeat(20_000);

describe('hostile texts are left out, and nothing throws or changes a prototype', () => {
  it.each([
    ['code in a call', `createTheme({ spacing: fetch('https://example.com') })`],
    [
      'a prototype in code',
      `createTheme({ "__proto__": { polluted: true }, constructor: { prototype: { polluted: true } } })`,
    ],
    [
      'a prototype in JSON',
      `{"material": {"__proto__": {"polluted": true}, "palette": {"__proto__": {"polluted": true}}}}`,
    ],
    [
      'a prototype in CSS',
      `:root { --mui-palette-__proto__-polluted: true; --mui-shape-constructor: 1 }`,
    ],
    [
      'a prototype in tokens',
      `{"__proto__": {"polluted": {"$type": "color", "$value": "#fff"}}, "a": {"constructor": {"$value": 1}}}`,
    ],
    [
      'HTML in a default prop',
      `createTheme({ components: { MuiButton: { defaultProps: { dangerouslySetInnerHTML: { __html: '<img>' } } } } })`,
    ],
    [
      'an element',
      `createTheme({ components: { MuiButton: { defaultProps: { component: 'script', src: 'https://example.com', href: 'javascript:1' } } } })`,
    ],
    [
      'the end of a declaration',
      `createTheme({ typography: { fontFamily: 'a;} body { display: none' } })`,
    ],
    [
      'a selector that ends a rule',
      `createTheme({ components: { MuiButton: { styleOverrides: { root: { '} body {': { color: 'red' } } } } } })`,
    ],
    [
      'a name of a variable',
      `extendTheme({ radius: { 'md:0} body {a': '1px' }, zIndex: { '}b': 1 } })`,
    ],
    [
      'a file',
      `createTheme({ components: { MuiButton: { styleOverrides: { root: { background: 'url(https://example.com)' } } } } })`,
    ],
    [
      'an import',
      `createTheme({ components: { MuiButton: { styleOverrides: { root: { '@import': '"https://example.com"' } } } } })`,
    ],
    ['deep code', `createTheme(${NESTED}`],
    ['deep JSON', `{"a":${NESTED}`],
    ['a name that refers to itself', `const a = { spacing: a.spacing }; createTheme(a)`],
    [
      'many names',
      `const a = [1,1,1,1,1,1,1,1,1,1]; ${[...'bcdefghij'].map((name, index) => `const ${name} = [${`${'abcdefghi'[index]},`.repeat(10)}];`).join('')} createTheme({ spacing: j })`,
    ],
    ['spaces', `createTheme(${' '.repeat(40_000)}`],
    ['line breaks', `${'\n'.repeat(40_000)}const`],
    ['nested calls', 'createTheme('.repeat(4000)],
    ['assertions', 'a as '.repeat(9000)],
    ['generics', `createTheme<${'createTheme<'.repeat(4000)}`],
    ['braces', '}{'.repeat(20_000)],
    ['nested blocks', `${'{'.repeat(20_000)}${'--mui-a:b;'.repeat(2000)}`],
    ['spaces in CSS', `--mui-shape-a:${' '.repeat(20_000)}x${' '.repeat(20_000)}y<;`],
    ['a large text', `createTheme({ spacing: '${'x'.repeat(60_000)}' })`],
    ['a number', `createTheme({ spacing: 1e99 })`],
    ['nothing', ''],
    ['a text', 'Hello'],
    ['null', 'null'],
  ])('%s', (_name, text) => {
    const start = performance.now();
    const { theme, problems } = readTheme(text);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(problems).not.toEqual([]);
    expect(JSON.stringify(theme)).not.toMatch(/polluted|script|<|url|body|javascript|__proto__/);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

it('a theme with too many values is cut', () => {
  const values = Array.from({ length: 6000 }, (_, index) => `z${index}: 1`).join(',');
  const { problems } = readTheme(`createTheme({ zIndex: { ${values} } })`.slice(0, 50_000));
  expect(problems.length).toBeGreaterThan(0);
});

describe('formats are found', () => {
  it.each<[string, ThemeFormat]>([
    ['#7c3aed', 'seed'],
    ['7C3AED', 'seed'],
    [':root {\n  --mui-spacing: 4px;\n}', 'css'],
    ['--mui-spacing: 4px;', 'css'],
    ['{ "palette": {} }', 'json'],
    ['{ "color": { "$value": "#fff" } }', 'tokens'],
    ['{ palette: {} }', 'code'],
    ["import x from 'y'", 'code'],
  ])('%s', (text, format) => {
    expect(detectFormat(text)).toBe(format);
  });
});

describe('other formats', () => {
  it('CSS variables with a block for dark mode, and references', () => {
    const { theme, problems } = readTheme(`
/* Brand */
:root {
  --brand: rgb(124 58 237 / 50%);
  --mui-palette-primary-main: var(--brand);
  --mui-palette-primary-mainChannel: 124 58 237;
  --mui-palette-text-primary: var(--unknown);
  --mui-shape-borderRadius: 12px;
  --joy-radius-md: 2px;
  color: red;
}
[data-mui-color-scheme='dark'] { --mui-palette-primary-main: #c4b5fd }
@media (prefers-color-scheme: dark) { :root { --mui-palette-background-default: #000; } }`);
    expect(theme).toEqual({
      material: {
        colorSchemes: {
          light: { palette: { primary: { main: 'rgba(124, 58, 237, 0.5)' } } },
          dark: { palette: { primary: { main: '#c4b5fd' }, background: { default: '#000' } } },
        },
        shape: { borderRadius: 12 },
      },
      joy: { radius: { md: '2px' } },
    });
    expect(problems).toEqual([
      { kind: 'name', line: 7, code: '--mui-palette-text-primary: var(--unknown)' },
    ]);
  });

  it('design tokens with types of groups, references, and objects as values', () => {
    const { theme, problems } = readTheme(
      JSON.stringify({
        color: {
          $type: 'color',
          violet: { $value: { colorSpace: 'srgb', components: [0.4, 0.2, 0.8] } },
          primary: { $value: '{color.violet}' },
          dark: { primary: { main: { $value: '#c4b5fd' } } },
        },
        radius: { $type: 'dimension', $value: { value: 12, unit: 'px' } },
        typography: { fontFamily: { $type: 'fontFamily', $value: ['My Font', 'serif'] } },
        motion: { fast: { $type: 'duration', $value: '100ms' } },
      }),
    );
    expect(theme.material).toMatchObject({
      colorSchemes: {
        light: { palette: { primary: { main: 'rgb(102, 51, 204)' } } },
        dark: { palette: { primary: { main: '#c4b5fd' } } },
      },
      shape: { borderRadius: 12 },
      typography: { fontFamily: '"My Font", serif' },
    });
    expect(problems).toEqual([{ kind: 'unknown', code: 'motion.fast' }]);
  });

  it('JSON has lines as well', () => {
    const { problems } = readTheme('{\n  "palette": {\n    "primary": { "main": "red" }\n  }\n}');
    expect(problems[0]).toEqual({ kind: 'value', line: 3, code: 'palette.primary.main' });
  });

  it('a color is the primary color of both libraries', () => {
    const { theme } = readTheme('#7c3aed');
    expect(theme.material).toMatchObject({ colorSchemes: BRAND });
    expect(getLibraryOptions(theme, 'joy')).toMatchObject({
      colorSchemes: { dark: { palette: { primary: { 500: '#7c3aed' } } } },
    });
  });
});

/** A generator of the same numbers in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('a thousand damaged themes are read without an error', () => {
  const random = createRandom(3);
  const sources = [
    `import { createTheme as c } from '@mui/material/styles';\nconst a: ThemeOptions = { spacing: 4 } as const;\nc({ ...a, palette: { primary: { main: \`#fff\` } } }, a.b[1]);`,
    ':root { --mui-palette-primary-main: var(--a); --a: #fff } /* x */ .dark { --a: url(x) }',
    '{"color": {"$type": "color", "a": {"$value": "{color.b}"}, "b": {"$value": "{color.a}"}}}',
    '{"material": {"palette": {"mode": "dark", "primary": {"main": "#fff"}}}}',
  ];
  const parts = [
    ...'{}[]()`\'"$:;,.\\/<>=!#',
    '__proto__',
    '=>',
    ' as ',
    '*/',
    '${',
    '\n',
    '\u{1f600}',
  ];
  for (let count = 0; count < 1000; count += 1) {
    let text = sources[random(sources.length)]!;
    for (let edit = random(6); edit >= 0; edit -= 1) {
      const at = random(text.length);
      text = text.slice(0, at) + parts[random(parts.length)]! + text.slice(at + random(4));
    }
    expect(() => readTheme(text)).not.toThrow();
  }
});
