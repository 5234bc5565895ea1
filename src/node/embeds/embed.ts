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

/** Where an embed is. */
export interface EmbedPlace {
  /** Path of the Markdown file. */
  file: string;
  line: number | undefined;
}

export interface EmbedContext extends EmbedPlace {
  language: string;
  t: BuildText;
}

/** What the build makes of an embed. */
export interface EmbedData<Made extends object = Props> {
  /** Besides those that the writer gives. A field called `html` travels once, as text does: see `WithoutHtml`. */
  props: Made;
  /** Headings of the embed. */
  toc?: TocEntry[];
  /** Files that it reads without importing them, relative to the repository: the page depends on them as well. */
  files?: string[];
}

/** What the Markdown copy of a page needs to know besides the props. */
export interface EmbedMarkdownContext {
  t: BuildText;
  /** Address of the page, absolute. */
  href: string;
  /** Converts the HTML of the page. */
  fromHtml: (html: string) => RootContent[];
}

/** A descriptor, as its file writes it. */
interface EmbedDescriptor<Given extends object, Made extends object> {
  /** The props that the writer gives. */
  given: z.ZodType<Given>;
  /** Adds what the build alone has. @throws BuildError when a prop is wrong, or what the data is made of. */
  prepare?: (given: Given, context: EmbedContext) => EmbedData<Made>;
  toMarkdown: (props: Given & Made, context: EmbedMarkdownContext) => RootContent[];
}

/** A descriptor of any embed. */
export interface Embed {
  /** Makes all props of the component. @throws BuildError as the descriptor does, and for props that it does not know. */
  prepare: (given: Props, context: EmbedContext) => EmbedData;
  /** @param props what `prepare` made. */
  toMarkdown: (props: Props, context: EmbedMarkdownContext) => RootContent[];
}

/** Creates an embed, whose props are checked before they get to its descriptor. */
export function createEmbed<Given extends object, Made extends object = object>({
  given: schema,
  prepare,
  toMarkdown,
}: EmbedDescriptor<Given, Made>): Embed {
  return {
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
      cause: `the props of the component are wrong: ${z.prettifyError(result.error).replace(/\s+/g, ' ')}`,
      remedy: 'correct them; the descriptors in src/node/embeds have the props that there are',
    });
  }
  return result.data;
}

/** A link to the page, for an embed that is nothing without its page. */
export function linkToPage(text: string, { href }: EmbedMarkdownContext): RootContent[] {
  const link = {
    type: 'link' as const,
    url: href,
    children: [{ type: 'text' as const, value: text }],
  };
  return [{ type: 'paragraph', children: [link] }];
}
