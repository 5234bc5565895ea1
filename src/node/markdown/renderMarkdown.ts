/** Converts Markdown to blocks. Each extension of Markdown is one of the syntaxes below, in a file of its own. */
import type { Element, Root as HtmlRoot, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parser } from './findPlacements.mjs';
import type { FrontMatter, HtmlBlock, TocEntry } from '@/src/shared/page';
import {
  type HtmlSyntax,
  type InternalLink,
  type MarkdownContext,
  type MarkdownOptions,
  type MarkdownSyntax,
  type ParsedBlock,
  attempt,
  createMarkdownContext,
} from './context';
import { MAX_TITLE, splitFrontMatter } from './frontMatter';
import { MarkdownError } from './markdownError';
import { allowedHtml } from './syntax/allowedHtml';
import { code } from './syntax/code';
import { codeTabs } from './syntax/codeTabs';
import { directive } from './syntax/directive';
import { heading } from './syntax/heading';
import { image } from './syntax/image';
import { link } from './syntax/link';
import { placement } from './syntax/placement';
import { table } from './syntax/table';
import { taskList } from './syntax/taskList';

/** The order matters because each syntax gets the result of the previous ones. */
const MARKDOWN_SYNTAXES: readonly MarkdownSyntax[] = [directive, codeTabs, code, placement];
const HTML_SYNTAXES: readonly HtmlSyntax[] = [allowedHtml, link, heading, table, taskList, image];

const converter = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    passThrough: ['block'],
    footnoteLabelProperties: { className: ['visually-hidden'] },
  })
  .use(rehypeRaw, { passThrough: ['block'] });
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });

/** A block from Markdown: finished HTML, or a demo or embed with the heading above it. */
export type MarkdownBlock = HtmlBlock | (ParsedBlock & { under: string; line: number | undefined });

/** A rendered Markdown file, as data that can be stored as JSON. */
export interface RenderedMarkdown {
  frontMatter: FrontMatter;
  /** The h1: its markup, and its text. */
  heading: { html: string; text: string };
  description: string;
  /** Markup of the paragraph with the class `description`, if the page has one. */
  lead: string | undefined;
  blocks: MarkdownBlock[];
  toc: TocEntry[];
  /** Every id of its HTML except former hashes of headings, which the site's own links don't use. */
  ids: readonly string[];
  /** Hashes of all headings, in order. */
  hashes: readonly string[];
  links: readonly InternalLink[];
}

/**
 * Renders a Markdown file.
 * @param source the whole file, front matter included.
 * @param file its path relative to the repository, for errors.
 * @param options interface texts and language; for a translation the hashes of the English page.
 * @throws MarkdownError with all errors, each with file, line, cause and remedy; BuildError for invalid front matter.
 */
export function renderMarkdown(
  source: string,
  file: string,
  options: MarkdownOptions,
): RenderedMarkdown {
  const { frontMatter, body } = splitFrontMatter(source, file);
  const context = createMarkdownContext(file, body, options, frontMatter);
  const markdown = parser.parse(body);
  // A syntax that throws ends this part: the fences of invalid code tabs would cause further errors.
  attempt(context, () => MARKDOWN_SYNTAXES.forEach((syntax) => syntax(markdown, context)));
  const html = converter.runSync(markdown) as HtmlRoot;
  for (const syntax of HTML_SYNTAXES) {
    attempt(context, () => syntax(html, context));
  }
  const rendered = attempt(context, () => collectParts(html, frontMatter, context, options));
  const [first, ...others] = context.errors;
  if (first || !rendered) {
    throw new MarkdownError([first!, ...others], rendered);
  }
  return rendered;
}

/** Collects the parts of a page from its HTML. @throws BuildError when the page lacks one. */
function collectParts(
  html: HtmlRoot,
  frontMatter: FrontMatter,
  context: MarkdownContext,
  options: MarkdownOptions,
): RenderedMarkdown {
  const h1 = takeHeading(html, context);
  const lead = takeLead(html);
  attempt(context, () => assertTitleLength(frontMatter, h1, context));
  attempt(context, () => assertSameHeadings(context, options.hashes));
  attempt(context, () => collectIds(html, context));
  attempt(context, () => assertFormerHashes(context));
  return {
    frontMatter,
    heading: { html: stringify(h1.children), text: toString(h1).trim() },
    description: getDescription(frontMatter, lead, html, context),
    lead: lead && stringify(lead.children),
    blocks: splitBlocks(html, context),
    toc: context.toc,
    ids: [...context.ids].filter((id) => !Object.hasOwn(frontMatter.formerHashes ?? {}, id)),
    hashes: context.hashes,
    links: context.links,
  };
}

