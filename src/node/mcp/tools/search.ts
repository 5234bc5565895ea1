/** `search`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { SITE_ORIGIN } from '@/src/shared/links';
import type { HitGroup } from '@/src/shared/search/groups';
import { SEARCH_TYPES } from '@/src/shared/search/records';
import { READ_ONLY, answer, createTextSchema, productSchema, quote } from '../answer';
import { getSearch } from '../searchSite';

/** The number of additional locations of a name. A prop such as `sx` has hundreds. */
const MORE = 5;

export function registerSearch(server: McpServer): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds pages, sections, props, slots, CSS classes, hooks, theme keys, demos and error texts by words or ' +
        'names. Tolerates misspellings. Each hit has its exact address.',
      inputSchema: z.object({
        query: createTextSchema().describe('Such as "disableRipple", "card api" or "dark mode".'),
        product: productSchema.optional().describe('Finds only in this product.'),
        type: z.enum(SEARCH_TYPES).optional().describe('Finds only places of this type.'),
        limit: z.number().int().min(1).max(50).default(10),
      }),
      annotations: READ_ONLY,
    },
    ({ query, product, type, limit }) =>
      answer(async () => {
        const { groups, total, isNear, isGuess } = (await getSearch()).search({
          query,
          product,
          type,
          limit,
        });
        if (groups.length === 0) {
          return { text: `Nothing matches ${quote(query)}. Try fewer or other words.` };
        }
        return {
          text: [
            ...(isGuess
              ? [`Nothing matches ${quote(query)}. The most similar names are:`]
              : isNear
                ? ['Nothing has all of these words. The nearest results are:']
                : []),
            ...groups.map(describe),
            ...(total > groups.length ? [`… and ${total - groups.length} more`] : []),
          ].join('\n'),
        };
      }),
  );
}

/** Formats a hit: its line, its excerpt, and other locations of the name. */
function describe({ hits, total }: HitGroup): string {
  const [hit, ...others] = hits;
  const { kind, title, href, crumbs, excerpt } = hit!;
  const where = crumbs.length > 0 ? ` in ${crumbs.join(' / ')}` : '';
  const extract = excerpt
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const more = others.slice(0, MORE).map((other) => SITE_ORIGIN + other.href);
  return [
    `- [${title}](${SITE_ORIGIN}${href}) (${kind}${where})`,
    ...(extract ? [`  ${extract}`] : []),
    ...(more.length > 0 ? [`  also at ${more.join(', ')}`] : []),
    ...(total - 1 > more.length ? [`  and ${total - 1 - more.length} more places`] : []),
  ].join('\n');
}
