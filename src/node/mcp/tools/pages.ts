/** `list_pages` and `read_page`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { isTestPage } from '@/src/shared/products';
import { listPages } from '../../content/source';
import { renderPageText } from '../../pageText/renderPageText';
import { READ_ONLY, answer, createTextSchema, productSchema } from '../answer';
import { findPage, getAddress } from '../catalog';

export function registerPages(server: McpServer): void {
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description:
        'Lists pages with address, title and description, in navigation order. Guides are the written ' +
        'pages on components and topics; api are the pages of the reference, one per component or hook.',
      inputSchema: z.object({
        product: productSchema.optional(),
        kind: z.enum(['guide', 'api']).optional().describe('Both without it.'),
      }),
      annotations: READ_ONLY,
    },
    ({ product, kind }) =>
      answer(async () => {
        const pages = listPages().filter(
          (page) =>
            !isTestPage(page.pathname) &&
            (product === undefined || page.productId === product) &&
            (kind === undefined || page.kind === kind),
        );
        const lines: string[] = [];
        for (const page of pages) {
          const { title, description } = await page.summarize();
          lines.push(`- [${title}](${getAddress(page.pathname)}): ${description}`);
        }
        return { text: lines.length > 0 ? lines.join('\n') : 'There is no such page.' };
      }),
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page as Markdown: the text, every demo as TypeScript, tables of the reference. Works for guides ' +
        'and for pages of the reference.',
      inputSchema: z.object({
        address: createTextSchema().describe(
          'Such as /material-ui/react-button/; whole addresses and those on .md do as well.',
        ),
      }),
      annotations: READ_ONLY,
    },
    ({ address }) => answer(async () => ({ text: renderPageText(await findPage(address).load()) })),
  );
}
