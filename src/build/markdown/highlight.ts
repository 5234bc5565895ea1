/** Code to HTML with Prism, at build. */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** Language after the fence → Prism grammar. `none` is text. */
const GRAMMARS: Record<string, string> = {
  ts: 'typescript',
  tsx: 'tsx',
  js: 'javascript',
  jsx: 'jsx',
  bash: 'bash',
  sh: 'bash',
  css: 'css',
  html: 'markup',
  json: 'json',
  diff: 'diff',
  md: 'markdown',
  yaml: 'yaml',
  none: '',
};

/** The languages that a fence may name. */
export const LANGUAGES: readonly string[] = Object.keys(GRAMMARS);

loadLanguages.silent = true;
loadLanguages([...new Set(Object.values(GRAMMARS).filter(Boolean))]);

/** Escapes text for HTML, attribute values included. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/**
 * Highlights code.
 * @param language one of `LANGUAGES`.
 * @returns HTML whose text content is the code, unchanged.
 * @throws Error for an unknown language; callers that know the place check `LANGUAGES` first.
 */
export function highlight(code: string, language: string): string {
  const name = GRAMMARS[language];
  if (name === undefined) {
    throw new Error(`Unknown language "${language}"`);
  }
  const grammar = Prism.languages[name];
  return grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code);
}
