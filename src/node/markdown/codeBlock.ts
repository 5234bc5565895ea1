/** The HTML of every code block that is made at build; src/site/ui/CodeBlock.tsx is its twin in the browser. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { getLanguageName } from '@/src/shared/codeLanguages';
import { highlight } from './highlight';
import { raw, renderHtml } from './html';

interface CodeBlock {
  code: string;
  /** One of `LANGUAGES`. */
  language: string;
  /** A file name, as a rule. */
  title?: string | undefined;
  /** The text of the copy button. */
  copy: string;
}

/**
 * A code block. Its header has the file name or the language, and the copy button.
 * `.MuiCode-root` and `.MuiCode-copy` are names that visitors' habits rely on.
 */
export function createCodeBlock({ code, language, title, copy }: CodeBlock): Element {
  return h('div', { className: ['MuiCode-root'] }, [
    title
      ? h('div', { className: ['MuiCode-title'] }, title)
      : h('div', { className: ['MuiCode-language'] }, getLanguageName(language)),
    h('button', { type: 'button', className: ['MuiCode-copy'] }, copy),
    h(
      'pre',
      { tabIndex: 0 },
      h('code', { className: [`language-${language}`] }, raw(highlight(code, language))),
    ),
  ]);
}

/** The same as a string. */
export function renderCodeBlock(block: CodeBlock): string {
  return renderHtml([createCodeBlock(block)]);
}
