import type { Root as HtmlRoot } from 'hast';
import type { Root as MarkdownRoot, RootContent } from 'mdast';
import type { Node } from 'unist';
import type { BuiltBlock, TocEntry } from '@/src/shared/page';
import { BuildError } from '../errors';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { createSlugger } from '@/src/shared/slug';
import type { TextKey } from '@/src/shared/translate';

/** A link of a page to another page of the site or to a place on the page itself. */
export interface InternalLink {
  /** As written: `/material-ui/react-card/#media` or `#media`. */
  href: string;
  line: number | undefined;
}

/** Interface texts that stand in prose HTML, in the page's language. */
export type BuildText = (key: TextKey, values?: Record<string, string>) => string;

/** What the syntaxes of one page share: where they are, and what they have found. */
export interface MarkdownContext {
  /** Path of the Markdown file, relative to the repository. */
  file: string;
  /** The whole text, with line numbers as in the file. */
  source: string;
  t: BuildText;
  /** Code of the page's language: internal links lead to pages in it. */
  language: string;
  slug: (text: string) => string;
  /** Hashes of the headings so far, in order. */
  hashes: string[];
  toc: TocEntry[];
  /** Every id of the page's HTML. */
  ids: Set<string>;
  links: InternalLink[];
  /** Makes the error for a place in the file. */
  error: (node: Node | undefined, cause: string, remedy: string) => BuildError;
}

/** A syntax that works on Markdown, before it becomes HTML. */
export type MarkdownSyntax = (tree: MarkdownRoot, context: MarkdownContext) => void;

/** `:::name` … `:::` in the tree. */
export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;

/** What `:::name` … `:::` becomes: a file in `directives/`, which `syntax/directive.ts` lists. */
export interface Directive {
  name: string;
  /**
   * Turns the directive into what stands in its place: the same node with `data.hName`, or another one.
   * @throws BuildError, made by `context.error`, for content that it cannot hold.
   */
  render: (node: ContainerDirective, context: MarkdownContext) => RootContent;
}

/** A syntax that works on the HTML that came of it. */
export type HtmlSyntax = (tree: HtmlRoot, context: MarkdownContext) => void;

/** The part of a block that Markdown decides; the index adds what comes from the demo's files. */
export type ParsedBlock =
  | Exclude<BuiltBlock, { type: 'html' | 'demo' }>
  | Omit<Extract<BuiltBlock, { type: 'demo' }>, 'label' | 'flavours' | 'name'>;

/** A node that goes through the conversion untouched: a block of its own, or finished HTML. */
export interface BlockNode extends Node {
  type: 'block';
  content: ParsedBlock | { type: 'raw'; html: string };
}

declare module 'mdast' {
  interface RootContentMap {
    block: BlockNode;
  }
}
declare module 'hast' {
  interface RootContentMap {
    block: BlockNode;
  }
  interface ElementContentMap {
    block: BlockNode;
  }
}

/** Makes the node for a block, at the place of the Markdown that it came from. */
export function createBlockNode(content: BlockNode['content'], from: Node | undefined): BlockNode {
  return { type: 'block', content, ...(from?.position && { position: from.position }) };
}

/** The source of a node, to the letter. */
export function sourceOf(node: Node, context: Pick<MarkdownContext, 'source'>): string {
  return context.source.slice(node.position?.start.offset, node.position?.end.offset);
}

/** What rendering a page depends on beside its text. */
export interface MarkdownOptions {
  t: BuildText;
  language?: string;
  /** Hashes for the headings, in order: a translation keeps those of the English page. */
  hashes?: readonly string[];
}

/** The context of a page before anything was read. */
export function createMarkdownContext(
  file: string,
  source: string,
  { t, language = DEFAULT_LANGUAGE, hashes: given }: MarkdownOptions,
): MarkdownContext {
  const hashes: string[] = [];
  const makeSlug = createSlugger();
  return {
    file,
    source,
    t,
    language,
    hashes,
    slug: (text) => {
      const hash = given?.[hashes.length] ?? makeSlug(text);
      hashes.push(hash);
      return hash;
    },
    toc: [],
    ids: new Set(),
    links: [],
    error: (node, cause, remedy) =>
      new BuildError({ file, line: node?.position?.start.line, cause, remedy }),
  };
}
