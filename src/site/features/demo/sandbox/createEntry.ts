/** Creates the entry file of a project: fonts, theme, mode and direction around the demo. */
import { printData } from '@/src/shared/printData';
import type { DemoThemeId } from '@/src/shared/products';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import type { ThemeLibrary, ThemeOptions, UserTheme } from '@/src/shared/userTheme/types';
import type { Direction, PaletteMode } from '../../../state/themeSettings';
import { SITE_OPTIONS, SITE_PALETTES } from '../../../theme/siteThemeOptions';

interface EntryInput {
  /** Import path of the demo. */
  demo: string;
  theme: DemoThemeId | undefined;
  mode: PaletteMode;
  direction: Direction;
  /** Whether Emotion's styles must be mirrored. */
  mirrored: boolean;
  /** Local storage key of the mode. It is unique, because projects on the same host share the storage. */
  storageKey: string;
  isTypeScript: boolean;
  /** Whether the demo uses Material Icons by name. */
  iconFont: boolean;
  /** The visitor's own theme. */
  userTheme?: UserTheme | undefined;
}

/** The code of a theme provider. `open` is the JSX of the opening tags, from which the closing tags are derived. */
interface ThemeCode {
  imports: string[];
  setup: string;
  open: string;
  baseline?: string;
}

const SELECTOR = `colorSchemeSelector: 'data-mui-color-scheme'`;

/**
 * Returns the code of Material UI's provider.
 * @param options lines of theme options besides mode and direction, ending in a line break.
 */
const createMaterialCode = (
  { direction, mode, storageKey }: EntryInput,
  options: string,
): ThemeCode => ({
  imports: [
    `import CssBaseline from '@mui/material/CssBaseline';`,
    `import { createTheme, ThemeProvider } from '@mui/material/styles';`,
  ],
  setup: `const theme = createTheme({
  cssVariables: { ${SELECTOR} },
${options}${direction === 'rtl' ? `  direction: 'rtl',\n` : ''}});`,
  open: `<ThemeProvider theme={theme} defaultMode="${mode}" modeStorageKey="${storageKey}">`,
  baseline: '<CssBaseline />',
});

