/** `:::name` … `:::`: each name is a file in `directives/`. Other directives stay plain text. */
import type { Parents, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { findNear } from '../../nearMatches';
import {
  type ContainerDirective,
  type Directive,
  type MarkdownContext,
  type MarkdownSyntax,
  attempt,
  sourceOf,
} from '../context';
import { callouts } from '../directives/callout';
import { components } from '../directives/components';
import { steps } from '../directives/steps';

const DIRECTIVES: ReadonlyMap<string, Directive> = new Map(
  [...callouts, components, steps].map((entry) => [entry.name, entry]),
);

export const directive: MarkdownSyntax = (tree, context) => {
  const found: { node: ContainerDirective; parent: Parents }[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'containerDirective' && parent) {
      attempt(context, () => {
        assertKnown(node, context);
        assertClosed(node, parent, context);
        found.push({ node, parent });
      });
    } else if (
      (node.type === 'textDirective' || node.type === 'leafDirective') &&
      parent &&
      index !== undefined
    ) {
      // "a ratio of 16:nine" and "::marker" are plain text here.
      const text = { type: 'text' as const, value: sourceOf(node, context) };
      parent.children[index] =
        node.type === 'leafDirective' ? { type: 'paragraph', children: [text] } : text;
    }
  });
  // Inner directives come first because the outer one may move its children.
  for (const { node, parent } of found.reverse()) {
    attempt(context, () => {
      const rendered = DIRECTIVES.get(node.name)!.render(node, context);
      const siblings: RootContent[] = parent.children;
      siblings.splice(siblings.indexOf(node), 1, rendered);
    });
  }
};

function assertKnown(node: ContainerDirective, context: MarkdownContext): void {
  if (DIRECTIVES.has(node.name)) {
    return;
  }
  const names = [...DIRECTIVES.keys()];
  const [near] = findNear(node.name, names, 1);
  throw context.error(
    node,
    `unknown directive ":::${node.name}"`,
    near
      ? `write ":::${near}", or use one of: ${names.join(', ')}`
      : `use one of: ${names.join(', ')}; to add one, list it in src/node/markdown/syntax/directive.ts`,
  );
}

function assertClosed(node: ContainerDirective, parent: Parents, context: MarkdownContext): void {
  if (/\n\s*:::+\s*$/.test(sourceOf(node, context))) {
    return;
  }
  // A ":::" closes the outermost directive. If two directives share one, the outer one has none of its own.
  const open = parent.type === 'containerDirective' ? parent : node;
  throw context.error(
    open,
    `":::${open.name}" is never closed`,
    'put ":::" alone on a line after it; with another directive inside, open and close the outer one with "::::"',
  );
}
