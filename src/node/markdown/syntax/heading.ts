/** Headings: a hash, a link to it beside the heading, and the table of contents. */
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { HtmlSyntax } from '../context';
import { linkHeading } from '../elements';

export const heading: HtmlSyntax = (tree, context) => {
  let above = 1;
  visit(tree, 'element', (node, index, parent) => {
    const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1]);
    if (!level || !parent || index === undefined) {
      return undefined;
    }
    if (node.properties.id === 'footnote-label') {
      return SKIP;
    }
    if (level > above + 1) {
      context.report(
        node,
        `the heading "${toString(node)}" is an h${level} below an h${above}`,
        `make it an h${above + 1}, or add the level between`,
      );
    }
    above = level;
    const text = toString(node).trim();
    const hash = context.slug(text);
    if (level === 2) {
      context.toc.push({ text, hash, children: [] });
    } else if (level === 3) {
      context.toc.at(-1)?.children.push({ text, hash });
    }
    parent.children[index] = linkHeading(
      node,
      hash,
      text,
      context.t,
      context.formerHashes.get(hash),
    );
    return SKIP;
  });
};
