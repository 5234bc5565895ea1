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
  /** Keys of the demos, in order. */
  demos: string[];
}

const parser = unified().use(rehypeRaw);

/** Splits the blocks of a page at h2 and h3. Deeper headings belong to the section above. */
export function cutSections(blocks: readonly MarkdownBlock[]): CutSection[] {
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
      for (const node of parse(block.html).flatMap(openSteps)) {
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
    }
  }
  for (const section of sections) {
    section.text = toLine(section.text);
  }
  return sections;
}

function createSection(title: string): CutSection {
  return { title, text: '', code: '', errors: [], demos: [] };
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
