/** `list_demos` and `get_demo_source`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { FLAVOUR_IDS, type Flavour, parseDemoHash } from '@/src/shared/flavours';
import { readDemo } from '../../demos/readDemo';
import { toPlainCode } from '../../markdown/highlight';
import { READ_ONLY, answer, createTextSchema, productSchema, quote } from '../answer';
import { type CatalogDemo, findPage, getAddress, listAllDemos, listDemosOfPage } from '../catalog';
import { findNear, suggest } from '../../nearMatches';

const pageSchema = createTextSchema().describe(
  'Address of a page, such as /material-ui/react-button/.',
);

export function registerDemos(server: McpServer): void {
  server.registerTool(
    'list_demos',
    {
      title: 'List demos',
      description:
        'Lists the demos of a page, of a product or of the whole site: name, address, what each is about, and the ' +
        'styling flavors that it has.',
      inputSchema: z.object({ page: pageSchema.optional(), product: productSchema.optional() }),
      annotations: READ_ONLY,
    },
    ({ page, product }) =>
      answer(async () => {
        const demos =
          page === undefined ? listAllDemos(product) : listDemosOfPage(findPage(page).pathname);
        const lines = demos.map(
          ({ name, pathname, under, flavours }) =>
            `- [${name}](${getAddress(pathname)}#${name})${under && `: ${under}`} (${flavours.join(', ')})`,
        );
        return { text: lines.length > 0 ? lines.join('\n') : 'There are no demos.' };
      }),
  );

  server.registerTool(
    'get_demo_source',
    {
      title: 'Get the source of a demo',
      description:
        'Returns the files of a demo, the demo itself first. The TypeScript is what the site runs; the JavaScript ' +
        'is made from it.',
      inputSchema: z.object({
        demo: createTextSchema().describe('Name of the demo, such as BasicButtons.'),
        page: pageSchema
          .optional()
          .describe('Address of its page; needed where several have the name.'),
        language: z.enum(['ts', 'js']).default('ts'),
        flavour: z
          .enum(FLAVOUR_IDS)
          .optional()
          .describe(
            'How it is styled. Without it: system where the demo has that, else its first.',
          ),
      }),
      outputSchema: z.object({
        address: z.string().describe('Where the demo runs.'),
        flavour: z.enum(FLAVOUR_IDS),
        files: z.array(z.object({ name: z.string(), code: z.string() })),
      }),
      annotations: READ_ONLY,
    },
    (request) =>
      answer(async () => {
        const hash = parseDemoHash(request.demo.replace(/^.*#/, ''));
        const demo = findDemo(hash?.demo ?? request.demo, request.page);
        const flavour = chooseFlavour(demo, request.flavour ?? hash?.flavour);
        const source = (await readDemo(demo.folder, demo.key, demo.at))[flavour];
        const files = (source?.files?.[request.language === 'js' ? 'JS' : 'TS'] ?? []).map(
          ({ name, html }) => ({ name, code: toPlainCode(html) }),
        );
        const address = `${getAddress(demo.pathname)}#${demo.name}`;
        return {
          text: files
            .map(
              ({ name, code }) => `${name}\n\n${'```'}${name.split('.').pop()}\n${code}\n${'```'}`,
            )
            .join('\n\n'),
          data: { address, flavour, files },
        };
      }),
  );
}

/** @throws Error that suggests similar demos, or lists the pages that have a demo of that name. */
function findDemo(name: string, page: string | undefined): CatalogDemo {
  const demos = page === undefined ? listAllDemos() : listDemosOfPage(findPage(page).pathname);
  const named = demos.filter((demo) => demo.name.toLowerCase() === name.toLowerCase());
  if (named.length === 0) {
    const where = page === undefined ? 'No page' : quote(page);
    const near = findNear(name, [...new Set(demos.map((demo) => demo.name))]);
    throw new Error(
      `${where} has ${page === undefined ? 'a' : 'no'} demo ${quote(name)}.${suggest(near)} list_demos lists all demos.`,
    );
  }
  if (named.length > 1) {
    const pages = named.map(({ pathname }) => `${pathname}/`).join(', ');
    throw new Error(`Several pages have a demo ${quote(name)}: pass one of ${pages} as "page".`);
  }
  return named[0]!;
}

/** @throws Error that lists the flavors of the demo. */
function chooseFlavour({ name, flavours }: CatalogDemo, wanted: Flavour | undefined): Flavour {
  if (wanted !== undefined && !flavours.includes(wanted)) {
    throw new Error(`${name} doesn't have the flavor "${wanted}": it has ${flavours.join(', ')}.`);
  }
  return wanted ?? flavours[0]!;
}
