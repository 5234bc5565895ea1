/** The schema of `button.playground.json`, the data of a playground beside its page. */
import { z } from 'zod';
import type { Json, PlaygroundNode } from '@/src/shared/playground';

const value = z.union([z.string(), z.number(), z.boolean()]);

/** The maximum number of controls that a playground shows at first. */
const MAX_SHOWN = 5;

/** Props that run code, load resources or navigate. Playgrounds can't set them, whatever their type. */
const FORBIDDEN =
  /^(on[A-Z]\w*|dangerouslySetInnerHTML|href|src|srcSet|srcDoc|action|formAction|to|component|slots|ref)$/;

const propName = z
  .string()
  .refine((name) => !FORBIDDEN.test(name), 'names a prop that runs code or leads elsewhere');
const jsonProps = z.record(propName, z.json() as z.ZodType<Json>);

const effect = z.record(z.string(), z.union([value, z.strictObject({ argument: z.int().min(0) })]));
const effects = z.record(z.string().regex(/^on[A-Z]\w*$/, 'is no event such as "onClose"'), effect);

const node: z.ZodType<PlaygroundNode> = z.lazy(() =>
  z.strictObject({
    component: z
      .string()
      .regex(
        /^([A-Z]\w*|div|span|p|strong|em|label|ul|ol|li|h[2-6])$/,
        'is neither a component nor a plain HTML element',
      ),
    props: jsonProps.optional(),
    on: effects.optional(),
    children: children.optional(),
  }),
);
const children = z.union([z.string(), z.array(z.union([z.string(), node]))]);

const RANGE_ERROR = 'needs a "min" below its "max"';

const sets = z
  .string()
  .regex(/^[A-Z].*[^.]$/, 'is no phrase such as "The space between the icons"');

/** A CSS variable: a range of numbers, a color of the theme, or neither, which has no control. */
const variable = z
  .strictObject({
    sets,
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().positive().optional(),
    unit: z.enum(['px', 'rem', 'em', '']).optional(),
    color: z.literal(true).optional(),
  })
  .refine(
    ({ min, max, step, unit, color }) =>
      [min, max, step, unit].every((value) => value === undefined) ||
      (min !== undefined && max !== undefined && unit !== undefined && !color),
    'needs "min", "max", and "unit" for a number, or "color" alone for a color',
  )
  .refine(({ min = 0, max = 1 }) => min < max, RANGE_ERROR);

/** The data of a playground. */
export const playgroundSchema = z.strictObject({
  component: z.string().regex(/^[A-Z]\w*$/, 'is no name of a component'),
  /** The props that readers try first, in this order. */
  props: z
    .array(propName)
    .min(1, 'is empty')
    .max(MAX_SHOWN, `names more than ${MAX_SHOWN} props: move the others to "more"`),
  /** Other props that can be set. They are folded at first. */
  more: z.array(propName).default([]),
  /** Initial values that differ from the default. */
  values: z.record(z.string(), value).default({}),
  /** The values to offer for a type that accepts others as well. */
  choices: z.record(z.string(), z.array(value).min(2, 'needs two values')).default({}),
  ranges: z
    .record(
      z.string(),
      z
        .strictObject({ min: z.number(), max: z.number(), step: z.number().positive().default(1) })
        .refine(({ min, max }) => min < max, RANGE_ERROR),
    )
    .default({}),
  /** CSS variables that the component reads, by name. The embed `ComponentVariables` lists them. */
  variables: z
    .record(
      z.string().regex(/^--[A-Za-z]\w*(-\w+)+$/, 'is no CSS variable such as "--Chip-gap"'),
      variable,
    )
    .default({}),
  /** Props that are always set and have no control. */
  fixed: jsonProps.default({}),
  on: effects.default({}),
  /** Props that only appear in the code, as source text. The `.playground.tsx` must add them to the preview. */
  written: z.record(z.string(), z.string().min(1)).default({}),
  children: children.optional(),
  trigger: node.optional(),
  /** Height of the preview in CSS pixels. */
  height: z.int().min(120).max(600).default(200),
});

/** The validated data of a playground. */
export type PlaygroundConfig = z.infer<typeof playgroundSchema>;
