/** The code around a demo: fonts, theme, and mirrored styles. Each framework puts it into its own files. */
import { type ThemeInput, createThemeCode } from './themeCode';

/** What the code around a demo depends on. */
export interface ProviderInput extends ThemeInput {
  /** Whether the demo uses Material Icons by name. */
  iconFont: boolean;
}

/** The code of the providers. */
export interface ProviderCode {
  imports: string[];
  setup: string[];
  /** The JSX of the opening tags, outermost first. */
  open: string[];
  /** The JSX before the demo. */
  before: string[];
}

const WEIGHTS = { roboto: [300, 400, 500, 700], inter: [400, 500, 600, 700] };

/** Returns the imports of the fonts. */
export function createFontImports({ themes, iconFont }: ProviderInput): string[] {
  const font = themes[0] === 'joy' ? 'inter' : 'roboto';
  return [
    ...WEIGHTS[font].map((weight) => `import '@fontsource/${font}/${weight}.css';`),
    ...(iconFont ? [`import '@fontsource/material-icons/400.css';`] : []),
  ];
}

/** Returns the code of the theme's providers, which is empty for a demo without a theme. */
export function createProviders(input: ProviderInput): ProviderCode {
  const theme = createThemeCode(input);
  return {
    imports: theme?.imports ?? [],
    setup: theme?.setup ?? [],
    open: theme?.open ?? [],
    before: theme?.baseline ? [theme.baseline] : [],
  };
}

/**
 * Returns the lines of nested elements, indented by their depth.
 * @param wrappers the opening tags, outermost first.
 * @param depth the indentation of the outermost element, in steps of two spaces.
 */
export function nest(
  wrappers: readonly string[],
  children: readonly string[],
  depth = 1,
): string[] {
  const indent = (level: number, line: string) => `${'  '.repeat(depth + level)}${line}`;
  return [
    ...wrappers.map((open, level) => indent(level, open)),
    ...children.map((child) => indent(wrappers.length, child)),
    ...wrappers.map((open, level) => indent(level, `</${/\w+/.exec(open)?.[0]}>`)).reverse(),
  ];
}
