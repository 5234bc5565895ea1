/** `slot_override`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { EntryFacts } from '@/src/shared/answers/files';
import { findPlaces } from '@/src/shared/answers/findPlaces';
import { type Declaration, writeOverrides } from '@/src/shared/answers/overrides';
import { LOADS_FILES } from '@/src/shared/cssFiles';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { createBuildText } from '../../i18n/languages';
import { READ_ONLY, answer, createNameError, createTextSchema, productSchema } from '../answer';
import { getFacts } from '../facts';
import { printCodes } from '../printAnswer';

/** Declarations are data: no value can end a rule or load a file. */
const stylesSchema = z.record(
  z.string().regex(/^(?:--[\w-]{1,60}|-?[a-z][a-z-]{0,60})$/),
  z
    .string()
    .max(200)
    .regex(/^[^{}<>;@\\]+$/)
    .refine((value) => !LOADS_FILES.test(value), 'loads a file'),
);

export function registerOverrides(server: McpServer): void {
  server.registerTool(
    'slot_override',
    {
      title: 'Write the code that styles a slot',
      description:
        'Returns the code that overrides the styles of a slot of a component: with sx, styled, the theme, and ' +
        'slotProps, as far as the component supports them. Each way styles the same element.',
      inputSchema: z.object({
        component: createTextSchema().describe('Such as Button.'),
        slot: createTextSchema().describe('Such as startIcon, or root for the element itself.'),
        product: productSchema.optional().describe('By default, the first product that has it.'),
        styles: stylesSchema
          .optional()
          .describe('CSS declarations, such as { "color": "red" }. By default, an outline.'),
      }),
      annotations: READ_ONLY,
    },
    ({ component, slot, product: wanted, styles = {} }) =>
      answer(async () => {
        const all = PUBLIC_PRODUCTS.filter(({ id }) => wanted === undefined || id === wanted);
        const facts = all.map(getFacts);
        const product = facts.find(({ entries }) => entries.some(({ name }) => name === component));
        const entry = product?.entries.find(({ name }) => name === component);
        if (!product || !entry) {
          const names = facts.flatMap(({ entries }) => entries.map(({ name }) => name));
          throw createNameError('component', component, names);
        }
        const slotClass = entry.classes.find(({ rule, state }) => rule === slot && !state);
        const place =
          slotClass &&
          findPlaces([slotClass.className], [product]).find((one) => one.entry === entry);
        if (!place) {
          throw createNameError(`slot with a class of ${component}`, slot, listSlots(entry));
        }
        const declarations: Declaration[] = Object.entries(styles);
        const codes = writeOverrides(
          place,
          place.target,
          createBuildText(DEFAULT_LANGUAGE),
          ...(declarations.length > 0 ? [declarations] : []),
        );
        const title = `# ${component} › ${slot} (${product.name})`;
        const lines = [`- [API reference](${SITE_ORIGIN}${entry.href})`];
        return { text: [title, '', ...lines, ...printCodes(codes)].join('\n') };
      }),
  );
}

/** Lists the classes that are those of a slot. Classes of a variant are on the element of another slot. */
const listSlots = ({ classes }: EntryFacts): string[] =>
  classes.flatMap(({ rule, state, on }) => (state || on ? [] : [rule]));
