import { expect, test } from '@jest/globals';
import { recognizeTypeError } from '@/src/shared/answers/recognizers/typeError';

/** Errors of TypeScript about code with Material UI, as different tools print them, with what they say. */
const CASES: readonly [tool: string, text: string, expected: object][] = [
  [
    'tsc',
    `src/App.tsx(13,26): error TS2769: No overload matches this call.
  Overload 1 of 3, '(props: { href: string; } & ButtonOwnProps & Omit<ButtonBaseOwnProps, "classes"> & CommonProps & Omit<...>): Element', gave the following error.
    Type '"larg"' is not assignable to type 'OverridableStringUnion<"small" | "medium" | "large", ButtonPropsSizeOverrides> | undefined'. Did you mean '"large"'?`,
    {
      code: 'TS2769',
      problem: 'value',
      props: ['size'],
      components: ['Button', 'ButtonBase'],
      given: '"larg"',
    },
  ],
  [
    'tsc, with a signature that always fails',
    `error TS2769: No overload matches this call.
  Overload 2 of 3, '(props: { component: ElementType<any, keyof IntrinsicElements>; } & BoxOwnProps<Theme>): Element | null', gave the following error.
    Property 'component' is missing in type '{ colour: string; }' but required in type '{ component: ElementType<any, keyof IntrinsicElements>; }'.
  Overload 3 of 3, '(props: DefaultComponentProps<BoxTypeMap<{}, "div", Theme>>): Element | null', gave the following error.
      Property 'colour' does not exist on type 'IntrinsicAttributes & BoxOwnProps<Theme>'. Did you mean 'color'?`,
    { problem: 'unknown', props: ['colour'], components: ['Box'] },
  ],
  [
    'tsc --pretty',
    `src/App.tsx:15:19 - error TS2741: Property 'renderInput' is missing in type '{ options: never[]; }' but required in type 'AutocompleteProps<never, false, false, false, "div">'.`,
    { code: 'TS2741', problem: 'missing', props: ['renderInput'], components: ['Autocomplete'] },
  ],
  [
    'VS Code',
    `Type '"filled"' is not assignable to type 'OverridableStringUnion<"text" | "outlined" | "contained", ButtonPropsVariantOverrides> | undefined'.ts(2322)
Button.d.ts(99, 3): The expected type comes from property 'variant' which is declared here on type 'ButtonProps'`,
    { code: 'TS2322', problem: 'value', props: ['variant'], components: ['Button'] },
  ],
  [
    'VS Code, on one line',
    `Property 'variants' does not exist on type 'ButtonProps'. Did you mean 'variant'? ts(2551)`,
    { code: 'TS2551', problem: 'unknown', props: ['variants'], components: ['Button'] },
  ],
  [
    'esbuild and Vite plugins',
    `[plugin:vite-plugin-checker] TS2353: Object literal may only specify known properties, and 'primry' does not exist in type 'PaletteOptions'.`,
    { code: 'TS2353', problem: 'unknown', props: ['primry'], types: ['PaletteOptions'] },
  ],
  [
    'webpack',
    `ERROR in src/App.tsx:3:1\nTS2339: Property 'primry' does not exist on type 'Palette'.`,
    { code: 'TS2339', problem: 'unknown', props: ['primry'], types: ['Palette'] },
  ],
  [
    'tsc',
    `error TS2559: Type '{ foo: number; }' has no properties in common with type 'Partial<ButtonProps>'.`,
    { code: 'TS2559', problem: 'common', props: [], components: ['Button'] },
  ],
  [
    'tsc',
    `error TS2322: Type '{ children: string; to: string; }' is not assignable to type 'IntrinsicAttributes & TypographyOwnProps & CommonProps'.\n  Property 'to' does not exist on type 'IntrinsicAttributes & TypographyOwnProps & CommonProps'.`,
    { code: 'TS2322', problem: 'unknown', props: ['to'], components: ['Typography'] },
  ],
  [
    'tsc',
    `error TS2322: Type '"contained"' is not assignable to type 'OverridableStringUnion<VariantProp, ButtonPropsVariantOverrides> | undefined'.\n  in node_modules/@mui/joy/Button/ButtonProps.d.ts`,
    { problem: 'value', props: ['variant'], components: ['Button'], package: '@mui/joy' },
  ],
];

test.each(CASES)('%s: %s', (_tool, text, expected) => {
  expect(recognizeTypeError(text)).toMatchObject(expected);
});

test.each([
  'typescript',
  'TS2322',
  "Type 'string' is not assignable to type 'number'.",
  "Property 'foo' does not exist on type 'Window & typeof globalThis'.",
  'theme typescript error',
])('%s names no prop', (text) => {
  expect(recognizeTypeError(text)).toBeUndefined();
});
