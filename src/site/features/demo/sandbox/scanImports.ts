/**
 * Finds the imports of a file without a compiler, so that little code is loaded. It skips comments, strings and
 * templates.
 */

/** The imports of a file in order, without duplicates. */
export interface Imports {
  /** Package names of deep, type, dynamic and side-effect imports: `@mui/material`. */
  packages: string[];
  /** Relative specifiers as written: `./styles.css`. */
  relative: string[];
}

const CLAUSE = String.raw`(?:type\s+)?(?:[\w$]+\s*,?\s*)?(?:\{[^{}'"]*\}|\*(?:\s*as\s+[\w$]+)?)?`;
const SPECIFIER = String.raw`(['"])((?:(?!\1)[^\n])+)\1`;

/** Matches at the start of a statement: `import x from 'y'`, `import 'y'`, `export * from 'y'`. */
const STATIC = new RegExp(
  String.raw`(?:import|export)(?:\s*${CLAUSE}\s*from)?\s*${SPECIFIER}`,
  'y',
);
/** Matches anywhere: `import('y')`, also in types. */
const DYNAMIC = new RegExp(String.raw`import\s*\(\s*${SPECIFIER}`, 'y');

/**
 * Finds the imports of a TypeScript, JavaScript or CSS file.
 * @param code its text. Code with syntax errors is scanned as far as possible, because the user may still be editing
 *   it.
 */
export function scanImports(code: string): Imports {
  const specifiers = new Set<string>();
  let statementStart = true;
  let position = 0;
  while (position < code.length) {
    const rest = skipNonCode(code, position);
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

/** Returns the package of a specifier: `@mui/material` for `@mui/material/Button`. */
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

/** Returns the end of the comment, string or template that starts here, or the same position if none does. */
function skipNonCode(code: string, position: number): number {
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

/** Skips expressions as well: demos have no imports inside `${…}`. */
function skipTemplate(code: string, position: number): number {
  const template = /`(?:\\[\s\S]|[^\\`])*`/y;
  template.lastIndex = position;
  return template.test(code) ? template.lastIndex : position + 1;
}
