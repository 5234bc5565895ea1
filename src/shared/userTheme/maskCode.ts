/**
 * Replaces the content of comments and strings by spaces. The result has the same length and lines, so brackets and names
 * can be found in it, and their positions are those of the code.
 */
export function maskCode(code: string): string {
  // By code units, in which positions are counted.
  const chars = code.split('');
  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      if (chars[at] !== '\n') {
        chars[at] = ' ';
      }
    }
  };
  let at = 0;
  while (at < code.length) {
    const end = findEnd(code, at);
    if (end === undefined) {
      at += 1;
    } else {
      // Quotes stay, because a type assertion can follow them.
      const isComment = code[at] === '/';
      blank(isComment ? at : at + 1, isComment ? end : end - 1);
      at = end;
    }
  }
  return chars.join('');
}

/** Returns the position after the comment or string that starts at a position, or undefined if none does. */
function findEnd(text: string, start: number): number | undefined {
  const two = text.slice(start, start + 2);
  if (two === '//') {
    const end = text.indexOf('\n', start);
    return end < 0 ? text.length : end;
  }
  if (two === '/*') {
    const end = text.indexOf('*/', start + 2);
    return end < 0 ? text.length : end + 2;
  }
  const quote = text[start];
  if (quote !== "'" && quote !== '"' && quote !== '`') {
    return undefined;
  }
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') {
      at += 1;
    } else if (text[at] === quote) {
      return at + 1;
    } else if (text[at] === '\n' && quote !== '`') {
      return undefined; // An apostrophe in a text of JSX.
    }
  }
  return undefined;
}
