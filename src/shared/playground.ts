/**
 * The playground of a component: its controls, their values, and the element tree to render. All of it is data, which
 * the build makes from a file beside the page and the API reference (`src/node/playground`). It contains no code.
 */
import type { Adoptable, Html } from './page';

/** The value of a control. */
export type PlaygroundValue = string | number | boolean;

/** The props that are set. An absent prop has its default. */
export type PlaygroundValues = Readonly<Record<string, PlaygroundValue>>;

/** The value of a prop that no control sets. */
export type Json =
  null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** The props that an event sets: to a value, or to an argument of the event handler, by its index. */
export type PlaygroundEffect = Readonly<Record<string, PlaygroundValue | { argument: number }>>;

/** An element around or inside the component: a component of the same product, or an HTML element. */
export interface PlaygroundNode {
  component: string;
  props?: Readonly<Record<string, Json>> | undefined;
  /** Effects by event prop: `{ "onClick": { "open": true } }`. */
  on?: Readonly<Record<string, PlaygroundEffect>> | undefined;
  /**
   * Expressions by prop that only the printed code contains: `{ "renderInput": "(params) => <TextField {...params} />"
   * }`.
   */
  written?: Readonly<Record<string, string>> | undefined;
  children?: string | readonly (string | PlaygroundNode)[] | undefined;
}

/** A prop that can be set. `default` is absent where the component has none. */
export type PlaygroundControl<Description = Adoptable<Html>> = {
  prop: string;
  required?: boolean;
  /** The description from the API reference. */
  description?: Description;
} & (
  | { kind: 'choice'; choices: readonly PlaygroundValue[]; default?: PlaygroundValue }
  | { kind: 'switch'; default: boolean }
  | { kind: 'number'; min: number; max: number; step: number; default?: number; unit?: string }
  | { kind: 'text'; default: string }
);

/** A CSS variable that can be set. `prop` is its name, so that it is a control among those of props. */
export type PlaygroundVariable<Description = Adoptable<Html>> = {
  prop: string;
  /** What it sets. */
  description?: Description;
} & (
  | { kind: 'number'; min: number; max: number; step: number; default?: undefined; unit: string }
  /** A color of the theme, which is the value of a variable of the theme: its name is prefix and choice. */
  | { kind: 'choice'; choices: readonly string[]; default?: undefined; prefix: string }
);

/** The CSS variables of a component, and what the code of a theme that sets them needs. */
export interface PlaygroundVariables<Description = Adoptable<Html>> {
  controls: readonly PlaygroundVariable<Description>[];
  /** Key of the component under `theme.components`. */
  themeName: string;
  /** The function that creates a theme, and the module that exports it. */
  createTheme: { name: string; from: string };
}

/** The playground of a page. In `ServedPage`, a description has no HTML, which is fetched on demand. */
export interface PlaygroundBlock<Description = Adoptable<Html>> {
  type: 'playground';
  /** The component, with the props that have no control. */
  root: PlaygroundNode;
  /** An element before the component that only the preview contains, such as the button that opens a dialog. */
  trigger?: PlaygroundNode | undefined;
  controls: PlaygroundControl<Description>[];
  /** How many of the controls are shown at first. The others are folded. */
  shown: number;
  /** The initial values. */
  values: PlaygroundValues;
  variables?: PlaygroundVariables<Description> | undefined;
  imports: string[];
  /** Height of the preview in CSS pixels. */
  height: number;
  /** Common prefix of the addresses of the props in the API reference. */
  apiHref: string;
}

/** Maximum length of a text control in characters. */
export const MAX_TEXT = 100;

/** Returns `value` if the control accepts it, else undefined. */
export function readValue(control: PlaygroundControl, value: unknown): PlaygroundValue | undefined {
  switch (control.kind) {
    case 'choice':
      return control.choices.find((choice) => choice === value);
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      return typeof value === 'number' && value >= control.min && value <= control.max
        ? value
        : undefined;
    case 'text':
      return typeof value === 'string' && value.length <= MAX_TEXT ? value : undefined;
  }
}

/** Returns the value of a control or its default; undefined if it has neither. */
function getValue(
  control: PlaygroundControl,
  values: PlaygroundValues,
): PlaygroundValue | undefined {
  return Object.hasOwn(values, control.prop) ? values[control.prop] : control.default;
}

/** Returns a copy of `values` with a prop set. `undefined` and the default value remove the prop. */
export function setValue(
  values: PlaygroundValues,
  control: PlaygroundControl,
  value: PlaygroundValue | undefined,
): PlaygroundValues {
  const others = Object.entries(values).filter(([prop]) => prop !== control.prop);
  return Object.fromEntries(
    value === undefined || value === control.default ? others : [...others, [control.prop, value]],
  );
}

/** Applies the effect of an event to the values. Values that their control doesn't accept are ignored. */
export function applyEffect(
  values: PlaygroundValues,
  effect: PlaygroundEffect,
  controls: readonly PlaygroundControl[],
  args: readonly unknown[],
): PlaygroundValues {
  return Object.entries(effect).reduce((changed, [prop, wanted]) => {
    const control = controls.find((candidate) => candidate.prop === prop);
    const value =
      control && readValue(control, typeof wanted === 'object' ? args[wanted.argument] : wanted);
    return control && value !== undefined ? setValue(changed, control, value) : changed;
  }, values);
}

/** Returns the values of CSS variables as CSS: `{ '--Button-gap': '8px' }`. */
export function createVariableStyle(
  variables: PlaygroundVariables | undefined,
  values: PlaygroundValues,
): Readonly<Record<string, string | number>> {
  const set = variables?.controls.flatMap((control) => {
    const value = values[control.prop];
    return value === undefined ? [] : [[control.prop, toCss(control, value)] as const];
  });
  return Object.fromEntries(set ?? []);
}

function toCss(variable: PlaygroundVariable, value: PlaygroundValue): string | number {
  if (variable.kind === 'choice') {
    return `var(${variable.prefix}${value})`;
  }
  return variable.unit === '' ? Number(value) : `${value}${variable.unit}`;
}

/** Returns the component with all values applied, which is what the preview renders and the code shows. */
export function createRoot(
  { root, controls, variables }: Pick<PlaygroundBlock, 'root' | 'controls' | 'variables'>,
  values: PlaygroundValues,
): PlaygroundNode {
  const props: Record<string, Json> = {};
  for (const control of controls) {
    const value = getValue(control, values);
    const isSet = Object.hasOwn(values, control.prop) || control.required;
    if (isSet && value !== undefined && control.prop !== 'children') {
      props[control.prop] = value;
    }
  }
  const { children } = values;
  const style = createVariableStyle(variables, values);
  const sx = Object.keys(style).length > 0 && { sx: { ...(root.props?.sx as object), ...style } };
  return {
    ...root,
    props: { ...props, ...root.props, ...sx },
    ...(children !== undefined && { children: String(children) }),
  };
}
