/** Import statements of the packages, and of their former names. */

export interface ImportRecognition {
  kind: 'import';
  imports: ImportStatement[];
}

export interface ImportStatement {
  /** The module: `@mui/material/Button`. */
  from: string;
  /** Local name of the default export. */
  default?: string;
  /** Local name of the namespace. */
  namespace?: string;
  /** Names of exports, with their local names. */
  names: { name: string; local: string }[];
}

/** An import, or the list of another one: both end with a module. */
const STATEMENT =
  /\bimport\s+(?:type\s+)?([\w$*\s{},]*?)\s*\bfrom\s*(['"])([^'"\s]{1,200})\2|\bimport\s*\(?\s*(['"])([^'"\s]{1,200})\4/g;
const REQUIRE =
  /\b(?:const|let|var)\s+([\w$\s{},:]*?)\s*=\s*require\s*\(\s*(['"])([^'"\s]{1,200})\2/g;
export const LIBRARY = /^(?:@mui|@material-ui)\//;

export function recognizeImport(text: string): ImportRecognition | undefined {
  const imports = readImports(text);
  return imports.length > 0 ? { kind: 'import', imports } : undefined;
}

/** Reads the imports of the libraries in a text, in their order. */
export function readImports(text: string): ImportStatement[] {
  if (!/\b(?:import|require)\b/.test(text)) {
    return [];
  }
  return [
    ...[...text.matchAll(STATEMENT)].map(([, clause, , from, , bare]) =>
      readClause(clause ?? '', from ?? bare ?? ''),
    ),
    ...[...text.matchAll(REQUIRE)].map(([, clause, , from]) =>
      readClause(clause!.replace(/:/g, ' as '), from!),
    ),
  ].filter(({ from }) => LIBRARY.test(from));
}

function readClause(clause: string, from: string): ImportStatement {
  const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const outside = clause.replace(/\{[^}]*\}/, '');
  const [, namespace] = /\*\s*as\s+([\w$]+)/.exec(outside) ?? [];
  const [, own] = /^\s*([\w$]+)/.exec(outside) ?? [];
  const names = list
    .split(',')
    .map((item) => item.trim().replace(/^type\s+/, ''))
    .filter((item) => /^[\w$]+(?:\s+as\s+[\w$]+)?$/.test(item))
    .map((item) => {
      const [name = '', local = name] = item.split(/\s+as\s+/);
      return { name, local };
    });
  return { from, ...(own && { default: own }), ...(namespace && { namespace }), names };
}
