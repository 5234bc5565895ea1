/** The Markdown of a page, read by a parser that knows nothing of how it was written. */
import type { Code, Nodes, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';

/** A table cell. `code` is the code at its start, if any. */
interface Cell {
  text: string;
  code: string | undefined;
}

/** What there is in it, each in the order of the page. The tree is not kept: those of all pages take a gigabyte. */
export interface PageMarkdown {
  front: Record<string, string>;
  body: string;
  /** Letters and digits of the whole text. */
  letters: string;
  headings: { depth: number; text: string }[];
  texts: string[];
  strong: string[];
  html: string[];
  codes: Pick<Code, 'lang' | 'meta' | 'value'>[];
  links: string[];
  /** Of links, pictures and definitions. */
  addresses: string[];
  quotes: number;
  /** Their rows, with the head. */
  tables: Cell[][][];
}

/** Removes everything except letters and digits. */
export const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

const parser = unified().use(remarkParse).use(remarkGfm);

export function readPageMarkdown(text: string): PageMarkdown {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [];
  const tree = parser.parse(body);
  const result: PageMarkdown = {
    ...{ front: parseYaml(yaml), body, letters: letters(toString(tree)), quotes: 0 },
    ...{ headings: [], texts: [], strong: [], html: [], codes: [] },
    ...{ links: [], addresses: [], tables: [] },
  };
  read(tree, result);
  return result;
}

function read(node: Nodes, result: PageMarkdown): void {
  switch (node.type) {
    case 'heading':
      result.headings.push({ depth: node.depth, text: toString(node) });
      break;
    case 'text':
      result.texts.push(node.value);
      break;
    case 'strong':
      result.strong.push(toString(node));
      break;
    case 'html':
      result.html.push(node.value);
      break;
    case 'code':
      result.codes.push({ lang: node.lang, meta: node.meta, value: node.value });
      break;
    case 'link':
      result.links.push(node.url);
      result.addresses.push(node.url);
      break;
    case 'image':
    case 'definition':
      result.addresses.push(node.url);
      break;
    case 'blockquote':
      result.quotes += 1;
      break;
    case 'table':
      result.tables.push(node.children.map((row) => row.children.map(readCell)));
      break;
  }
  if ('children' in node) {
    node.children.forEach((child) => read(child, result));
  }
}

function readCell(cell: TableCell): Cell {
  const [first] = cell.children;
  return { text: toString(cell), code: first?.type === 'inlineCode' ? first.value : undefined };
}
