/**
 * Helpers for HTML that doesn't come from Markdown. It is created as trees with `hastscript` and converted to strings
 * here.
 */
import type { ElementContent, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';

/** What an element may contain, as `h` takes it. */
export type HtmlContent = ElementContent | string;

/** HTML that is a string already, such as highlighted code, for use in a tree. */
export function raw(html: string): ElementContent {
  return { type: 'raw', value: html };
}

/** Renders a list of nodes. Strings are text, which is escaped; `raw` nodes stay as they are. */
export function renderHtml(content: readonly HtmlContent[]): string {
  const children = content.map((node): Nodes =>
    typeof node === 'string' ? { type: 'text', value: node } : node,
  );
  return toHtml(children as ElementContent[], { allowDangerousHtml: true });
}

/** Puts a separator between the items of a list: `join([a, b], ', ')`. */
export function join(items: readonly HtmlContent[], separator: string): HtmlContent[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

/** Splits a plain text into text and code, which it has in backticks: "shown with `loading`". */
export function readCode(text: string): HtmlContent[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : h('code', part)));
}
