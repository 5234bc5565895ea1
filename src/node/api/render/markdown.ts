/** Renders the Markdown of JSDoc comments as HTML. */
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

/** Matches links to the libraries' own site in comments. */
const LIBRARY_SITE = /^(?:https:\/\/mui\.com)?(\/[^#?]*)(.*)$/;

/**
 * Parses the Markdown of a JSDoc comment. HTML tags are treated as text (`<TextField>` means the component), links to
 * the libraries' site become links to this site if it has the page, and headings become bold lines.
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

export function renderComment(markdown: string, context: RenderContext): string {
  const tree = parseComment(markdown, context);
  visit(tree, 'code', (node, index, parent) => {
    if (parent && index !== undefined) {
      parent.children[index] = { type: 'html', value: renderFence(node.value, node.lang, context) };
    }
  });
  return writer.stringify(writer.runSync(tree) as never);
}

/** Turns `[[GridCellParams]]`, which names a type in comments of the Data Grid, into code. */
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
