/**
 * `:::steps`: instructions in an order, as an ordered list. Inside is a numbered list, or text in which each heading of the
 * first heading's level begins a step.
 */
import { toString } from 'mdast-util-to-string';
import type { ContainerDirective, Directive, MarkdownContext } from '../context';

/** VoiceOver in Safari doesn't treat a list without markers as a list, so the role is explicit. */
const LIST = { className: ['steps'], role: 'list' };

export const steps: Directive = {
  name: 'steps',
  render: (node, context) => {
    const [first, second] = node.children;
    if (first?.type === 'list' && first.ordered && !second) {
      if ((first.start ?? 1) !== 1) {
        throw context.error(
          first,
          `the steps begin with the number ${first.start}`,
          'begin the list with "1."',
        );
      }
      first.data = { ...first.data, hProperties: LIST };
      return first;
    }
    if (first?.type !== 'heading') {
      throw context.error(
        first ?? node,
        'the steps begin with neither a heading nor a numbered list',
        'begin with a heading, such as "### Install the package", or write one list with "1.", "2.", …, and nothing else',
      );
    }
    node.data = { hName: 'ol', hProperties: LIST };
    node.children = cutAtHeadings(node, first.depth, context);
    return node;
  },
};

/** Splits the steps at headings of a level. Deeper headings belong to their step. */
function cutAtHeadings(
  { children }: ContainerDirective,
  depth: number,
  context: MarkdownContext,
): ContainerDirective[] {
  const items: ContainerDirective[] = [];
  for (const child of children) {
    if (child.type === 'heading' && child.depth < depth) {
      throw context.error(
        child,
        `the heading "${toString(child)}" is above the level of the steps`,
        `make it "${'#'.repeat(depth)} …", or close the steps before it with ":::"`,
      );
    }
    if (child.type === 'heading' && child.depth === depth) {
      items.push({
        type: 'containerDirective',
        name: 'step',
        children: [],
        data: { hName: 'li' },
        ...(child.position && { position: child.position }),
      });
    }
    items.at(-1)!.children.push(child);
  }
  return items;
}
