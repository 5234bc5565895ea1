/** The code of the themes of a project. */
import { printData } from '@/src/shared/printData';
import type { DemoThemeId } from '@/src/shared/products';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import type { ThemeLibrary, ThemeOptions, UserTheme } from '@/src/shared/userTheme/types';
import type { Direction, PaletteMode } from '../../../state/themeSettings';
import { SITE_OPTIONS, SITE_PALETTES } from '../../../theme/siteThemeOptions';

/** The code of theme providers. */
export interface ThemeCode {
  imports: string[];
  setup: string[];
  /** The JSX of the opening tags, outermost first. The closing tags follow from them. */
  open: string[];
  baseline?: string;
}

/** What the code of a theme depends on. */
export interface ThemeInput {
  /** The themes, at most one of each library. */
  themes: readonly DemoThemeId[];
  mode: PaletteMode;
  direction: Direction;
  /** Local storage key of the mode. It is unique, because projects on the same host share the storage. */
  storageKey: string;
  /** The visitor's own theme. */
  userTheme?: UserTheme | undefined;
}

const SELECTOR = `colorSchemeSelector: 'data-mui-color-scheme'`;

/**
 * Returns the code of Material UI's provider.
 * @param options lines of theme options besides mode and direction, ending in a line break.
 */
function createMaterialCode(
  { themes, direction, mode, storageKey }: ThemeInput,
  options: string,
): ThemeCode {
  // Joy UI sets its theme for all libraries, so that of Material UI has a scope.
  const isScoped = themes.includes('joy');
  const name = isScoped ? 'materialTheme' : 'theme';
  const theme = isScoped ? `{{ [THEME_ID]: ${name} }}` : `{${name}}`;
  return {
    imports: [
      `import CssBaseline from '@mui/material/CssBaseline';`,
      `import { createTheme, ${isScoped ? 'THEME_ID, ' : ''}ThemeProvider } from '@mui/material/styles';`,
    ],
    setup: [
      `const ${name} = createTheme({
  cssVariables: { ${SELECTOR} },
${options}${direction === 'rtl' ? `  direction: 'rtl',\n` : ''}});`,
    ],
    open: [`<ThemeProvider theme=${theme} defaultMode="${mode}" modeStorageKey="${storageKey}">`],
    baseline: '<CssBaseline />',
  };
}

/** Converts data to the fields of an object literal. */
const toFields = (value: object): string =>
  JSON.stringify(value, null, 2)
    .slice(2, -1)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"([^"']*)"/g, `'$1'`)
    .replace(/([^{[,\n])$/gm, '$1,');

/** Returns the visitor's options for a library as fields of an object literal, or undefined if there are none. */
function printUserOptions(
  { userTheme = {} }: ThemeInput,
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
const printMaterialOptions = (input: ThemeInput): string | undefined =>
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

const THEMES: Record<DemoThemeId, (input: ThemeInput) => ThemeCode> = {
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
      setup: [
        direction === 'rtl'
          ? `const theme = Object.assign(extendTheme(${options}), { direction: 'rtl' });`
          : `const theme = extendTheme(${options});`,
      ],
      open: [
        `<CssVarsProvider theme={theme} defaultMode="${mode}" modeStorageKey="${storageKey}">`,
      ],
      baseline: '<CssBaseline />',
    };
  },
  system: (input) => {
    const rtl = input.direction === 'rtl' ? `direction: 'rtl'` : '';
    const userOptions = printUserOptions(input, 'material', toSystemOptions);
    const options = rtl && `{ ${rtl} }`;
    return {
      imports: [`import { createTheme, ThemeProvider } from '@mui/system';`],
      setup: [
        `const theme = createTheme(${
          userOptions === undefined ? options : `{\n${userOptions}${rtl && `  ${rtl},\n`}}`
        });`,
      ],
      open: ['<ThemeProvider theme={theme}>'],
    };
  },
};

/**
 * Returns the code of the themes, or undefined if there are none. Of several libraries, the first one also has the baseline.
 */
export function createThemeCode(input: ThemeInput): ThemeCode | undefined {
  const [first, ...others] = input.themes.map((id) => THEMES[id](input));
  return (
    first &&
    others.reduce(
      (all, { imports, setup, open }) => ({
        ...all,
        imports: [...all.imports, ...imports.filter((line) => !line.includes('CssBaseline'))],
        setup: [...all.setup, ...setup],
        open: [...all.open, ...open],
      }),
      first,
    )
  );
}
