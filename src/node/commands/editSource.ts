/** Edits TypeScript files of this repository by their syntax tree, and formats TypeScript and JSON. */
import * as babelPlugin from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescriptPlugin from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import ts from 'typescript';

/** Formats TypeScript as `npm run format` does. */
export function formatSource(source: string): Promise<string> {
  return format(source, {
    parser: 'typescript',
    plugins: [typescriptPlugin, estree as never],
    singleQuote: true,
    printWidth: 100,
    trailingComma: 'all',
  });
}

/** Writes a value as JSON, formatted. An object is on one line if it fits there and has no objects as its values. */
export function formatJson(value: unknown): Promise<string> {
  return format(toJson(value), {
    parser: 'json',
    plugins: [babelPlugin, estree as never],
    printWidth: 100,
  });
}

/** Prettier keeps an object on several lines when a line break follows its first brace. */
function toJson(value: unknown): string {
  if (!isObject(value) || !Object.values(value).some(isObject)) {
    return JSON.stringify(value);
  }
  const fields = Object.entries(value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${toJson(field)}`,
  );
  return `{\n${fields.join(',\n')}\n}`;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a source text. The nodes have references to their parents. */
export function parseSource(source: string): ts.SourceFile {
  return ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
}

/** Finds the first node in document order for which `pick` returns a value. */
function findNode<T>(root: ts.Node, pick: (node: ts.Node) => T | undefined): T | undefined {
  return pick(root) ?? ts.forEachChild(root, (child) => findNode(child, pick));
}

/**
 * Adds a property to the end of an object.
 * @param owner name of the variable or property that holds the object.
 * @param property source code of the property: `charts` or `'my-charts': myCharts`.
 * @returns the new source, formatted; undefined when the source has no such object.
 */
export async function addProperty(
  source: string,
  owner: string,
  property: string,
): Promise<string | undefined> {
  const object = findNode(parseSource(source), (node) =>
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
    node.name.getText() === owner &&
    node.initializer &&
    ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer
      : undefined,
  );
  if (!object) {
    return undefined;
  }
  const last = object.properties.at(-1);
  const place = last?.end ?? object.getStart() + 1;
  return formatSource(
    `${source.slice(0, place)}${last ? ', ' : ''}${property}${source.slice(place)}`,
  );
}

/** Adds an import after the last one. @returns the new source, not formatted. */
export function addImport(source: string, statement: string): string {
  const end = parseSource(source).statements.findLast(ts.isImportDeclaration)?.end ?? 0;
  return `${source.slice(0, end)}\n${statement}${source.slice(end)}`;
}
