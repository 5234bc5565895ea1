/** Splits the code of answers into tokens with the colors of prose.css. It knows no more syntax than these have. */
import type { AnswerCode } from '@/src/shared/answers/answer';

interface Token {
  /** The class without `hl-`; undefined for other text. */
  kind?: 'comment' | 'keyword' | 'string' | 'tag';
  text: string;
}

const CODE =
  /(?<comment>\/\/.*|\/\*[^]*?\*\/)|(?<string>'[^'\n]*'|"[^"\n]*")|(?<keyword>\b(?:import|export|from|const|type|interface|declare|module|as|typeof|return)\b)|(?<=<\/?)(?<tag>[A-Z][\w.]*)/g;

export function tokenize(code: string, language: AnswerCode['language']): Token[] {
  if (language !== 'tsx' && language !== 'ts') {
    return [{ text: code }];
  }
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(CODE)) {
    const [kind, text = ''] = Object.entries(match.groups ?? {}).find(([, one]) => one) ?? [];
    tokens.push({ text: code.slice(end, match.index) }, { kind: kind as Token['kind'], text });
    end = match.index + text.length;
  }
  return [...tokens, { text: code.slice(end) }].filter(({ text }) => text !== '');
}
