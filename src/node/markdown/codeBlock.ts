/** The HTML of every code block that is made at build; src/site/ui/CodeBlock.tsx is its twin in the browser. */
import { escapeHtml, highlight } from './highlight';

interface CodeBlock {
  code: string;
  /** One of `LANGUAGES`. */
  language: string;
  /** A file name, as a rule. */
  title?: string | undefined;
  /** The text of the copy button. */
  copy: string;
}

/** A code block with its copy button. `.MuiCode-root` and `.MuiCode-copy` are names that visitors' habits rely on. */
export function renderCodeBlock({ code, language, title, copy }: CodeBlock): string {
  const caption = title ? `<div class="MuiCode-title">${escapeHtml(title)}</div>` : '';
  return (
    `<div class="MuiCode-root">${caption}` +
    `<pre tabindex="0"><code class="language-${language}">${highlight(code, language)}</code></pre>` +
    `<button type="button" class="MuiCode-copy">${escapeHtml(copy)}</button></div>`
  );
}
