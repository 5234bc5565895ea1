/** A piece of JSX: its components and their props, and the imports beside it. Nothing is evaluated. */
import { type ImportStatement, readImports } from './import';

export interface JsxRecognition {
  kind: 'jsx';
  imports: ImportStatement[];
  elements: JsxElement[];
}

export interface JsxElement {
  /** `Button`, or `Menu.Item`. */
  name: string;
  props: JsxProp[];
  /** Whether props are spread, so that the list isn't complete. */
  spread: boolean;
}

interface JsxProp {
  name: string;
  /** The text of a string value; undefined for expressions, and for a prop without a value. */
  value?: string;
}

export function recognizeJsx(text: string): JsxRecognition | undefined {
  if (!/<[A-Z]/.test(text)) {
    return undefined;
  }
  const elements = readElements(text);
  return elements.length > 0 ? { kind: 'jsx', imports: readImports(text), elements } : undefined;
}

const IDENTIFIER = /[\w$]/;
const TAG = /<([A-Z][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?=[\s/>])/y;
const PROP = /[A-Za-z_$][\w$:-]*/y;

/** More elements aren't read: each can contain the rest of the text, so that all of them take time in proportion to its square. */
const MAX_ELEMENTS = 100;

/** Reads the elements of components in a text, outermost first. Elements in props are included. */
function readElements(text: string): JsxElement[] {
  const elements: JsxElement[] = [];
  let at = 0;
  while (elements.length < MAX_ELEMENTS && (at = text.indexOf('<', at)) !== -1) {
    TAG.lastIndex = at;
    const match = TAG.exec(text);
    // `useState<Theme>` and `a <B` aren't elements.
    const isElement = match && !IDENTIFIER.test(text[at - 1] ?? '');
    at += 1;
    if (isElement) {
      const element = readProps(text, at - 1 + match[0].length);
      if (element) {
        elements.push({ name: match[1]!, ...element });
      }
    }
  }
  return elements;
}

/** Reads the props of a tag from the end of its name. Returns undefined for what isn't a tag. */
function readProps(text: string, from: number): Omit<JsxElement, 'name'> | undefined {
  const props: JsxProp[] = [];
  let spread = false;
  let at = from;
  while (at < text.length) {
    const character = text[at]!;
    if (/\s/.test(character)) {
      at += 1;
    } else if (character === '>' || text.startsWith('/>', at)) {
      return { props, spread };
    } else if (character === '{') {
      spread ||= /^\{\s*\.\.\./.test(text.slice(at, at + 20));
      at = skipBraces(text, at);
    } else {
      PROP.lastIndex = at;
      const name = PROP.exec(text)?.[0];
      if (name === undefined) {
        return undefined;
      }
      const value = readValue(text, at + name.length);
      props.push({ name, ...(value.text !== undefined && { value: value.text }) });
      at = value.end;
    }
  }
  // The end of the tag wasn't copied.
  return props.length > 0 ? { props, spread } : undefined;
}

/** Reads the value of a prop, if one follows. */
function readValue(text: string, from: number): { text?: string; end: number } {
  const [sign = ''] = /^\s{0,100}=\s{0,100}/.exec(text.slice(from, from + 250)) ?? [];
  const start = from + sign.length;
  const quote = text[start];
  if (sign === '') {
    return { end: from };
  }
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, start + 1);
    return end === -1 ? { end: text.length } : { text: text.slice(start + 1, end), end: end + 1 };
  }
  if (quote !== '{') {
    return { end: start };
  }
  const end = skipBraces(text, start);
  const [, , literal] = /^\{\s*(['"`])([^'"`$\\]*)\1\s*\}$/.exec(text.slice(start, end)) ?? [];
  return literal === undefined ? { end } : { text: literal, end };
}

/** Returns the position after the brace that closes the one at `from`, or the end of the text. */
function skipBraces(text: string, from: number): number {
  // An entry is a brace that is open, or a template that is open.
  const open: ('{' | '`')[] = [];
  let at = from;
  while (at < text.length) {
    const character = text[at]!;
    if (open.at(-1) === '`') {
      if (character === '\\') {
        at += 1;
      } else if (character === '`') {
        open.pop();
      } else if (text.startsWith('${', at)) {
        open.push('{');
        at += 1;
      }
    } else if (character === '{' || character === '`') {
      open.push(character);
    } else if (character === '}') {
      open.pop();
      if (open.length === 0) {
        return at + 1;
      }
    } else if (character === '"' || character === "'") {
      at = skipString(text, at);
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end === -1 ? text.length : end + 1;
    }
    at += 1;
  }
  return text.length;
}

/** Returns the position of the closing quote. An apostrophe in text has none on its line. */
function skipString(text: string, from: number): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') {
      at += 1;
    } else if (text[at] === quote) {
      return at;
    }
  }
  return from;
}
