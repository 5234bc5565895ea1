/** A small printer of highlighted JSX that formats code as Prettier does. */
import type { Json, PlaygroundNode, PlaygroundVariables } from './playground';

/** A part of the code. `kind` is the class that colors it, as in `src/node/markdown/highlight.ts`. */
export interface CodePart {
  text: string;
  kind?: 'keyword' | 'string' | 'number' | 'tag' | 'name' | 'code';
}

type Line = readonly CodePart[];

/** Prettier's default print width. */
const WIDTH = 80;

/** CSS variables that a theme sets for all instances of a component. */
interface ThemeStyle extends Pick<PlaygroundVariables, 'themeName' | 'createTheme'> {
  /** Values by the name of the variable. */
  style: Readonly<Record<string, string | number>>;
}

/** Prints imports, a theme if there is one, and an element, with a blank line between them. */
export function printCode(
  imports: readonly string[],
  node: PlaygroundNode,
  theme?: ThemeStyle,
): CodePart[] {
  const lines: Line[] = [
    ...imports.map(printImport),
    ...(theme ? printTheme(theme) : []),
    [],
    ...printElement(node, 0),
  ];
  return lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]));
}

/** Returns the plain text of parts. */
export function toText(parts: readonly CodePart[]): string {
  return parts.map(({ text }) => text).join('');
}