/** Checks that a translation has the same headings as the English page, because hashes are assigned by order. */
function assertSameHeadings(
  context: MarkdownContext,
  english: readonly string[] | undefined,
): void {
  if (english && english.length !== context.hashes.length) {
    throw context.error(
      undefined,
      `the translation has ${context.hashes.length} headings, the English page has ${english.length}`,
      'translate each heading of the English page, in its order',
    );
  }
}

/** Checks that former hashes lead to headings. */
function assertFormerHashes(context: MarkdownContext): void {
  for (const [hash, former] of context.formerHashes) {
    if (!context.hashes.includes(hash)) {
      throw context.error(
        undefined,
        `front matter field "formerHashes": no heading has the hash "${hash}", which replaces "${former.join('", "')}"`,
        `use one of: ${context.hashes.join(', ')}`,
      );
    }
  }
}

function stringify(children: readonly RootContent[]): string {
  return writer.stringify({ type: 'root', children: [...children] });
}

function takeHeading(html: HtmlRoot, context: MarkdownContext): Element {
  const headings = html.children.filter(
    (node): node is Element => node.type === 'element' && node.tagName === 'h1',
  );
  const [first, second] = headings;
  if (!first || second) {
    throw context.error(
      second ?? html,
      first ? 'the page has a second h1' : 'the page has no h1',
      first ? 'make it "## …"' : 'begin the text with "# Title"',
    );
  }
  html.children.splice(html.children.indexOf(first), 1);
  return first;
}

/** Checks the length of an h1 that serves as the title. The front matter schema only checks its own title. */
function assertTitleLength(frontMatter: FrontMatter, h1: Element, context: MarkdownContext): void {
  const title = frontMatter.title ?? toString(h1).trim();
  if (title.length > MAX_TITLE) {
    throw context.error(
      h1,
      `the title has ${title.length} characters, ${MAX_TITLE} are the limit`,
      'shorten the h1, or set "title" in the front matter',
    );
  }
}

function takeLead(html: HtmlRoot): Element | undefined {
  const index = html.children.findIndex(
    (node) =>
      node.type === 'element' &&
      node.tagName === 'p' &&
      (node.properties.className as string[] | undefined)?.includes('description'),
  );
  return index === -1 ? undefined : (html.children.splice(index, 1)[0] as Element);
}

function getDescription(
  frontMatter: FrontMatter,
  lead: Element | undefined,
  html: HtmlRoot,
  context: MarkdownContext,
): string {
  const paragraph =
    lead ??
    html.children.find((node): node is Element => node.type === 'element' && node.tagName === 'p');
  const text =
    frontMatter.description ?? (paragraph && toString(paragraph).replace(/\s+/g, ' ').trim());
  if (!text) {
    throw context.error(
      html,
      'the page has no description',
      'put <p class="description">One sentence.</p> under the h1',
    );
  }
  if (text.length > 160) {
    context.report(
      paragraph,
      `the description has ${text.length} characters, 160 are the limit`,
      'shorten the paragraph under the h1, or set "description" in the front matter',
    );
  }
  return text;
}

/** Collects the ids in the page's HTML and checks that they are unique. */
function collectIds(html: HtmlRoot, context: MarkdownContext): void {
  visit(html, 'element', (node) => {
    const { id } = node.properties;
    if (typeof id !== 'string') {
      return;
    }
    if (context.ids.has(id)) {
      throw context.error(node, `the id "${id}" stands twice on the page`, 'rename one of the two');
    }
    context.ids.add(id);
  });
}

/** Splits the page at its demos and embeds. The HTML between two of them is one string. */
function splitBlocks(html: HtmlRoot, context: MarkdownContext): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let prose: RootContent[] = [];
  let under = '';
  const flush = () => {
    const text = stringify(prose).trim();
    if (text !== '') {
      blocks.push({ type: 'html', html: text });
    }
    prose = [];
  };
  visit(html, 'block', (node, index, parent) => {
    if (node.content.type === 'raw') {
      parent!.children[index!] = { type: 'raw', value: node.content.html } as never;
    } else if (parent !== html) {
      throw context.error(
        node,
        'a demo, component or code tabs inside another element',
        'place it at the top level of the page',
      );
    }
  });
  for (const node of html.children) {
    if (node.type === 'block' && node.content.type !== 'raw') {
      flush();
      blocks.push({ ...node.content, under, line: node.position?.start.line });
    } else {
      const title = node.type === 'element' ? node.children.find(isHeading) : undefined;
      under = title ? toString(title).trim() : under;
      prose.push(node);
    }
  }
  flush();
  return blocks;
}

function isHeading(node: RootContent): node is Element {
  return node.type === 'element' && /^h[2-6]$/.test(node.tagName);
}
