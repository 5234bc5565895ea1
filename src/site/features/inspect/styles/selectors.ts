/** Reads selectors as text: lists, nesting, and specificity. */

/** Splits a text at separators that are outside of parentheses, brackets, and quotes. */
export function splitOutside(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]!;
    if (quote !== '') {
      quote = char === quote ? '' : quote;
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (char === '(' || char === '[') {
      depth += 1;
    } else if (char === ')' || char === ']') {
      depth -= 1;
    } else if (char === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns the selector of a nested rule as browsers read it: `&` is the parent rule. */
export function nestSelector(selector: string, parent: string): string {
  return splitOutside(selector, ',')
    .map((part) =>
      part.includes('&') ? part.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${part}`,
    )
    .join(', ');
}

const TOKEN =
  /::[\w-]+|(?<id>#(?:[\w-]|\\.)+)|(?<class>\.(?:[\w-]|\\.)+|\[[^\]]*\])|:(?<pseudo>[\w-]+)(?<open>\()?|(?<type>[a-z][\w-]*)/giy;

/**
 * Returns the specificity of one complex selector as a number that can be compared. `:where()` counts nothing; `:is()`,
 * `:not()`, and `:has()` count as their most specific argument.
 */
export function getSpecificity(selector: string): number {
  let sum = 0;
  for (let index = 0; index < selector.length;) {
    TOKEN.lastIndex = index;
    const match = TOKEN.exec(selector);
    if (!match) {
      index += 1;
      continue;
    }
    const { id, class: named, pseudo, open } = match.groups!;
    index = TOKEN.lastIndex;
    const end = open ? findEnd(selector, index) : index;
    const inner = selector.slice(index, end);
    index = open ? end + 1 : end;
    if (id) {
      sum += IDS;
    } else if (pseudo && /^(?:is|not|has|matches)$/.test(pseudo)) {
      sum += Math.max(0, ...splitOutside(inner, ',').map(getSpecificity));
    } else if (named || (pseudo && pseudo !== 'where')) {
      sum += CLASSES;
    } else if (!pseudo) {
      sum += 1;
    }
  }
  return sum;
}

const IDS = 1_000_000;
const CLASSES = 1000;

/** Returns the index of the parenthesis that closes the one before `start`. */
function findEnd(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    depth += text[index] === '(' ? 1 : text[index] === ')' ? -1 : 0;
    if (depth === 0) {
      return index;
    }
  }
  return text.length;
}