function printImport(statement: string): Line {
  return statement
    .split(/(\bimport\b|\bfrom\b|'[^']*')/)
    .filter((text) => text !== '')
    .map((text) => {
      const kind = text.startsWith("'") ? 'string' : /^(import|from)$/.test(text) ? 'keyword' : '';
      return kind ? { text, kind } : { text };
    });
}

/** Prints the import of the function that creates a theme, a blank line, and the theme. */
function printTheme({ createTheme, themeName, style }: ThemeStyle): Line[] {
  const { name, from } = createTheme;
  const open = (key: string): Line => [{ text: key, kind: 'name' }, { text: ': {' }];
  const close: Line = [{ text: '},' }];
  const root = printMember(['root', style]);
  const members: Line[] = fits([...root, { text: ',' }], 8)
    ? [[...root, { text: ',' }]]
    : [
        open('root'),
        ...moveIn(Object.entries(style).map((member) => [...printMember(member), { text: ',' }])),
        close,
      ];
  return [
    printImport(`import { ${name} } from '${from}';`),
    [],
    [{ text: 'const', kind: 'keyword' }, { text: ` theme = ${name}({` }],
    ...moveIn([
      open('components'),
      ...moveIn([
        open(themeName),
        ...moveIn([open('styleOverrides'), ...moveIn(members), close]),
        close,
      ]),
      close,
    ]),
    [{ text: '});' }],
  ];
}

function printElement(node: PlaygroundNode, indent: number): Line[] {
  const { component } = node;
  const attributes = [
    ...Object.entries(node.props ?? {}).map(([name, value]) => ({
      flat: printAttribute(name, value),
      long: printLongAttribute(name, value, indent),
    })),
    ...Object.entries(node.written ?? {}).map(([name, expression]) => {
      const flat = printExpression(name, expression);
      return { flat, long: [flat] };
    }),
  ];
  const children = getChildren(node);
  const tag: CodePart = { text: component, kind: 'tag' };
  const opening: Line = [
    { text: '<' },
    tag,
    ...attributes.flatMap(({ flat }) => [{ text: ' ' }, ...flat]),
  ];
  const closing: Line = [{ text: '</' }, tag, { text: '>' }];

  const inner = children.map((child) =>
    typeof child === 'string' ? [printText(child)] : printElement(child, indent + 2),
  );
  const flat: Line =
    children.length === 0
      ? [...opening, { text: ' />' }]
      : [...opening, { text: '>' }, ...inner.flat(2), ...closing];
  // A rule of Prettier: nested elements, and several attributes before a text, always get their own lines.
  const isShort =
    children.length === 0 ||
    (children.length === 1 && typeof children[0] === 'string' && attributes.length <= 1);
  if (isShort && fits(flat, indent)) {
    return [flat];
  }
  const end: CodePart = { text: children.length === 0 ? '/>' : '>' };
  const opened: Line[] =
    children.length > 0 && fits([...opening, end], indent)
      ? [[...opening, end]]
      : [[{ text: '<' }, tag], ...attributes.flatMap(({ long }) => moveIn(long)), [end]];
  if (children.length === 0) {
    return opened;
  }
  const body = children.flatMap((child, index) =>
    typeof child === 'string' ? fillText(child, indent + 2) : (inner[index] ?? []),
  );
  return [...opened, ...moveIn(body), closing];
}

function getChildren({ children = [] }: PlaygroundNode): readonly (string | PlaygroundNode)[] {
  return (typeof children === 'string' ? [children] : children).filter((child) => child !== '');
}

function getWidth(line: Line): number {
  return line.reduce((width, { text }) => width + text.length, 0);
}

function fits(line: Line, indent: number): boolean {
  return indent + getWidth(line) <= WIDTH;
}

function moveIn(lines: readonly Line[]): Line[] {
  return lines.map((line) => [{ text: '  ' }, ...line]);
}

/** `disabled`, `label="Name"`, `elevation={3}`, `sx={{ p: 2 }}`. */
function printAttribute(name: string, value: Json): Line {
  const key: CodePart = { text: name, kind: 'name' };
  if (value === true) {
    return [key];
  }
  // Quoted JSX attributes have no escapes except HTML entities.
  if (typeof value === 'string' && !/["&\\\n]/.test(value)) {
    return [key, { text: '=' }, { text: `"${value}"`, kind: 'string' }];
  }
  return [key, { text: '={' }, ...printValue(value), { text: '}' }];
}

/** Prints an expression as written: `anchorEl={anchorEl}`. */
function printExpression(name: string, expression: string): Line {
  return [{ text: name, kind: 'name' }, { text: `={${expression}}` }];
}

/** Prints an attribute over several lines. An object that is too wide gets one member per line. */
function printLongAttribute(name: string, value: Json, indent: number): Line[] {
  const flat = printAttribute(name, value);
  if (fits(flat, indent + 2) || typeof value !== 'object' || value === null) {
    return [flat];
  }
  const [open, close] = Array.isArray(value) ? ['={[', ']}'] : ['={{', '}}'];
  const members: Line[] = Array.isArray(value)
    ? value.map((item: Json) => printValue(item))
    : Object.entries(value).map(printMember);
  return [
    [{ text: name, kind: 'name' }, { text: open }],
    ...moveIn(members.map((member) => [...member, { text: ',' }])),
    [{ text: close }],
  ];
}

function printMember([key, value]: readonly [string, unknown]): Line {
  return [{ text: printKey(key), kind: 'name' }, { text: ': ' }, ...printValue(value)];
}

/** Prints the key of an object, in quotes if it needs them. */
export function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

/** Prints data on one line. */
export function printValue(value: unknown): Line {
  if (typeof value === 'string') {
    return [{ text: quote(value), kind: 'string' }];
  }
  if (typeof value !== 'object' || value === null) {
    return [{ text: String(value), kind: 'number' }];
  }
  const isList = Array.isArray(value);
  const members: Line[] = isList ? value.map(printValue) : Object.entries(value).map(printMember);
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  return members.length === 0
    ? [{ text: isList ? '[]' : '{}' }]
    : [
        { text: open },
        ...members.flatMap((member, index) => (index === 0 ? member : [{ text: ', ' }, ...member])),
        { text: close },
      ];
}

/** Quotes a JavaScript string in single quotes, or in double quotes if that needs fewer escapes. */
function quote(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") && !text.includes('"')
    ? json
    : `'${json.slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

/** Whether JSX would render a text as written: it contains no special characters, and no spaces that JSX removes. */
function isPlain(text: string): boolean {
  return !/[{}<>&\n\r\t]|^\s|\s$| {2}/.test(text);
}

function printText(text: string): Line {
  return isPlain(text)
    ? [{ text, kind: 'code' }]
    : [{ text: '{' }, { text: quote(text), kind: 'string' }, { text: '}' }];
}

/** Wraps text over as many lines as it needs. */
function fillText(text: string, indent: number): Line[] {
  if (!isPlain(text)) {
    return [printText(text)];
  }
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && indent + last.length + 1 + word.length <= WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.map((line) => [{ text: line, kind: 'code' }]);
}
