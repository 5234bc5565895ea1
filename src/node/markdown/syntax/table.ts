/** Tables scroll sideways in a box of their own, so that a narrow screen never scrolls as a whole. */
import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { HtmlSyntax } from '../context';

export const table: HtmlSyntax = (tree, context) => {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-scroll'],
        tabIndex: 0,
        role: 'group',
        ariaLabel: context.t('tableRegion'),
      },
      children: [node],
    };
    parent.children[index] = box;
    return SKIP;
  });
};
