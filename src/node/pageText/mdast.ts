/** Converts between the HTML of blocks and Markdown. */
import type { Element, Nodes, Root as HtmlRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import type { BlockContent, DefinitionContent, PhrasingContent, Root, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

type Handle = NonNullable<Options['handlers']>[string];

/** Attributes that contain an address. */
const ADDRESSES = ['href', 'src'];

const hasClass = (node: Element, name: string) =>
  ((node.properties.className as string[] | undefined) ?? []).includes(name);

/** Converts a code block to a fence. The title follows the language, as in the sources. */
function toFence(block: Element): RootContent {
  let title = '';
  let code = '';
  let lang: string | null = null;
  visit(block, 'element', (node) => {
    if (hasClass(node, 'MuiCode-title')) {
      title = toString(node);
    } else if (node.tagName === 'code') {
      code = toString(node);
      const names = (node.properties.className as string[] | undefined) ?? [];
      lang = names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? null;
    }
  });
  lang = lang === 'none' ? 'text' : lang;
  return { type: 'code', lang: lang ?? 'ts', meta: title ? `title="${title}"` : null, value: code };
}

const div: Handle = (state, node: Element) => {
  if (hasClass(node, 'MuiCode-root')) {
    return toFence(node);
  }
  if (hasClass(node, 'callout')) {
    const kind = { type: 'text' as const, value: String(node.properties.ariaLabel ?? '') };
    return {
      type: 'blockquote',
      children: [
        { type: 'paragraph', children: [{ type: 'strong', children: [kind] }] },
        ...(state.toFlow(state.all(node)) as BlockContent[]),
      ],
    };
  }
  return state.toFlow(state.all(node));
};

/** Expands folded content. Its summary becomes a line above it. */
const summary: Handle = (state, node: Element) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: state.all(node) as PhrasingContent[] }],
});

const abbr: Handle = (state, node: Element) => {
  const { title } = node.properties;
  const children = state.all(node) as PhrasingContent[];
  return title ? [...children, { type: 'text', value: ` (${String(title)})` }] : children;
};

/** Keeps tags that Markdown has no syntax for, because m2 isn't the same as m<sup>2</sup>. */
const keepTag: Handle = (state, node: Element) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...(state.all(node) as PhrasingContent[]),
  { type: 'html', value: `</${node.tagName}>` },
];

/** Footnote references are in a `sup` of their own. */
const sup: Handle = (state, node: Element, parent) =>
  node.children.some(
    (child) => child.type === 'element' && child.properties.dataFootnoteRef !== undefined,
  )
    ? state.all(node)
    : keepTag(state, node, parent);

const FOOTNOTE = 'user-content-fn-';

/** Converts footnote references. Other links are kept. */
const a: Handle = (state, node: Element) => {
  if (node.properties.dataFootnoteRef !== undefined) {
    const label = toString(node);
    return { type: 'footnoteReference', identifier: label, label };
  }
  const { href, title } = node.properties;
  const children = state.all(node) as PhrasingContent[];
  return href === undefined
    ? children
    : {
        type: 'link',
        url: String(href),
        title: title === undefined ? null : String(title),
        children,
      };
};

/** Converts the footnotes at the end of a page. */
const section: Handle = (state, node: Element) => {
  if (node.properties.dataFootnotes === undefined) {
    return state.toFlow(state.all(node));
  }
  const notes: Element[] = [];
  visit(node, 'element', (child) => {
    if (child.tagName === 'li' && String(child.properties.id ?? '').startsWith(FOOTNOTE)) {
      notes.push(child);
    }
  });
  return notes.map((note, index) => ({
    type: 'footnoteDefinition' as const,
    identifier: String(index + 1),
    label: String(index + 1),
    children: state.toFlow(state.all(note)) as (BlockContent & DefinitionContent)[],
  }));
};

const parser = unified().use(rehypeParse, { fragment: true });
const converter = unified().use(rehypeRemark, {
  handlers: { div, summary, abbr, a, section, sub: keepTag, sup },
} satisfies Options);
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true, resourceLink: true });

/** Whether an element is only useful in a browser: controls, and line break opportunities. */
function isControl(node: Element): boolean {
  return (
    ['button', 'script', 'wbr'].includes(node.tagName) ||
    hasClass(node, 'heading-link') ||
    node.properties.dataFootnoteBackref !== undefined
  );
}

/**
 * Parses HTML that the build created.
 * @param resolve makes an address absolute.
 */
export function fromHtml(html: string, resolve: (href: string) => string): Root {
  const tree: HtmlRoot = parser.parse(html);
  visit(tree, 'element', (node, index, parent) => {
    if (parent && index !== undefined && isControl(node)) {
      (parent.children as Nodes[]).splice(index, 1);
      return index;
    }
    for (const name of ADDRESSES) {
      if (typeof node.properties[name] === 'string') {
        node.properties[name] = resolve(node.properties[name]);
      }
    }
    return undefined;
  });
  const markdown = converter.runSync(tree) as Root;
  // Cells are single lines, and the serializer would turn a line break into a space.
  visit(markdown, 'tableCell', (cell) => {
    visit(cell, 'break', (node) => {
      Object.assign(node, { type: 'html', value: '<br>' });
    });
  });
  return markdown;
}

/** Serializes nodes as Markdown without a final line break. */
export function toText(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children }).trimEnd();
}
