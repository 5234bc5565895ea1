import type { Root as HtmlRoot } from 'hast';
import type { Root as MarkdownRoot, RootContent } from 'mdast';
import type { Node } from 'unist';
import type { BuiltBlock, FrontMatter, TocEntry } from '@/src/shared/page';
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

/** The state that the syntaxes of a page share. */
export interface MarkdownContext {
  /** Path of the Markdown file, relative to the repository. */
  file: string;
  /** The whole file, with its original line numbers. */
  source: string;
  t: BuildText;
  /** Code of the page's language. Internal links lead to pages in this language. */
  language: string;
  slug: (text: string) => string;
  /** Hashes that a heading had before, by its hash now, from the front matter. */
  formerHashes: ReadonlyMap<string, readonly string[]>;
  /** Hashes of the headings so far, in order. */
  hashes: string[];
  toc: TocEntry[];
  /** Every id of the page's HTML. */
  ids: Set<string>;
  links: InternalLink[];
  /** Creates an error for a node of the file. Throw it when the node can't be rendered without the missing information. */
  error: (node: Node | undefined, cause: string, remedy: string) => BuildError;
  /** Records an error and continues, so that all errors of a page are reported at once. */
  report: (node: Node | undefined, cause: string, remedy: string) => void;
  /** The recorded errors, in the order of the checks. */
  errors: BuildError[];
}

/** A syntax that transforms Markdown before the conversion to HTML. */
export type MarkdownSyntax = (tree: MarkdownRoot, context: MarkdownContext) => void;

/** `:::name` … `:::` in the tree. */
export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;

/** The implementation of `:::name` … `:::`: a file in `directives/`, which `syntax/directive.ts` lists. */
export interface Directive {
  name: string;
  /**
   * Transforms the directive: sets `data.hName` on its node, or replaces the node.
   * @throws BuildError, created by `context.error`, for invalid content.
   */
  render: (node: ContainerDirective, context: MarkdownContext) => RootContent;
}

/** A syntax that transforms the HTML. */
export type HtmlSyntax = (tree: HtmlRoot, context: MarkdownContext) => void;

/** The part of a block that comes from Markdown. The data of the demo's files is added later. */
export type ParsedBlock =
  | Exclude<BuiltBlock, { type: 'html' | 'demo' }>
  | (Pick<Extract<BuiltBlock, { type: 'demo' }>, 'type' | 'options'> & {
      /** File or folder of the demo as written in Markdown: `BasicButtons.tsx` or `SelectBasic`. */
      key: string;
    });

/** A node that the conversion doesn't change: a block, or finished HTML. */
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

/** Creates the node of a block, with the position of its Markdown. */
export function createBlockNode(content: BlockNode['content'], from: Node | undefined): BlockNode {
  return { type: 'block', content, ...(from?.position && { position: from.position }) };
}

/** Returns the exact source of a node. */
export function sourceOf(node: Node, context: Pick<MarkdownContext, 'source'>): string {
  return context.source.slice(node.position?.start.offset, node.position?.end.offset);
}

/** The inputs of rendering a page other than its text. */
export interface MarkdownOptions {
  t: BuildText;
  language?: string;
  /** Hashes for the headings, in order. A translation uses those of the English page. */
  hashes?: readonly string[];
}

/** Groups the front matter field `formerHashes` by the hash that a heading has now. */
function groupFormerHashes(former: Readonly<Record<string, string>> = {}) {
  const groups = new Map<string, string[]>();
  for (const [old, hash] of Object.entries(former)) {
    groups.set(hash, [...(groups.get(hash) ?? []), old]);
  }
  return groups;
}

/** Creates the initial context of a page. */
export function createMarkdownContext(
  file: string,
  source: string,
  { t, language = DEFAULT_LANGUAGE, hashes: given }: MarkdownOptions,
  frontMatter: Pick<FrontMatter, 'formerHashes'> = {},
): MarkdownContext {
  const hashes: string[] = [];
  const makeSlug = createSlugger();
  const errors: BuildError[] = [];
  const createError = (node: Node | undefined, cause: string, remedy: string) =>
    new BuildError({ file, line: node?.position?.start.line, cause, remedy });
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
    formerHashes: groupFormerHashes(frontMatter.formerHashes),
    toc: [],
    ids: new Set(),
    links: [],
    error: createError,
    report: (node, cause, remedy) => void errors.push(createError(node, cause, remedy)),
    errors,
  };
}

/** Runs a step, and records its BuildError, so that later steps can report theirs. @returns undefined after an error. */
export function attempt<T>(
  { errors }: Pick<MarkdownContext, 'errors'>,
  step: () => T,
): T | undefined {
  try {
    return step();
  } catch (error) {
    if (error instanceof BuildError) {
      errors.push(error);
      return undefined;
    }
    throw error;
  }
}
