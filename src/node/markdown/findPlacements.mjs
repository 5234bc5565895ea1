// @ts-check
/**
 * Finds the demos and embeds in Markdown. The page and its module share this parser of `{{…}}`. It is plain JavaScript
 * because the loader uses it.
 */
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** micromark's names for the constructs inside a paragraph. */
const TEXT_CONSTRUCTS = [
  ...[
    'attention',
    'autolink',
    'characterEscape',
    'characterReference',
    'codeText',
    'directiveText',
  ],
  ...['hardBreakEscape', 'htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink'],
];

/** The Markdown parser of the site. */
export const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** A parser for block structure only, which takes half the time. The content of a paragraph is one text. */
const blockParser = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(
    /** @this {import('unified').Processor} */
    function leaveTextAlone() {
      const data = this.data();
      (data.micromarkExtensions ??= []).push({ disable: { null: TEXT_CONSTRUCTS } });
    },
  );

/**
 * Reads the text of a paragraph as a placement.
 * @param {string} text
 * @returns {Record<string, unknown> | undefined | 'invalid'} its options; undefined when it is none
 */
export function parsePlacement(text) {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{{')) {
    return undefined;
  }
  const json = /^\{(\{[\s\S]*\})\}$/.exec(trimmed)?.[1];
  try {
    const options = JSON.parse(json ?? '');
    return typeof options === 'object' && options !== null ? options : 'invalid';
  } catch {
    return 'invalid'; // The build of the page reports file, line and remedy.
  }
}

/**
 * Whether options place a registered component; else they place a demo.
 * @param {Record<string, unknown>} options
 */
export function isComponentPlacement(options) {
  return 'component' in options;
}

/**
 * Names of the demos and components that a page places, each once, and what its heading is made from.
 * @param {string} source the Markdown file
 * @returns {{ demos: string[], components: string[], heading: string[] }} `heading`: the Markdown of all headings of the
 *   first level, and of the definitions that links in them may refer to
 */
export function findPlacements(source) {
  // The parser skips a byte order mark, which would shift the positions.
  const markdown = source.replace(/^\uFEFF/, '');
  const demos = new Set();
  const components = new Set();
  const heading = [];
  for (const node of blockParser.parse(markdown).children) {
    const { start, end } = node.position ?? {};
    const text = markdown.slice(start?.offset, end?.offset);
    if (node.type === 'definition' || (node.type === 'heading' && node.depth === 1)) {
      heading.push(text);
    }
    const options = node.type === 'paragraph' ? parsePlacement(text) : undefined;
    if (typeof options === 'object') {
      if (isComponentPlacement(options)) {
        components.add(String(options.component));
      } else {
        demos.add(String(options.demo));
      }
    }
  }
  return { demos: [...demos], components: [...components], heading };
}
