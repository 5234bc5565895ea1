/** Markdown as a page and its HTML as a tree. */
import type { Root } from 'hast';
import type { BuildErrorDetails } from '@/src/node/errors';
import { type RenderedMarkdown, renderMarkdown } from '@/src/node/markdown/renderMarkdown';
import { fillText } from '@/src/shared/translate';
import english from '@/translations/translations.json';
import { catchDetailsSync } from './errors';
import { parseHtml } from './html';

const HEAD = '# Button\n\n<p class="description">A button starts an action.</p>\n\n';

/** Number of lines before the text in `render` and `failureOf`. */
export const HEAD_LINES = 4;
export const FILE = 'data/material-ui/components/button/button.md';

const TEXTS: Readonly<Record<string, string>> = english;

/** Renders a whole Markdown file, in English. */
export function renderFile(source: string): RenderedMarkdown {
  return renderMarkdown(source, FILE, {
    t: (key, values) => fillText(TEXTS[key] ?? `no text ${key}`, values),
  });
}

/** Renders a text under an h1 and a description. */
export function render(text: string): RenderedMarkdown {
  return renderFile(HEAD + text);
}

/** Every prose block of a page, one after the other, as a tree. */
export function toTree(page: RenderedMarkdown): Root {
  return parseHtml(page.blocks.map((block) => ('html' in block ? block.html : '')).join('\n'));
}

/** The prose of a text as a tree. */
export function renderTree(text: string): Root {
  return toTree(render(text));
}

/** The error of a text; its line counts from the text's own first line. */
export function failureOf(text: string): BuildErrorDetails {
  const details = catchDetailsSync(() => render(text));
  return {
    ...details,
    ...(details.line !== undefined && { line: details.line - HEAD_LINES }),
  };
}
