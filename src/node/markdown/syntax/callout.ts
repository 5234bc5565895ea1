/** `:::info`, `:::success`, `:::warning`, `:::error`: a callout. Other directives stay the text that they were. */
import { visit } from 'unist-util-visit';
import { type MarkdownSyntax, sourceOf } from '../context';

const KINDS = ['info', 'success', 'warning', 'error'] as const;

export const callout: MarkdownSyntax = (tree, context) => {
  visit(tree, (node, index, parent) => {
    if (node.type === 'containerDirective') {
      const kind = KINDS.find((known) => known === node.name);
      if (!kind) {
        throw context.error(
          node,
          `unknown callout ":::${node.name}"`,
          `use one of: ${KINDS.join(', ')}`,
        );
      }
      if (!/\n\s*:::+\s*$/.test(sourceOf(node, context))) {
        // A ":::" ends the outermost callout: of two that share one, the outer is the one without its own.
        const open = parent?.type === 'containerDirective' ? parent : node;
        throw context.error(
          open,
          `the callout ":::${open.name}" is never closed`,
          'put ":::" alone on a line after it',
        );
      }
      node.data = {
        hName: 'div',
        hProperties: {
          className: ['callout', `callout-${node.name}`],
          role: 'note',
          'aria-label': context.t(`callout_${kind}`),
        },
      };
    } else if (
      (node.type === 'textDirective' || node.type === 'leafDirective') &&
      parent &&
      index !== undefined
    ) {
      // "a ratio of 16:nine" and "::marker" are prose here.
      const text = { type: 'text' as const, value: sourceOf(node, context) };
      parent.children[index] =
        node.type === 'leafDirective' ? { type: 'paragraph', children: [text] } : text;
    }
  });
};
