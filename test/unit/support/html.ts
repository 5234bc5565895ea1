/** HTML as a tree, and questions to it, for tests that run in Node as src/node does. */
import type { Element, Nodes, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const reader = unified().use(rehypeRaw);

/** Reads HTML as a browser reads it. */
export function parseHtml(html: string): Root {
  return reader.runSync({ type: 'root', children: [{ type: 'raw', value: html }] } as Root) as Root;
}

/** `*`, or a tag, classes and ids, such as `div`, `.callout`, `#usage` or `pre.wide`. */
const COMPOUND = /^(?=.)(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)*$|^\*$/;

/**
 * `div`, `.callout`, `#usage` or `pre.wide`; several, with spaces between, are each inside the one before.
 * @throws Error for any other selector, which would find nothing.
 */
export function findAll(root: Nodes, selector: string): Element[] {
  const unknown = selector.split(' ').find((part) => !COMPOUND.test(part));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" in the selector "${selector}" is not understood here: write tags, .classes and #ids with single spaces between, and use getChildren for ">"`,
    );
  }
  const [first = '', ...rest] = selector.split(' ');
  const found: Element[] = [];
  visit(root, 'element', (node) => {
    if (node === root || !matches(node, first)) {
      return undefined;
    }
    found.push(...(rest.length > 0 ? findAll(node, rest.join(' ')) : [node]));
    return rest.length > 0 ? SKIP : undefined;
  });
  return found;
}

/** The one element of a selector. @throws Error when there are none or several. */
export function find(root: Nodes, selector: string): Element {
  const [element, ...others] = findAll(root, selector);
  if (!element || others.length > 0) {
    throw new Error(`${others.length + (element ? 1 : 0)} elements match "${selector}", not one`);
  }
  return element;
}

function matches(node: Element, selector: string): boolean {
  const [, tag, rest = ''] = /^([a-z0-9]*)(.*)$/.exec(selector) ?? [];
  const parts = rest.match(/[.#][\w-]+/g) ?? [];
  const classes = getClasses(node);
  return (
    (!tag || node.tagName === tag) &&
    parts.every((part) =>
      part.startsWith('.') ? classes.includes(part.slice(1)) : node.properties.id === part.slice(1),
    )
  );
}

/** The classes of an element, in order. */
export function getClasses(node: Element): string[] {
  return (node.properties.className as string[] | undefined) ?? [];
}

/** The elements directly inside. */
export function getChildren(node: Element | Root): Element[] {
  return (node.children as RootContent[]).filter(
    (child): child is Element => child.type === 'element',
  );
}

/** The text inside. */
export function textOf(node: Nodes): string {
  return toString(node);
}
