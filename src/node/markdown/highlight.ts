/** Highlights code with Prism at build time. */
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

/** The innermost braces in Prism's pattern of a JSX tag. */
const INNERMOST = String.raw`\{[^{}]*\}`;

/**
 * Prism supports braces nested three deep in JSX attributes, but `slotProps={{ popup: { … } }}` around an element has
 * more, so its patterns get two more levels.
 */
for (const name of ['jsx', 'tsx']) {
  deepenBraces(Prism.languages[name]?.['tag' as never]);
}

function deepenBraces(value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  const token = value as { pattern?: RegExp; inside?: Record<string, unknown> };
  if (token.pattern) {
    const source = token.pattern.source.replaceAll(
      INNERMOST,
      String.raw`\{(?:\{(?:${INNERMOST}|[^{}])*\}|[^{}])*\}`,
    );
    token.pattern = new RegExp(source, token.pattern.flags);
  }
  deepenBraces(token.inside?.script);
  deepenBraces(token.inside?.spread);
}

/** Escapes text for HTML, attribute values included. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/**
 * Maps Prism's token types to CSS classes. Other types keep the color of the text: classes for punctuation and
 * operators would be most of the markup.
 */
const CLASSES: Record<string, string> = {
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  keyword: 'keyword',
  atrule: 'keyword',
  selector: 'keyword',
  important: 'keyword',
  string: 'string',
  'template-string': 'string',
  'attr-value': 'string',
  'inserted-sign': 'string',
  url: 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  'deleted-sign': 'number',
  regex: 'number',
  tag: 'tag',
  'class-name': 'tag',
  builtin: 'tag',
  function: 'name',
  'attr-name': 'name',
  property: 'name',
  key: 'name',
};

/**
 * Highlights code.
 * @param language one of `LANGUAGES`.
 * @returns HTML whose text content is the code, unchanged; spans carry `hl-…` classes.
 * @throws Error for an unknown language; callers that know the place check `LANGUAGES` first.
 */
export function highlight(code: string, language: string): string {
  const name = GRAMMARS[language];
  if (name === undefined) {
    throw new Error(`Unknown language "${language}"`);
  }
  const grammar = Prism.languages[name];
  return grammar ? renderTokens(tokenize(code, grammar, name), undefined) : escapeHtml(code);
}

/** Tokenizes like `Prism.highlight`, including the hooks in which some grammars (such as JSX) do part of the work. */
function tokenize(code: string, grammar: Prism.Grammar, language: string): Prism.TokenStream {
  const environment: {
    code: string;
    grammar: Prism.Grammar;
    language: string;
    tokens?: Prism.TokenStream;
  } = {
    code,
    grammar,
    language,
  };
  Prism.hooks.run('before-tokenize', environment as never);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment as never);
  return environment.tokens;
}

/** A token with the class of its parent gets no span. A token without a color doesn't reset the parent's. */
function renderTokens(stream: Prism.TokenStream, above: string | undefined): string {
  if (typeof stream === 'string') {
    return escapeHtml(stream);
  }
  if (Array.isArray(stream)) {
    return stream.map((token) => renderTokens(token, above)).join('');
  }
  const own = CLASSES[stream.type];
  const isCode = stream.type === 'script' || stream.type === 'interpolation';
  if (isCode && above !== undefined) {
    return `<span class="hl-code">${renderTokens(stream.content, undefined)}</span>`;
  }
  const content = renderTokens(stream.content, own ?? above);
  return own === undefined || own === above ? content : `<span class="hl-${own}">${content}</span>`;
}

/**
 * Highlights the first lines of a code as part of the whole, so that a tag whose end is cut off is still recognized.
 */
export function highlightStart(
  lines: readonly string[],
  rest: readonly string[],
  language: string,
): string {
  const all = highlight([...lines, ...rest].join('\n'), language).split('\n');
  const start = all.slice(0, lines.length).join('\n');
  const count = (tag: string) => start.split(tag).length - 1;
  return start + '</span>'.repeat(count('<span') - count('</span>'));
}

/** Highlights code as lines. An element that spans several lines is closed at the end of each, and opened in the next. */
export function highlightLines(code: string, language: string): string[] {
  const open: string[] = [];
  return highlight(code, language)
    .split('\n')
    .map((line) => {
      const start = open.join('');
      for (const [tag] of line.matchAll(/<\/?span[^>]*>/g)) {
        if (tag === '</span>') {
          open.pop();
        } else {
          open.push(tag);
        }
      }
      return `${start}${line}${'</span>'.repeat(open.length)}`;
    });
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/**
 * Returns the plain code of highlighted code, which only has the spans of `highlight` and the entities of `escapeHtml`.
 */
export function toPlainCode(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, sign: string) => ENTITIES[sign] ?? entity);
}
