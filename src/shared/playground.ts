/**
 * The playground of a component: what can be set, to what, and what is shown. All of it is data, made at build from
 * a file beside the page and the API reference (`src/node/playground`); nothing in it can run.
 */
import type { Html } from './page';

/** What a control can set. */
export type PlaygroundValue = string | number | boolean;

/** The props that are set; one that is absent has its default. */
export type PlaygroundValues = Readonly<Record<string, PlaygroundValue>>;

/** A value of a prop that no control sets. */
export type Json =
  null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** What an event sets: props to values, or to one of the event handler's arguments, counted from 0. */
export type PlaygroundEffect = Readonly<Record<string, PlaygroundValue | { argument: number }>>;

/** An element around or inside the component: a component of the same product, or an HTML element. */
export interface PlaygroundNode {
  component: string;
  props?: Readonly<Record<string, Json>> | undefined;
  /** Effects by event prop: `{ "onClick": { "open": true } }`. */
  on?: Readonly<Record<string, PlaygroundEffect>> | undefined;
  /** Expressions by prop, for the code alone: `{ "renderInput": "(params) => <TextField {...params} />" }`. */
  written?: Readonly<Record<string, string>> | undefined;
  children?: string | readonly (string | PlaygroundNode)[] | undefined;
}

/** A prop that can be set. `default` is absent where the component has none of its own. */
export type PlaygroundControl = {
  prop: string;
  required?: boolean;
  /** What the reference says; on a page as served it is fetched when somebody asks. */
  description?: Html;
} & (
  | { kind: 'choice'; choices: readonly PlaygroundValue[]; default?: PlaygroundValue }
  | { kind: 'switch'; default: boolean }
  | { kind: 'number'; min: number; max: number; step: number; default?: number }
  | { kind: 'text'; default: string }
);

/** The playground of a page. */
export interface PlaygroundBlock {
  type: 'playground';
  /** The component, with the props that are not for choosing. */
  root: PlaygroundNode;
  /** Stands before the component in the preview, and not in the code: the button that opens a dialog. */
  trigger?: PlaygroundNode | undefined;
  controls: PlaygroundControl[];
  /** Where the controls stand at first. */
  values: PlaygroundValues;
  imports: string[];
  /** Height of the preview in CSS pixels. */
  height: number;
  /** Beginning of the addresses of the props in the reference. */
  apiHref: string;
}

/** Longest text that a control takes, in characters. */
export const MAX_TEXT = 100;

/** A value if the control can have it, whatever it was before; else undefined. */
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

/** The value of a control, its default included; undefined where it has none. */
function getValue(
  control: PlaygroundControl,
  values: PlaygroundValues,
): PlaygroundValue | undefined {
  return Object.hasOwn(values, control.prop) ? values[control.prop] : control.default;
}

/** A copy of `values` with a prop set; `undefined` and the default leave it out. */
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

/** What an event does to the values. What does not fit its control changes nothing. */
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

/** The component with everything that is set: what is shown, and what its code says. */
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
