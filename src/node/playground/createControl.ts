/** Creates controls from the props in the API reference. */
import { toString } from 'mdast-util-to-string';
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';
import type { Html } from '@/src/shared/page';
import type { PlaygroundControl, PlaygroundValue } from '@/src/shared/playground';
import { parser } from '../markdown/findPlacements.mjs';
import { escapeHtml } from '../markdown/highlight';
import { type TypeReach, readDefault, readReach, acceptsValue } from './controlType';
import type { PlaygroundConfig } from './schema';

/** An error in the data of a control. */
export interface ControlError {
  cause: string;
  remedy: string;
}

type Knob =
  PlaygroundControl<Html> extends infer Control
    ? Control extends PlaygroundControl<Html>
      ? Omit<Control, 'prop' | 'required' | 'description'>
      : never
    : never;

/** The range of numbers without a range in the data. */
const DEFAULT_RANGE = { min: 0, max: 10, step: 1 };

/** Creates the control of a prop, or returns the reason why it can't. */
export function createControl(
  prop: ApiProp,
  types: ApiEntry['types'],
  config: Pick<PlaygroundConfig, 'choices' | 'ranges'>,
): PlaygroundControl<Html> | ControlError {
  const { name, required, description } = prop;
  const knob = createKnob(prop, readReach(prop, types), config);
  if ('cause' in knob) {
    return knob;
  }
  return {
    prop: name,
    ...(required && { required }),
    ...(description && { description: { html: escapeHtml(getFirstParagraph(description)) } }),
    ...knob,
  } as PlaygroundControl<Html>;
}

function createKnob(
  { name, type, default: expression }: ApiProp,
  reach: TypeReach,
  { choices, ranges }: Pick<PlaygroundConfig, 'choices' | 'ranges'>,
): Knob | ControlError {
  const written = `its type in the API reference is ${type.expanded ?? type.written}`;
  const initial = readDefault(expression);
  const given = choices[name];
  const range = ranges[name];
  if (given) {
    const unaccepted = given.find((value) => !acceptsValue(reach, value));
    return unaccepted === undefined
      ? createChoice(given, initial)
      : {
          cause: `choices.${name} has ${JSON.stringify(unaccepted)}: ${written}`,
          remedy: 'remove it, or correct it',
        };
  }
  if (range) {
    return reach.number
      ? createNumber(range, initial)
      : {
          cause: `ranges.${name} is set, but ${written}`,
          remedy: `remove the range of "${name}"`,
        };
  }
  const literals = [...reach.literals, ...(reach.boolean ? [true, false] : [])];
  if (reach.literals.length > 0) {
    return createChoice(literals, initial);
  }
  if (reach.boolean) {
    return { kind: 'switch', default: initial === true };
  }
  if (reach.number) {
    return createNumber(DEFAULT_RANGE, initial);
  }
  if (reach.text) {
    return { kind: 'text', default: typeof initial === 'string' ? initial : '' };
  }
  return {
    cause: `no control can set "${name}": ${written}`,
    remedy: reach.any
      ? `add values to "choices": { "${name}": [0, 1, 2] }`
      : 'remove it from "props", or move it to "fixed"',
  };
}

function createChoice(choices: PlaygroundValue[], initial: PlaygroundValue | undefined): Knob {
  const own = choices.find((choice) => choice === initial);
  return { kind: 'choice', choices, ...(own !== undefined && { default: own }) };
}

function createNumber(range: typeof DEFAULT_RANGE, initial: PlaygroundValue | undefined): Knob {
  return { kind: 'number', ...range, ...(typeof initial === 'number' && { default: initial }) };
}

function getFirstParagraph(markdown: string): string {
  const first = parser.parse(markdown).children[0];
  return toString(first).replace(/\s+/g, ' ').trim();
}
