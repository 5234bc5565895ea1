/** Writes code that sets options of a component in the theme. */
import type { Found } from './facts';

/** How the products differ: the modules with `styled`, and the functions that create a theme. */
export const THEMES: Readonly<Record<string, { styled: string; create?: string } | undefined>> = {
  'material-ui': { styled: '@mui/material/styles', create: 'createTheme' },
  'joy-ui': { styled: '@mui/joy/styles', create: 'extendTheme' },
  x: { styled: '@mui/material/styles', create: 'createTheme' },
};

/** Packages whose theme keys a type augmentation declares. */
const AUGMENTED = /^@mui\/(?:lab|x-[\w-]+)/;

/**
 * Writes a theme with an option of a component. The entry must have a theme key.
 * @param option such as `defaultProps: { size: 'small' },`.
 */
export function writeThemeOption(found: Found, option: string): string {
  const { theme: key = '' } = found.entry;
  const { create = '' } = THEMES[found.product.product] ?? {};
  return (
    `${writeHead(found)}\n\nexport const theme = ${create}({\n` +
    `  components: {\n    ${key}: {\n      ${indent(option, 6)}\n    },\n  },\n});`
  );
}

/** Writes the imports, and the declaration of a key that the type of the theme doesn't have. */
function writeHead({ entry, product }: Found): string {
  const { name, theme, module, package: from, themeUntyped } = entry;
  const { styled = '', create } = THEMES[product.product] ?? {};
  if (themeUntyped && module) {
    return [
      `import { ${create}, type CSSObject } from '${styled}';`,
      `import type { ${name}ClassKey, ${name}Props } from '${module}';`,
      '',
      `declare module '${styled}' {`,
      '  interface Components<Theme = unknown> {',
      `    ${theme}?: {`,
      `      defaultProps?: Partial<${name}Props>;`,
      `      styleOverrides?: Partial<Record<${name}ClassKey, CSSObject>>;`,
      '    };',
      '  }',
      '}',
    ].join('\n');
  }
  const [augmented] = AUGMENTED.exec(from) ?? [];
  const types = augmented ? `import type {} from '${augmented}/themeAugmentation';\n` : '';
  return `${types}import { ${create} } from '${styled}';`;
}

/** Indents all lines except for the first one. */
export function indent(text: string, spaces: number): string {
  return text.replace(/\n/g, `\n${' '.repeat(spaces)}`);
}
