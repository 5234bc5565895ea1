/** `find_class`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Answer } from '@/src/shared/answers/answer';
import { recognizeClass } from '@/src/shared/answers/recognizers/class';
import { resolveClass } from '@/src/shared/answers/resolveClass';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { createBuildText } from '../../i18n/languages';
import { READ_ONLY, answer, createTextSchema, productSchema, quote } from '../answer';
import { getFacts } from '../facts';
import { printCodes } from '../printAnswer';

export function registerClasses(server: McpServer): void {
  server.registerTool(
    'find_class',
    {
      title: 'Find the element of a CSS class',
      description:
        'Explains a CSS class of the libraries: hashed names, selectors with state classes, and class attributes. ' +
        'Returns the component, the slot or state, their addresses, and code that overrides the styles by sx, ' +
        'styled, and the theme.',
      inputSchema: z.object({
        class: createTextSchema().describe(
          'Such as .css-1g2sqwz-MuiInputLabel-root.Mui-focused or class="MuiButtonBase-root MuiButton-root".',
        ),
        product: productSchema
          .optional()
          .describe('Preferred where several products have the class.'),
      }),
      annotations: READ_ONLY,
    },
    ({ class: text, product }) =>
      answer(async () => {
        const recognition = recognizeClass(text.trim());
        const products = [...PUBLIC_PRODUCTS]
          .sort((a, b) => Number(b.id === product) - Number(a.id === product))
          .map(getFacts);
        const found =
          recognition && resolveClass(recognition, products, createBuildText(DEFAULT_LANGUAGE));
        if (!found) {
          throw new Error(`${quote(text)} contains no class of the libraries.`);
        }
        return { text: print(found) };
      }),
  );
}

/** Prints an answer as Markdown. */
function print({ title, parts, codes }: Answer): string {
  return [
    `# ${title}`,
    '',
    ...parts.map(({ label, text, href, notes = [] }) => {
      const linked = href === undefined ? text : `[${text}](${SITE_ORIGIN}${href})`;
      return `- ${label}: ${[linked, ...notes].join(' ')}`;
    }),
    ...printCodes(codes),
  ].join('\n');
}
