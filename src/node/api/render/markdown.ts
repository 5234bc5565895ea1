/** The Markdown of documentation comments as HTML. */
import type { Nodes, Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { renderCodeBlock } from '../../markdown/codeBlock';
import { LANGUAGES } from '../../markdown/highlight';
import type { RenderContext } from './context';

const parser = unified().use(remarkParse).use(remarkGfm);
const writer = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

/** Where the libraries' own comments link to. */
const LIBRARY_SITE = /^(?:https:\/\/mui\.com)?(\/[^#?]*)(.*)$/;

/**
 * Reads the Markdown of a documentation comment.
 * Tags in it are text (`<TextField>` means the component); links to the libraries' site lead to this one where it
 * has the page. A comment is no page: its headings become bold lines.
 */
export function parseComment(markdown: string, context: RenderContext): Root {
  const tree = parser.parse(linkNames(markdown)) as Root;
  visit(tree, (node: Nodes, index, parent) => {
    if (node.type === 'html') {
      Object.assign(node, { type: 'text' });
    } else if (node.type === 'link') {
      node.url = rewriteLink(node.url, context);
    } else if (node.type === 'heading' && parent && index !== undefined) {
      const strong = { type: 'strong' as const, children: node.children };
      parent.children[index] = { type: 'paragraph', children: [strong] };
    }
  });
  return tree;
}

/** Renders the Markdown of a documentation comment as HTML. */
export function renderComment(markdown: string, context: RenderContext): string {
  const tree = parseComment(markdown, context);
  visit(tree, 'code', (node, index, parent) => {
    if (parent && index !== undefined) {
      parent.children[index] = { type: 'html', value: renderFence(node.value, node.lang, context) };
    }
  });
  return writer.stringify(writer.runSync(tree) as never);
}

/** `[[GridCellParams]]` names a type in the comments of the Data Grid. */
function linkNames(markdown: string): string {
  return markdown.replace(/\[\[(\w+)\]\]/g, '`$1`');
}

function rewriteLink(url: string, { getPageHref }: RenderContext): string {
  const [, pathname, rest = ''] = LIBRARY_SITE.exec(url) ?? [];
  const own = pathname === undefined ? undefined : getPageHref(pathname, rest.replace(/^#/, ''));
  return own ?? (url.startsWith('/') ? `https://mui.com${url}` : url);
}

function renderFence(code: string, lang: string | null | undefined, { t }: RenderContext): string {
  const language = lang && LANGUAGES.includes(lang) ? lang : 'tsx';
  return renderCodeBlock({ code, language, copy: t('copy') });
}
