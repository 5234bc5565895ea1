/** `read_api_entry`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { normalizePathname } from '@/src/shared/nav';
import { getApiEntry } from '../../api/store';
import { getEntryHref } from '../../content/reference/apiAddress';
import { buildEntryPage } from '../../content/reference/apiEntryPage';
import { renderPageText } from '../../pageText/renderPageText';
import { READ_ONLY, answer, createTextSchema, productSchema } from '../answer';
import { findEntryByName } from '../catalog';

export function registerReference(server: McpServer): void {
  server.registerTool(
    'read_api_entry',
    {
      title: 'Read the API of a component or hook',
      description:
        'Returns the reference of one component or hook as Markdown: import, props or parameters with types and ' +
        'defaults, inherited props, slots, CSS classes, theme key. Read from the installed packages.',
      inputSchema: z.object({
        name: createTextSchema().describe('Such as Button, useSelect or MuiButton.'),
        product: productSchema.optional().describe('Needed where several products have the name.'),
      }),
      annotations: READ_ONLY,
    },
    ({ name, product }) =>
      answer(async () => {
        const listing = findEntryByName(name, product);
        const page = buildEntryPage(getApiEntry(listing.product, listing.slug), DEFAULT_LANGUAGE);
        // Entries of Base UI share a page, so the ids of their rows have a prefix.
        return {
          text: renderPageText({ ...page, pathname: normalizePathname(getEntryHref(listing)) }),
        };
      }),
  );
}
