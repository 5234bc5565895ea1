/** Code blocks. */
import ts from 'typescript';
import { type Page, getText, select } from '../page';

/**
 * Every code block can be copied, by its button and by the shortcut, which clicks the button. The code of a demo has its
 * button in the toolbar. Code that a demo renders is excluded.
 */
export function findCopyProblems(page: Page): string[] {
  const fine = new Set(
    [
      '.MuiCode-root:has(> button.MuiCode-copy) > pre',
      '[data-demo]:has([role="toolbar"] button.MuiCode-copy) .MuiCode-root pre',
      '[data-stage] pre',
      'pre:has(+ button[data-copy])',
    ].flatMap((selector) => select(page, selector)),
  );
  return select(page, 'pre')
    .filter((block) => !fine.has(block))
    .map((block) => `code without a copy button: ${getText(block).trim().slice(0, 60)}`);
}

/** An ellipsis in place of code that is left out. */
const ELLIPSIS = '…';

/** Languages that TypeScript parses. */
const SCRIPTS = ['ts', 'tsx', 'js', 'jsx'];

/** Quoted strings and comments of other languages. */
const TEXTS = /"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:^|\s)(?:#|\/\/).*/gm;

/** Code is complete: nothing is replaced by an ellipsis. Strings, comments, and texts of elements may contain one. */
export function findEllipsisProblems(page: Page): string[] {
  return select(page, 'pre > code').flatMap((element) => {
    const code = getText(element);
    const language = /language-(\w+)/.exec(element.attribs.class ?? '')?.[1] ?? '';
    return code.includes(ELLIPSIS) && isAbridged(code, language)
      ? [`an ellipsis in place of code: ${code.trim().slice(0, 60)}`]
      : [];
  });
}

function isAbridged(code: string, language: string): boolean {
  // A line of its own is in place of code, even inside an element.
  if (code.split('\n').some((line) => /^[\s+-]*…[\s;,]*$/.test(line))) {
    return true;
  }
  if (!SCRIPTS.includes(language)) {
    return ['css', 'json', 'yaml', 'bash', 'sh'].includes(language)
      ? code.replace(TEXTS, '').includes(ELLIPSIS)
      : false;
  }
  const file = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true);
  // Not in the types of TypeScript.
  const { parseDiagnostics } = file as unknown as { parseDiagnostics: readonly ts.Diagnostic[] };
  return parseDiagnostics.some(
    ({ start = 0, length = 0 }) => code.slice(start, start + length) === ELLIPSIS,
  );
}
