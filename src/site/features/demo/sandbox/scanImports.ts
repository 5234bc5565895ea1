/**
 * What a file imports, without a compiler: small enough to be loaded with a click.
 * It knows comments, strings and templates, so that code inside them counts for nothing.
 */

/** The imports of a file, each once, in their order. */
export interface Imports {
  /** Package names of deep, type, dynamic and side-effect imports alike: `@mui/material`. */
  packages: string[];
  /** Relative specifiers as written: `./styles.css`. */
  relative: string[];
}

const CLAUSE = String.raw`(?:type\s+)?(?:[\w$]+\s*,?\s*)?(?:\{[^{}'"]*\}|\*(?:\s*as\s+[\w$]+)?)?`;
const SPECIFIER = String.raw`(['"])((?:(?!\1)[^\n])+)\1`;

/** At the beginning of a statement: `import x from 'y'`, `import 'y'`, `export * from 'y'`. */
const STATIC = new RegExp(
  String.raw`(?:import|export)(?:\s*${CLAUSE}\s*from)?\s*${SPECIFIER}`,
  'y',
);
/** Anywhere: `import('y')`, also as a type. */
const DYNAMIC = new RegExp(String.raw`import\s*\(\s*${SPECIFIER}`, 'y');

/**
 * Finds the imports of a TypeScript, JavaScript or CSS file.
 * @param code its text; what cannot be read as code is passed over, since a reader may be in the middle of an edit.
 */
export function scanImports(code: string): Imports {
  const specifiers = new Set<string>();
  let statementStart = true;
  let position = 0;
  while (position < code.length) {
    const rest = skipQuiet(code, position);
    if (rest > position) {
      statementStart &&= code[position] === '/';
      position = rest;
      continue;
    }
    const char = code[position]!;
    const match = startsWord(code, position) && readImport(code, position, statementStart);
    if (match) {
      specifiers.add(match.specifier);
      position = match.end;
      statementStart = false;
      continue;
    }
    if (/[;}\n]/.test(char)) {
      statementStart = true;
    } else if (!/\s/.test(char)) {
      statementStart = false;
    }
    position += 1;
  }
  const all = [...specifiers];
  return {
    packages: [...new Set(all.filter((name) => !isRelative(name)).map(getPackageName))],
    relative: all.filter(isRelative),
  };
}

/** The package of a specifier: `@mui/material` of `@mui/material/Button`. */
export function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

function startsWord(code: string, position: number): boolean {
  return !/[\w$.]/.test(code[position - 1] ?? ' ');
}

function readImport(code: string, position: number, statementStart: boolean) {
  for (const pattern of statementStart ? [DYNAMIC, STATIC] : [DYNAMIC]) {
    pattern.lastIndex = position;
    const specifier = pattern.exec(code)?.[2];
    if (specifier !== undefined) {
      return { specifier, end: pattern.lastIndex };
    }
  }
  return undefined;
}

/** The end of the comment, string or template that begins here; the same position where none does. */
function skipQuiet(code: string, position: number): number {
  const two = code.slice(position, position + 2);
  if (two === '//') {
    return endOf(code, '\n', position, 0);
  }
  if (two === '/*') {
    return endOf(code, '*/', position, 2);
  }
  if (two[0] === '`') {
    return skipTemplate(code, position);
  }
  if (two[0] === '"' || two[0] === "'") {
    // An apostrophe in the text of an element ends with its line, as a string does.
    const string = /(['"])(?:\\.|(?!\1)[^\\\n])*\1?/y;
    string.lastIndex = position;
    string.exec(code);
    return string.lastIndex;
  }
  return position;
}

function endOf(code: string, mark: string, position: number, length: number): number {
  const end = code.indexOf(mark, position + length);
  return end === -1 ? position + 1 : end + length;
}

/** Text only: an import inside `${…}` is no import that a demo would have. */
function skipTemplate(code: string, position: number): number {
  const template = /`(?:\\[\s\S]|[^\\`])*`/y;
  template.lastIndex = position;
  return template.test(code) ? template.lastIndex : position + 1;
}
