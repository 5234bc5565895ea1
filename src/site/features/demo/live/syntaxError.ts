import type { CodeError } from './liveError';

const DUPLICATE_IDENTIFIER = /Identifier '([\w$]+)' has already been declared/;

/**
 * Reads the message and line of an error of Sucrase or of the browser. Sucrase's message is "Error transforming A.tsx: Unexpected token (3:14)". The
 * browser's errors have no position.
 * @param error an error, or its message.
 * @param text the code.
 */
export function readSyntaxError(error: unknown, text: string): CodeError {
  const whole = error instanceof Error ? error.message : String(error);
  const place = /\s*\((\d+):\d+\)\s*$/.exec(whole);
  const message = whole
    .slice(0, place?.index)
    .replace(/^Error transforming [^:]*: /, '')
    .replace(/^SyntaxError: /, '');
  return {
    message,
    line: place ? Number(place[1]) : findSecond(DUPLICATE_IDENTIFIER.exec(whole)?.[1], text),
  };
}

function findSecond(name: string | undefined, text: string): number | undefined {
  if (name === undefined) {
    return undefined;
  }
  const declaration = new RegExp(
    `\\b(?:const|let|var|function|class|import)\\b[^;=(]*?(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`,
    'g',
  );
  const second = [...text.matchAll(declaration)][1];
  return second && text.slice(0, second.index + second[0].length).split('\n').length;
}
