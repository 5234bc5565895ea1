/** A page of the reference as a tree of HTML. */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Block, DocsPage } from '@/src/shared/page';
import { parseHtml } from './html';

/** The HTML of a block. */
export function getBlockHtml(block: Block): string {
  if (block.type === 'apiTable') {
    return block.table.html ?? '';
  }
  return block.type === 'html' ? (block.html ?? '') : '';
}

/** Everything that a page shows below its head. */
export function readPage({ blocks }: Pick<DocsPage, 'blocks'>): Root {
  return parseHtml(blocks.map(getBlockHtml).join('\n'));
}

/** Every id, in the order of the page. */
export function listIds(tree: Root): string[] {
  return listProperties(tree, 'id');
}

/** Every address that a link has, in the order of the page. */
export function listHrefs(tree: Root): string[] {
  return listProperties(tree, 'href');
}

function listProperties(tree: Root, name: string): string[] {
  const values: string[] = [];
  visit(tree, 'element', ({ properties }) => {
    if (properties[name] !== undefined) {
      values.push(String(properties[name]));
    }
  });
  return values;
}
