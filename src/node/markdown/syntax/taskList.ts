/** `- [x] done`: the boxes are pictures of a state, so each gets a name and stays out of reach. */
import { visit } from 'unist-util-visit';
import type { HtmlSyntax } from '../context';

export const taskList: HtmlSyntax = (tree, context) => {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'input' && node.properties.type === 'checkbox') {
      node.properties.ariaLabel = context.t(node.properties.checked ? 'taskDone' : 'taskOpen');
    }
  });
};
