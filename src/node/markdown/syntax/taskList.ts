/** `- [x] done`: the checkboxes only show a state, so they are disabled and get a label. */
import { visit } from 'unist-util-visit';
import type { HtmlSyntax } from '../context';

export const taskList: HtmlSyntax = (tree, context) => {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'input' && node.properties.type === 'checkbox') {
      node.properties.ariaLabel = context.t(node.properties.checked ? 'taskDone' : 'taskOpen');
    }
  });
};
