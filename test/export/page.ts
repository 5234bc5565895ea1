/** A page of the export as a browser parses it before scripts run, and helpers for checks. */
import { compile } from 'css-select';
import { type Element, type ParentNode, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

export interface Page {
  /** Address with a trailing slash. */
  url: string;
  html: string;
  /**
   * All elements in document order. They are parsed with the algorithm of the HTML standard, and have their position in
   * `html`.
   */
  elements: readonly Element[];
  /** Errors of the tokenizer: their names in the HTML standard, and their positions. */
  parseErrors: readonly { code: string; offset: number }[];
}

/** Parses a page. */
export function parsePage(url: string, html: string): Page {
  const parseErrors: { code: string; offset: number }[] = [];
  const document = parse(html, {
    treeAdapter: adapter,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => parseErrors.push({ code, offset: startOffset }),
  });
  return { url, html, elements: listElements(document), parseErrors };
}

function listElements(root: ParentNode): Element[] {
  const elements: Element[] = [];
  const visit = ({ children }: ParentNode) => {
    for (const child of children) {
      if (isTag(child)) {
        elements.push(child);
        visit(child);
      }
    }
  };
  visit(root);
  return elements;
}

type Query = ReturnType<typeof compile<Element, Element>>;

const queries = new Map<string, Query>();

/** Caches compiled selectors, because all pages use the same ones. */
function getQuery(selector: string): Query {
  const query = queries.get(selector) ?? compile<Element, Element>(selector);
  queries.set(selector, query);
  return query;
}

/** Returns all elements that match a CSS selector, in document order. */
export function select({ elements }: Pick<Page, 'elements'>, selector: string): Element[] {
  return elements.filter(getQuery(selector));
}

/** Returns the closest ancestor that matches a CSS selector, or the element itself. */
export function closest(element: Element, selector: string): Element | undefined {
  const query = getQuery(selector);
  for (let node: ParentNode | null = element; node && isTag(node); node = node.parent) {
    if (query(node)) {
      return node;
    }
  }
  return undefined;
}

/** Returns the text of an element. */
export function getText(element: Element): string {
  return textContent(element);
}

/** Returns the contents of the `<meta>` elements with a name or property. */
export function getMeta({ elements }: Pick<Page, 'elements'>, wanted: string): string[] {
  return elements
    .filter(({ name, attribs }) => name === 'meta' && wanted === (attribs.name ?? attribs.property))
    .map(({ attribs }) => attribs.content ?? '');
}
