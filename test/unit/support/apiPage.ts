/** A page of the reference as a tree of HTML. */
import type { Root } from 'hast';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';
import type { PageData } from '@/src/shared/page';
import { parseHtml } from './html';

/** The HTML of a block. */
export function getBlockHtml(block: PageData['blocks'][number]): string {
  if (block.type === 'apiTable') {
    return block.table.html;
  }
  return block.type === 'html' ? block.html : '';
}

/** Everything that a page shows below its head. */
export function readPage({ blocks }: Pick<PageData, 'blocks'>): Root {
  return parseHtml(blocks.map(getBlockHtml).join('\n'));
}

/** Every id, in the order of the page. */
export function listIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({ properties }) => {
    if (properties.id !== undefined) {
      ids.push(String(properties.id));
    }
  });
  return ids;
}

/**
 * Every id, and every address that a link has, in the order of the page. For tests of all pages: parse5 alone takes half
 * the time of a tree for `findAll`.
 */
export function readPlaces({ blocks }: Pick<PageData, 'blocks'>): {
  ids: string[];
  hrefs: string[];
} {
  const places = { ids: [] as string[], hrefs: [] as string[] };
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node) {
      for (const { name, value } of node.attrs) {
        if (name === 'id' || name === 'href') {
          places[`${name}s`].push(value);
        }
      }
    }
    if ('childNodes' in node) {
      node.childNodes.forEach(walk);
    }
  };
  walk(parseFragment(blocks.map(getBlockHtml).join('\n')));
  return places;
}

/** Every id, found without parsing: what looks like one in a text counts as well. */
export function matchIds({ blocks }: Pick<PageData, 'blocks'>): string[] {
  return blocks
    .flatMap((block) => [...getBlockHtml(block).matchAll(/\bid="([^"]+)"/g)])
    .map(([, id = '']) => id);
}
