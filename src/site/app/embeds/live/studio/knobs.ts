/** What the studio edits: paths of theme options by library. */
import { type OptionPath, getOption } from '@/src/shared/userTheme/optionPath';
import { toHexScale } from '@/src/shared/userTheme/deriveLibrary';
import type { Scheme, ThemeLibrary, ThemeOptions, ThemeValue } from '@/src/shared/userTheme/types';
import type { OptionChanges } from './useStudio';

/** A color in the palette of a color scheme. */
interface ColorKnob {
  /** Its path in the palette, such as `primary.main`. */
  name: string;
  /** Pairs of text and background whose contrast is shown beside the color. */
  pairs: readonly (readonly [text: string, background: string])[];
  /** Values that follow from the color. By default, only the color itself is set. */
  expand?: (color: string) => ThemeOptions;
}

/** A number. */
interface RangeKnob {
  key: 'radius' | 'spacing' | 'fontSize';
  min: number;
  max: number;
  initial: number;
  read: (options: ThemeOptions) => unknown;
  write: (value: number | undefined) => OptionChanges;
}

/** An option with a few values. The first one is the default, which is not written. */
interface ChoiceKnob {
  /** The name of the option, as in code. */
  label: string;
  path: OptionPath;
  values: readonly (string | boolean)[];
}

const MATERIAL_ROLES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const JOY_ROLES = ['primary', 'neutral', 'danger', 'success', 'warning'];

export const COLORS: Readonly<Record<ThemeLibrary, readonly ColorKnob[]>> = {
  material: [
    ...MATERIAL_ROLES.map((role) => ({
      name: `${role}.main`,
      pairs: [
        [`${role}.contrastText`, `${role}.main`],
        [`${role}.main`, 'background.paper'],
      ] as const,
    })),
    { name: 'background.default', pairs: [['text.primary', 'background.default']] },
    { name: 'background.paper', pairs: [['text.primary', 'background.paper']] },
    { name: 'text.primary', pairs: [['text.primary', 'background.default']] },
    { name: 'text.secondary', pairs: [['text.secondary', 'background.default']] },
  ],
  joy: [
    ...JOY_ROLES.map((role) => ({
      name: `${role}.500`,
      pairs: [
        [`${role}.solidColor`, `${role}.solidBg`],
        [`${role}.plainColor`, 'background.body'],
      ] as const,
      expand: toHexScale,
    })),
    { name: 'background.body', pairs: [['text.primary', 'background.body']] },
    { name: 'background.surface', pairs: [['text.primary', 'background.surface']] },
    { name: 'text.primary', pairs: [['text.primary', 'background.body']] },
    { name: 'text.secondary', pairs: [['text.secondary', 'background.body']] },
  ],
};

/** The changes that set a color, or remove it. */
export function writeColor(
  { name, expand }: ColorKnob,
  scheme: Scheme,
  color: string | undefined,
): OptionChanges {
  const [role = '', shade = ''] = name.split('.');
  const path = ['colorSchemes', scheme, 'palette', role];
  if (!expand) {
    return [[[...path, shade], color]];
  }
  return Object.entries(expand(color ?? '#000000')).map(([key, value]) => [
    [...path, key],
    color === undefined ? undefined : value,
  ]);
}

/** Joy UI's radii in CSS pixels. */
const JOY_RADII = { xs: 2, sm: 6, md: 8, lg: 12, xl: 16 };
const JOY_SIZES = { xs: 0.75, sm: 0.875, md: 1, lg: 1.125, xl: 1.25 };

const writeScale = (
  group: string,
  sizes: Readonly<Record<string, number>>,
  factor: number | undefined,
  print: (value: number) => string,
): OptionChanges =>
  Object.entries(sizes).map(([size, value]) => [
    [group, size],
    factor === undefined ? undefined : print(value * factor),
  ]);

const readNumber = (options: ThemeOptions, ...path: OptionPath): number | undefined => {
  const value = Number.parseFloat(String(getOption(options, path)));
  return Number.isFinite(value) ? value : undefined;
};

