/**
 * The schema of an API entry: the API reference of one public component or hook. TypeScript types, the published JSON
 * Schema and validation are all derived from it. `src/site` may import types only, so that zod stays out of the
 * bundles.
 */
import { z } from 'zod';

const markdown = z.string().describe('Markdown, as the JSDoc of the package has it.');

/** A type as written in the declaration, and as resolved by the compiler. */
const apiTypeSchema = z.strictObject({
  written: z.string().describe('The type as the declaration has it, on one line.'),
  expanded: z
    .string()
    .optional()
    .describe('The type as the compiler resolves it. Absent when it says no more than `written`.'),
  members: z
    .array(z.string())
    .optional()
    .describe('The members of a union, in the order of the declaration, without undefined.'),
  links: z.array(z.string()).describe('Names in `written` that the `types` of the entry explain.'),
});
export type ApiType = z.infer<typeof apiTypeSchema>;

const apiParameterSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  description: markdown.optional(),
});

const apiSignatureSchema = z.strictObject({
  parameters: z.array(apiParameterSchema),
  returns: z.strictObject({ type: z.string(), description: markdown.optional() }),
});
export type ApiSignature = z.infer<typeof apiSignatureSchema>;

/** The component or interface that declares a prop. */
const apiSourceSchema = z.strictObject({
  group: z
    .enum(['own', 'inherited', 'system', 'native'])
    .describe(
      'own: the component itself; inherited: another component that it renders; ' +
        'system: a CSS property as a prop; native: an attribute of the HTML element.',
    ),
  name: z.string().describe('Name of the component, or of the interface that declares it.'),
  package: z.string().describe('The npm package of the declaration.'),
});
export type ApiSource = z.infer<typeof apiSourceSchema>;

const since = z
  .string()
  .optional()
  .describe('The first release that has it, if it is later than the first release of the entry.');
const deprecatedSince = z.string().optional().describe('The first release that deprecates it.');

const apiPropSchema = z.strictObject({
  name: z.string(),
  required: z.boolean(),
  type: apiTypeSchema,
  signature: apiSignatureSchema.optional().describe('Present for functions.'),
  default: z.string().optional().describe('An expression, as the documentation comment has it.'),
  description: markdown.optional(),
  deprecated: markdown.optional().describe('Present for deprecated members; may be empty.'),
  since,
  deprecatedSince,
  plan: z.enum(['pro', 'premium']).optional().describe('The commercial plan that has this prop.'),
  from: apiSourceSchema,
});
export type ApiProp = z.infer<typeof apiPropSchema>;

const apiSetUseSchema = z.strictObject({
  set: z.string().describe('Id of an ApiSet: its members are in `/api-data/sets/<id>.json`.'),
  group: z.enum(['system', 'native']),
  names: z.array(z.string()).describe('The members of the set that are props of this entry.'),
});
export type ApiSetUse = z.infer<typeof apiSetUseSchema>;

const apiSlotSchema = z.strictObject({
  name: z.string(),
  description: markdown.optional(),
  default: z.string().optional().describe("The default component, such as `'button'`."),
  className: z.string().optional().describe('The class of the element in this slot.'),
  deprecated: markdown.optional(),
  since,
  deprecatedSince,
});
export type ApiSlot = z.infer<typeof apiSlotSchema>;

const apiClassSchema = z.strictObject({
  rule: z.string().describe('Key of `classes` and of `styleOverrides`.'),
  className: z.string().describe('The class in the page.'),
  state: z.boolean().describe('A state class: shared by all components, never used alone.'),
  description: markdown.optional(),
  deprecated: markdown.optional(),
  since,
  deprecatedSince,
});
export type ApiClass = z.infer<typeof apiClassSchema>;

const apiTypeDefinitionSchema = z.strictObject({
  definition: z.string().optional().describe('The declaration; absent when it is too large.'),
  package: z.string(),
  href: z.string().describe('The declaration in the published package.'),
});
export type ApiTypeDefinition = z.infer<typeof apiTypeDefinitionSchema>;

export const apiEntrySchema = z.strictObject({
  kind: z.enum(['component', 'hook']),
  name: z.string().describe('Name on this site, without prefixes such as `Unstable_`.'),
  product: z.string().describe('Id of the product, the first segment of its addresses.'),
  slug: z.string().describe('The name in kebab case.'),
  package: z.string(),
  version: z.string(),
  imports: z.array(z.string()).describe('Import statements that do the same.'),
  description: markdown.optional(),
  deprecated: markdown.optional(),
  since: z
    .string()
    .optional()
    .describe('The first release that has it; absent if the first recorded one has it.'),
  deprecatedSince,
  props: z
    .array(apiPropSchema)
    .describe('Props of its own, then inherited ones; for a hook its parameters.'),
  takesOptions: z
    .boolean()
    .optional()
    .describe('For a hook: whether `props` are members of its one parameter, an object.'),
  sets: z.array(apiSetUseSchema).describe('System props and native attributes, by interface.'),
  returns: z.array(apiPropSchema).describe('Members of the value that a hook returns.'),
  returnType: apiTypeSchema.optional().describe('Type of the value that a hook returns.'),
  inherits: z
    .string()
    .optional()
    .describe('The component that it renders and whose props it takes.'),
  ref: z
    .strictObject({ holds: z.boolean(), type: z.string().optional() })
    .optional()
    .describe('Whether `ref` reaches an element, and of what type. Absent for hooks.'),
  childNeedsRef: z.boolean().describe('Whether the child must be able to hold a ref.'),
  polymorphic: z.boolean().describe('Whether `component` replaces the root element.'),
  slots: z.array(apiSlotSchema),
  classes: z.array(apiClassSchema),
  themeName: z
    .string()
    .optional()
    .describe('Key under `theme.components` whose `defaultProps` the component reads.'),
  types: z.record(z.string(), apiTypeDefinitionSchema).describe('The types named in `links`.'),
  source: z.string().describe('Address of the source code.'),
});
export type ApiEntry = z.infer<typeof apiEntrySchema>;

/** An entry as published at `/api-data/<product>/<slug>.json`, with its addresses on this site. */
export const apiEntryFileSchema = apiEntrySchema.extend({
  href: z.string().describe('Address of its reference on this site.'),
  demos: z
    .array(z.strictObject({ title: z.string(), href: z.string() }))
    .describe('The pages whose demos use it.'),
});

/** The members of an interface that many components share: native attributes, or CSS properties as props. */
export const apiSetSchema = z.strictObject({
  id: z.string(),
  group: z.enum(['system', 'native']),
  name: z.string(),
  package: z.string(),
  members: z.array(apiPropSchema),
});
export type ApiSet = z.infer<typeof apiSetSchema>;

/** The summary of an entry in a list of entries. */
export interface ApiListing {
  kind: ApiEntry['kind'];
  name: string;
  product: string;
  slug: string;
  package: string;
  deprecated: boolean;
}
