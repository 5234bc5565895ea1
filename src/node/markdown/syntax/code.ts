/** Fences: highlighted code with an optional title and a copy button. */
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { renderCodeBlock } from '../codeBlock';
import { type MarkdownContext, type MarkdownSyntax, attempt, createBlockNode } from '../context';
import { LANGUAGES } from '../highlight';
import { findUnpinned } from '../installCommands';

/** The text after a fence's language: ```` ```tsx title="src/theme.ts" ```` or ```` ```bash npm ````. */
interface FenceMeta {
  title?: string;
  label?: string;
}

/** Parses the text after a fence's language: a quoted title, or one word, which is the label of a tab. */
export function parseFenceMeta(node: Code, context: MarkdownContext): FenceMeta {
  const meta = (node.meta ?? '').trim();
  if (meta === '') {
    return {};
  }
  const title = /^title="([^"]+)"$/.exec(meta)?.[1];
  if (title !== undefined) {
    return { title };
  }
  if (/^[^\s="]+$/.test(meta)) {
    return { label: meta };
  }
  throw context.error(
    node,
    `"${meta}" after the language of a fence is not understood`,
    'write title="file name", or one word for the label of a code tab',
  );
}

/**
 * Renders a code block.
 * @throws BuildError when the fence has no language or an unknown one, or installs a library in another version than
 *   the site's.
 */
export function renderCode(node: Code, context: MarkdownContext): string {
  const language = node.lang ?? '';
  if (!LANGUAGES.includes(language)) {
    throw context.error(
      node,
      language ? `unknown fence language "${language}"` : 'a fence without a language',
      `use one of: ${LANGUAGES.join(', ')}`,
    );
  }
  const unpinned = findUnpinned(language, node.value);
  if (unpinned) {
    throw context.error(
      node,
      `"${unpinned.word}" installs another version than this page describes`,
      `write ${unpinned.wanted}`,
    );
  }
  const { title } = parseFenceMeta(node, context);
  return renderCodeBlock({ code: node.value, language, title, copy: context.t('copy') });
}

export const code: MarkdownSyntax = (tree, context) => {
  visit(tree, 'code', (node, index, parent) => {
    attempt(context, () => {
      const { label } = parseFenceMeta(node, context);
      if (label !== undefined) {
        throw context.error(
          node,
          `the label "${label}" on a fence outside code tabs`,
          'write title="…", or put the fence between <codeblock storageKey="…"> and </codeblock>',
        );
      }
      if (parent && index !== undefined) {
        parent.children[index] = createBlockNode(
          { type: 'raw', html: renderCode(node, context) },
          node,
        );
      }
    });
  });
};
