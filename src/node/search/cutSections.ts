/** Splits the text of a page at its headings. */
import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import type { MarkdownBlock } from '../markdown/renderMarkdown';

/** The content below one heading. */
export interface CutSection {
  /** Hash of the heading; undefined before the first. */
  hash?: string;
  title: string;
  /** Text of the h2 above an h3. */
  under?: string;
  /** The prose on one line. */
  text: string;
  /** The code blocks. */
  code: string;
  /** Error messages quoted in the prose. */
  errors: string[];
  /** Names in the row headers of tables that embeds made. */
  names: string[];
  /** Keys of the demos, in order. */
  demos: string[];
}

/** An embed among the blocks of a page. */
export type EmbedBlock = Extract<MarkdownBlock, { type: 'component' }>;

/** HTML of an embed, and what search has of it: see src/node/embeds/embed.ts. */
export interface SearchableHtml {
  searchable: 'text' | 'names';
  html: string;
}

const parser = unified().use(rehypeRaw);

/**
 * Splits the blocks of a page at h2 and h3. Deeper headings belong to the section above.
 * @param readEmbed returns what search has of an embed; undefined for nothing.
 */
export function cutSections(
  blocks: readonly MarkdownBlock[],
  readEmbed: (block: EmbedBlock) => SearchableHtml | undefined = () => undefined,
): CutSection[] {
  const sections: CutSection[] = [createSection('')];
  let h2 = '';
  for (const block of blocks) {
    if (block.type === 'demo') {
      sections.at(-1)!.demos.push(block.key);
    } else if (block.type === 'codeTabs') {
      for (const tab of block.tabs) {
        read(parse(tab.html), sections.at(-1)!, true);
      }
    } else if (block.type === 'html') {
      h2 = cutHtml(block.html, sections, h2);
    } else if (block.type === 'component') {
      const embed = readEmbed(block);
      if (embed?.searchable === 'text') {
        h2 = cutHtml(embed.html, sections, h2);
      } else if (embed) {
        sections.at(-1)!.names.push(...findRowNames(parse(embed.html)));
      }
    }
  }
  for (const section of sections) {
    section.text = toLine(section.text);
  }
  return sections;
}

/**
 * Adds the sections of HTML to those above it.
 * @param above text of the last h2.
 * @returns text of the last h2 now.
 */
function cutHtml(html: string, sections: CutSection[], above: string): string {
  let h2 = above;
  for (const node of parse(html).flatMap(openSteps)) {
    const heading = findHeading(node);
    if (heading) {
      const title = toLine(toString(heading));
      const isDeep = heading.tagName === 'h3';
      h2 = isDeep ? h2 : title;
      sections.push({
        ...createSection(title),
        hash: String(heading.properties.id),
        ...(isDeep && h2 !== '' && { under: h2 }),
      });
    } else {
      read([node], sections.at(-1)!);
    }
  }
  return h2;
}

/** Finds the code in the row headers of tables. */
function findRowNames(nodes: readonly RootContent[], isHeader = false): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') {
      return [];
    }
    return isHeader && node.tagName === 'code'
      ? [toString(node)]
      : findRowNames(
          node.children,
          isHeader || (node.tagName === 'th' && node.properties.scope === 'row'),
        );
  });
}

function createSection(title: string): CutSection {
  return { title, text: '', code: '', errors: [], names: [], demos: [] };
}

function parse(html: string): RootContent[] {
  const root = { type: 'root', children: [{ type: 'raw', value: html }] } as unknown as Root;
  return (parser.runSync(root) as Root).children;
}

/** Unwraps the headings of `:::steps`, which are inside list items. */
function openSteps(node: RootContent): RootContent[] {
  const isSteps =
    node.type === 'element' &&
    (node.properties.className as string[] | undefined)?.includes('steps') === true;
  return isSteps
    ? node.children.flatMap((item) => (item.type === 'element' ? item.children : []))
    : [node];
}

function findHeading(node: RootContent): Element | undefined {
  if (node.type !== 'element') {
    return undefined;
  }
  const candidates = [node, ...node.children];
  return candidates.find(
    (child): child is Element =>
      child.type === 'element' &&
      /^h[23]$/.test(child.tagName) &&
      child.properties.id !== undefined,
  );
}

/** Elements whose text belongs to controls. */
const SKIPPED = new Set(['button', 'script', 'style', 'svg']);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);

/** The header of a code block says "TSX", which is no text of the page. */
const isLanguageLabel = ({ properties }: Element) =>
  Array.isArray(properties.className) && properties.className.includes('MuiCode-language');

function read(nodes: readonly RootContent[], section: CutSection, isCode = false): void {
  for (const node of nodes) {
    if (node.type === 'text') {
      section[isCode ? 'code' : 'text'] += node.value;
    } else if (node.type === 'element' && !SKIPPED.has(node.tagName) && !isLanguageLabel(node)) {
      const inCode = isCode || node.tagName === 'pre';
      if (!inCode && node.tagName === 'code' && isMessage(toString(node))) {
        section.errors.push(toString(node));
      } else if (!inCode && ['p', 'li', 'td'].includes(node.tagName)) {
        section.errors.push(...findQuoted(toString(node)));
      }
      read(node.children, section, inCode);
      if (!INLINE.has(node.tagName)) {
        section[inCode ? 'code' : 'text'] += '\n';
      }
    }
  }
}

/** Whether code reads like a sentence: `Invalid hook call`, `MUI: The value …`. */
function isMessage(code: string): boolean {
  return (
    /^(?:\p{Lu}[\p{L}:]+)(?: [\p{L}\p{N}:,.'"`-]+){2,}$/u.test(code) && !/[<>={}();]/.test(code)
  );
}

/** Finds quoted sentences near a word such as "throws" or "warns". */
function findQuoted(text: string): string[] {
  return [...text.matchAll(/[^.]*?["“](\p{Lu}[^"”]{8,}?)["”]/gu)].flatMap(([around, quoted]) =>
    /\b(throws?|error|warns?|warning|message|logs?|complains?|console)\b/i.test(around) &&
    / \S+ /.test(quoted!)
      ? [quoted!.replace(/\.$/, '')]
      : [],
  );
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
