/** A package whose props are types in every form. */
import { type ReadPackage, propsFiles, readApiPackage } from './apiPackage';

const LONG_UNION = Array.from({ length: 120 }, (_, index) => `'option-${index}'`).join(' | ');
const LINES = Array.from({ length: 70 }, (_, index) => `  line${index}: string;`).join('\n');

/** Each prop of the component `Case` is one test case: its type as written by authors. */
const PROPS = `
  plain: string;
  spaced?: {   a: string;
    b?: number };
  order?: 'small' | 'large' | 'medium';
  doubleQuotes?: "b" | "a";
  leading?:
    | 'z'
    | 'y';
  flag?: boolean;
  flagOrText?: 'auto' | boolean;
  textOrFlag?: boolean | 'auto';
  flagFirst?: false | 'auto' | true;
  onlyTrue?: true;
  withNull?: string | null;
  optional?: string | undefined;
  required: string | undefined;
  alias?: Size;
  aliasOrMore?: Size | 'huge';
  lookup?: Other['size'];
  lookupPlain?: Other['label'];
  keys?: keyof Other;
  query?: typeof constant;
  constrained: Value;
  constrainedOptional?: Value;
  list?: readonly Size[];
  react?: React.ReactNode;
  element?: React.ElementType;
  callbackOrText?: string | ((value: number) => string);
  handler?: React.MouseEventHandler<HTMLButtonElement>;
  object?: Other;
  empty?: EmptyInterface;
  cyclic?: Tree;
  large?: LongUnion;
  tall?: Tall;
  commented?: 'a' /* first */ | 'b';
  open?: 'a' | 'b' | (string & {});
  conditional?: 'a' extends string ? 'yes' | 'no' : never;
`;

const BEFORE = `
export type Size = 'small' | 'medium' | 'large';
export interface Other { size?: Size | number; label?: string; }
declare const constant: { on: boolean };
export interface EmptyInterface {}
export interface Tree { children: Tree[]; }
export type LongUnion = ${LONG_UNION};
export interface Tall {\n${LINES}\n}
`;

/** Reads the package: `Case` has types, `Helped` types from a helper, `Caller` functions. Call `remove` afterwards. */
export function readTypeCases(): ReadPackage {
  return readApiPackage({
    'Case/index.d.ts': "export { default } from './Case';\nexport * from './Case';",
    'Case/Case.d.ts': `import * as React from 'react';\n${BEFORE}
export interface CaseProps<Value extends 'one' | 'two' | null = 'one'> {\n${PROPS}\n}
export default function Case<Value extends 'one' | 'two' | null>(props: CaseProps<Value>): React.JSX.Element;`,
    ...propsFiles('Helped', '', {
      before: `
type CreateSlotsAndSlotProps<Slots, Props extends Record<keyof Slots, any>> = {
  /** Parts. */
  slots?: Partial<Slots>;
  /** Their props. */
  slotProps?: { [P in keyof Props]?: Props[P] };
};
export interface HelpedSlots { root: React.ElementType; icon: React.ElementType }
export type HelpedParts = CreateSlotsAndSlotProps<HelpedSlots, { root: { id?: string }; icon: { title?: string } }>;
export interface HelpedProps extends HelpedParts {}`,
    }),
    ...propsFiles(
      'Caller',
      `
  /**
   * Tells of a change.
   * @param {React.ChangeEvent} event Where it came from.
   * @param {Size} value - The new size.
   * @returns {boolean} Whether to go on.
   */
  onChange?: (event: React.ChangeEvent<HTMLInputElement>, value: Size) => boolean;
  onClose?(reason: 'escape' | 'backdrop'): void;
  maybe?: null | ((count?: number) => void);
  /** @param {number} wrongName Described under a former name. */
  renamed?: (newName: number) => void;
  /** @param event What happened. */
  handler?: React.MouseEventHandler<HTMLButtonElement>;
  overloaded?: { (a: string): void; (a: number): void };
  component?: React.ComponentClass;
  text?: string;
`,
      { before: "export type Size = 'small' | 'large';" },
    ),
  });
}