/** Converts data to the fields of an object literal. */
const toFields = (value: object): string =>
  JSON.stringify(value, null, 2)
    .slice(2, -1)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"([^"']*)"/g, `'$1'`)
    .replace(/([^{[,\n])$/gm, '$1,');

/** Returns the visitor's options for a library as fields of an object literal, or undefined if there are none. */
function printUserOptions(
  { userTheme = {} }: EntryInput,
  library: ThemeLibrary,
  change = (options: ThemeOptions): ThemeOptions => options,
): string | undefined {
  const options = getLibraryOptions(userTheme, library);
  return (
    options &&
    Object.entries(change(options))
      .map(([key, value]) => `  ${key}: ${printData(value, '  ')},\n`)
      .join('')
  );
}

/** Without color schemes of its own, a theme has those of the library. */
const printMaterialOptions = (input: EntryInput): string | undefined =>
  printUserOptions(input, 'material', (options) => ({
    colorSchemes: { light: true, dark: true },
    ...options,
  }));

/** MUI System has one palette and no components. */
const toSystemOptions = ({
  colorSchemes,
  components: _,
  ...options
}: ThemeOptions): ThemeOptions => ({
  ...options,
  ...((colorSchemes as ThemeOptions | undefined)?.light as ThemeOptions | undefined),
});

const THEMES: Record<DemoThemeId, (input: EntryInput) => ThemeCode> = {
  material: (input) =>
    createMaterialCode(
      input,
      printMaterialOptions(input) ?? '  colorSchemes: { light: true, dark: true },\n',
    ),
  site: (input) => {
    const userOptions = printMaterialOptions(input);
    if (userOptions !== undefined) {
      return createMaterialCode(input, userOptions);
    }
    const { light, dark } = SITE_PALETTES;
    const colorSchemes = { light: { palette: light }, dark: { palette: dark } };
    return createMaterialCode(input, toFields({ colorSchemes, ...SITE_OPTIONS }));
  },
  joy: (input) => {
    const { direction, mode, storageKey } = input;
    const userOptions = printUserOptions(input, 'joy');
    const options =
      userOptions === undefined ? `{ ${SELECTOR} }` : `{\n  ${SELECTOR},\n${userOptions}}`;
    return {
      imports: [
        `import CssBaseline from '@mui/joy/CssBaseline';`,
        `import { CssVarsProvider, extendTheme } from '@mui/joy/styles';`,
      ],
      setup:
        direction === 'rtl'
          ? `const theme = Object.assign(extendTheme(${options}), { direction: 'rtl' });`
          : `const theme = extendTheme(${options});`,
      open: `<CssVarsProvider theme={theme} defaultMode="${mode}" modeStorageKey="${storageKey}">`,
      baseline: '<CssBaseline />',
    };
  },
  system: (input) => {
    const rtl = input.direction === 'rtl' ? `direction: 'rtl'` : '';
    const userOptions = printUserOptions(input, 'material', toSystemOptions);
    const options = rtl && `{ ${rtl} }`;
    return {
      imports: [`import { createTheme, ThemeProvider } from '@mui/system';`],
      setup: `const theme = createTheme(${
        userOptions === undefined ? options : `{\n${userOptions}${rtl && `  ${rtl},\n`}}`
      });`,
      open: '<ThemeProvider theme={theme}>',
    };
  },
};

const WEIGHTS = { roboto: [300, 400, 500, 700], inter: [400, 500, 600, 700] };

/** Returns the code of the entry file. */
export function createEntry(input: EntryInput): string {
  const theme = input.theme && THEMES[input.theme](input);
  const font = input.theme === 'joy' ? 'inter' : 'roboto';
  const imports = [
    ...WEIGHTS[font].map((weight) => `import '@fontsource/${font}/${weight}.css';`),
    ...(input.iconFont ? [`import '@fontsource/material-icons/400.css';`] : []),
    ...(input.mirrored
      ? [
          `import createCache from '@emotion/cache';`,
          `import { CacheProvider } from '@emotion/react';`,
        ]
      : []),
    ...(theme?.imports ?? []),
    `import { StrictMode } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    ...(input.mirrored
      ? [`import { prefixer } from 'stylis';`, `import rtlPlugin from 'stylis-plugin-rtl';`]
      : []),
    `import './index.css';`,
    `import Demo from '${input.demo}';`,
  ];
  const setup = [
    ...(theme ? [theme.setup] : []),
    ...(input.mirrored
      ? [`const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });`]
      : []),
  ];
  const wrappers = [
    '<StrictMode>',
    ...(input.mirrored ? ['<CacheProvider value={cache}>'] : []),
    ...(theme ? [theme.open] : []),
  ];
  const root = `document.getElementById('root')${input.isTypeScript ? '!' : ''}`;
  return [
    ...imports,
    ...setup.flatMap((code) => ['', code]),
    '',
    `createRoot(${root}).render(`,
    ...nest(wrappers, [...(theme?.baseline ? [theme.baseline] : []), '<Demo />']),
    ');',
    '',
  ].join('\n');
}

/** Returns the lines of nested elements, outermost first, indented by their depth. */
function nest(wrappers: readonly string[], children: readonly string[]): string[] {
  const indent = (depth: number, line: string) => `${'  '.repeat(depth + 1)}${line}`;
  const closings = wrappers.map((open, depth) => indent(depth, `</${/\w+/.exec(open)?.[0]}>,`));
  return [
    ...wrappers.map((open, depth) => indent(depth, open)),
    ...children.map((child) => indent(wrappers.length, child)),
    ...closings.map((line, depth) => (depth === 0 ? line : line.slice(0, -1))).reverse(),
  ];
}