export const RANGES: Readonly<Record<ThemeLibrary, readonly RangeKnob[]>> = {
  material: [
    {
      ...{ key: 'fontSize', min: 12, max: 20, initial: 14 },
      read: (options) => readNumber(options, 'typography', 'fontSize'),
      write: (value) => [[['typography', 'fontSize'], value]],
    },
    {
      ...{ key: 'radius', min: 0, max: 24, initial: 4 },
      read: (options) => readNumber(options, 'shape', 'borderRadius'),
      write: (value) => [[['shape', 'borderRadius'], value]],
    },
    {
      ...{ key: 'spacing', min: 4, max: 12, initial: 8 },
      read: (options) => readNumber(options, 'spacing'),
      write: (value) => [[['spacing'], value]],
    },
  ],
  joy: [
    {
      ...{ key: 'fontSize', min: 12, max: 20, initial: 16 },
      read: (options) => {
        const size = readNumber(options, 'fontSize', 'md');
        return size === undefined ? undefined : Math.round(size * 16);
      },
      write: (value) =>
        writeScale(
          'fontSize',
          JOY_SIZES,
          value && value / 16,
          (size) => `${Number(size.toFixed(3))}rem`,
        ),
    },
    {
      ...{ key: 'radius', min: 0, max: 24, initial: 8 },
      read: (options) => readNumber(options, 'radius', 'md'),
      write: (value) =>
        writeScale(
          'radius',
          JOY_RADII,
          value === undefined ? value : value / JOY_RADII.md,
          (radius) => `${Math.round(radius)}px`,
        ),
    },
    {
      ...{ key: 'spacing', min: 4, max: 12, initial: 8 },
      read: (options) => readNumber(options, 'spacing'),
      write: (value) => [[['spacing'], value]],
    },
  ],
};

export const FONTS: Readonly<Record<string, string | undefined>> = {
  default: undefined,
  system: 'system-ui, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
  mono: 'ui-monospace, Consolas, monospace',
};

const FONT_PATHS: Readonly<Record<ThemeLibrary, readonly OptionPath[]>> = {
  material: [['typography', 'fontFamily']],
  joy: [
    ['fontFamily', 'body'],
    ['fontFamily', 'display'],
  ],
};

export const readFont = (options: ThemeOptions, library: ThemeLibrary): unknown =>
  getOption(options, FONT_PATHS[library][0]!);

export const writeFont = (library: ThemeLibrary, family: string | undefined): OptionChanges =>
  FONT_PATHS[library].map((path) => [path, family]);

/** Default props that make components smaller, as the density setting of this site does. */
const DENSE: Readonly<Record<ThemeLibrary, readonly (readonly [string, string, ThemeValue])[]>> = {
  material: [
    ['MuiButton', 'size', 'small'],
    ['MuiIconButton', 'size', 'small'],
    ['MuiTextField', 'size', 'small'],
    ['MuiFormControl', 'size', 'small'],
    ['MuiFab', 'size', 'small'],
    ['MuiTable', 'size', 'small'],
    ['MuiListItemButton', 'dense', true],
    ['MuiToolbar', 'variant', 'dense'],
  ],
  joy: [
    ['JoyButton', 'size', 'sm'],
    ['JoyIconButton', 'size', 'sm'],
    ['JoyInput', 'size', 'sm'],
    ['JoySelect', 'size', 'sm'],
    ['JoyTable', 'size', 'sm'],
    ['JoyList', 'size', 'sm'],
  ],
};

export const isDense = (options: ThemeOptions, library: ThemeLibrary): boolean =>
  DENSE[library].every(
    ([name, prop, value]) =>
      getOption(options, ['components', name, 'defaultProps', prop]) === value,
  );

export const writeDensity = (library: ThemeLibrary, dense: boolean): OptionChanges =>
  DENSE[library].map(([name, prop, value]) => [
    ['components', name, 'defaultProps', prop],
    dense ? value : undefined,
  ]);

const getProp = (name: string, prop: string) => ['components', name, 'defaultProps', prop];

export const CHOICES: Readonly<Record<ThemeLibrary, readonly ChoiceKnob[]>> = {
  material: [
    {
      label: 'typography.button.textTransform',
      path: ['typography', 'button', 'textTransform'],
      values: ['uppercase', 'none', 'capitalize'],
    },
    {
      label: 'MuiButton variant',
      path: getProp('MuiButton', 'variant'),
      values: ['text', 'outlined', 'contained'],
    },
    {
      label: 'MuiButton disableElevation',
      path: getProp('MuiButton', 'disableElevation'),
      values: [false, true],
    },
    {
      label: 'MuiTextField variant',
      path: getProp('MuiTextField', 'variant'),
      values: ['outlined', 'filled', 'standard'],
    },
    {
      label: 'MuiPaper variant',
      path: getProp('MuiPaper', 'variant'),
      values: ['elevation', 'outlined'],
    },
  ],
  joy: [
    {
      label: 'JoyButton variant',
      path: getProp('JoyButton', 'variant'),
      values: ['solid', 'soft', 'outlined', 'plain'],
    },
    {
      label: 'JoyInput variant',
      path: getProp('JoyInput', 'variant'),
      values: ['outlined', 'soft', 'solid', 'plain'],
    },
    {
      label: 'JoyCard variant',
      path: getProp('JoyCard', 'variant'),
      values: ['outlined', 'soft', 'solid', 'plain'],
    },
  ],
};
