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
  | { kind: 'number'; min: number; max: number; step: number; default?: number }
  | { kind: 'text'; default: string }
);

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

/** Returns the component with all values applied, which is what the preview renders and the code shows. */
export function createRoot(
  { root, controls }: Pick<PlaygroundBlock, 'root' | 'controls'>,
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
  return {
    ...root,
    props: { ...props, ...root.props },
    ...(children !== undefined && { children: String(children) }),
  };
}
