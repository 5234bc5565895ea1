/**
 * An embed: a component that Markdown places by `{{"component": "Name", …}}`. It has two halves:
 *
 * - `src/node/embeds/<Name>.ts` exports the descriptor: what the writer may give, what the build adds to it, and what the
 *   Markdown copy of the page has in its place. registry.ts lists the descriptors.
 * - `src/site/app/embeds/<Name>.tsx` exports the component. src/node/demos/mdLoader.cjs imports it by its name.
 */
import type { RootContent } from 'mdast';
import { z } from 'zod';
import type { TocEntry } from '@/src/shared/page';
import { BuildError } from '../errors';
import type { BuildText } from '../markdown/context';

/** Props by name. */
export type Props = Record<string, unknown>;

/** The location of an embed. */
export interface EmbedPlace {
  /** Path of the Markdown file. */
  file: string;
  line: number | undefined;
}

export interface EmbedContext extends EmbedPlace {
  language: string;
  t: BuildText;
}

/** The data that the build creates for an embed. */
export interface EmbedData<Made extends object = Props> {
  /** Additional props. A field named `html` isn't sent twice, as with other text: see `WithoutHtml`. */
  props: Made;
  toc?: TocEntry[];
  /** Files that it reads without importing them, relative to the repository. The page depends on them as well. */
  files?: string[];
}

/** The information that the Markdown copy of a page needs in addition to the props. */
export interface EmbedMarkdownContext {
  t: BuildText;
  /** Absolute address of the page. */
  href: string;
  /** Converts HTML of the page to Markdown nodes. */
  fromHtml: (html: string) => RootContent[];
}

/** A descriptor, as defined in the file of an embed. */
interface EmbedDescriptor<Given extends object, Made extends object> {
  /** The schema of the props that the writer gives. */
  given: z.ZodType<Given>;
  /**
   * What search has of the prop `html`: its text with its sections, or the names that are the headers of its rows. Without
   * it, search has nothing.
   */
  searchable?: 'text' | 'names';
  /** Adds data that only the build has. @throws BuildError when a prop is wrong, or the data has an error. */
  prepare?: (given: Given, context: EmbedContext) => EmbedData<Made>;
  toMarkdown: (props: Given & Made, context: EmbedMarkdownContext) => RootContent[];
}

/** A descriptor of any embed. */
export interface Embed {
  searchable: 'text' | 'names' | undefined;
  /** Creates all props of the component. @throws BuildError for unknown props, and for the errors of the descriptor. */
  prepare: (given: Props, context: EmbedContext) => EmbedData;
  /** @param props the result of `prepare`. */
  toMarkdown: (props: Props, context: EmbedMarkdownContext) => RootContent[];
}

/** Creates an embed whose props are validated before its descriptor gets them. */
export function createEmbed<Given extends object, Made extends object = object>({
  given: schema,
  searchable,
  prepare,
  toMarkdown,
}: EmbedDescriptor<Given, Made>): Embed {
  return {
    searchable,
    prepare(given, context) {
      const parsed = parseProps(schema, given, context);
      const data = prepare?.(parsed, context);
      return { ...data, props: { ...given, ...data?.props } };
    },
    toMarkdown: (props, context) => toMarkdown(props as Given & Made, context),
  };
}

function parseProps<Given>(
  schema: z.ZodType<Given>,
  props: Props,
  { file, line }: EmbedPlace,
): Given {
  const result = schema.safeParse(props);
  if (!result.success) {
    throw new BuildError({
      file,
      line,
      cause: `the props of the component are invalid: ${z.prettifyError(result.error).replace(/\s+/g, ' ')}`,
      remedy: 'correct them; the descriptors in src/node/embeds define the props',
    });
  }
  return result.data;
}

/** Creates a link to the page, for an embed that has no Markdown equivalent. */
export function linkToPage(text: string, { href }: EmbedMarkdownContext): RootContent[] {
  const link = {
    type: 'link' as const,
    url: href,
    children: [{ type: 'text' as const, value: text }],
  };
  return [{ type: 'paragraph', children: [link] }];
}
