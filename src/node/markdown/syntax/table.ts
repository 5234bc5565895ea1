/** Wraps tables in boxes that scroll horizontally. */
import { SKIP, visit } from 'unist-util-visit';
import type { HtmlSyntax } from '../context';
import { createTableBox } from '../elements';

export const table: HtmlSyntax = (tree, context) => {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    parent.children[index] = createTableBox(node, context.t);
    return SKIP;
  });
};
