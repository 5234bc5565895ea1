/** Reads the default values of props from the published source of components. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Default values by prop, as code. Values that aren't literals are missing. */
export type Defaults = ReadonlyMap<string, string>;

/**
 * @param folder the package.
 * @param component its name, which is also the name of its folder.
 */
export function readDefaults(folder: string, component: string): Defaults {
  const file = ['es', 'modern', '.']
    .map((build) => path.join(folder, build, component, `${component}.js`))
    .find(existsSync);
  return file === undefined ? new Map() : parseDefaults(readFileSync(file, 'utf8'), component);
}

/**
 * Reads the defaults of one component: `Name.defaultProps = {…}`, and `const { … } = props` in its function.
 * @param code JavaScript that isn't compiled to ES5.
 */
export function parseDefaults(code: string, component: string): Defaults {
  const defaults = new Map<string, string>();
  const add = (name: string, value: ts.Expression | undefined) => {
    const text = value && printLiteral(value);
    if (text !== undefined) {
      defaults.set(name, text);
    }
  };
  const visit = (node: ts.Node, isInside: boolean): void => {
    if (isDefaultProps(node, component)) {
      for (const property of node.right.properties) {
        if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)) {
          add(property.name.text, property.initializer);
        }
      }
    }
    if (isInside && ts.isVariableDeclaration(node) && isProps(node.initializer)) {
      for (const { propertyName, name, initializer } of listElements(node.name)) {
        const key = propertyName ?? name;
        if (ts.isIdentifier(key)) {
          add(key.text, initializer);
        }
      }
    }
    const isComponent = ts.isFunctionLike(node) && node.name?.getText() === component;
    ts.forEachChild(node, (child) =>
      visit(child, isComponent || (isInside && !ts.isFunctionLike(node))),
    );
  };
  visit(ts.createSourceFile('component.js', code, ts.ScriptTarget.ESNext, true), false);
  return defaults;
}

type DefaultProps = ts.BinaryExpression & { right: ts.ObjectLiteralExpression };

const isDefaultProps = (node: ts.Node, component: string): node is DefaultProps =>
  ts.isBinaryExpression(node) &&
  node.left.getText() === `${component}.defaultProps` &&
  ts.isObjectLiteralExpression(node.right);

const isProps = (value: ts.Expression | undefined): boolean =>
  value !== undefined && ts.isIdentifier(value) && value.text === 'props';

const listElements = (name: ts.BindingName): readonly ts.BindingElement[] =>
  ts.isObjectBindingPattern(name) ? name.elements : [];

/** Returns a literal as code, in one form for all versions: a string, number, or boolean, or an object or array of them. */
function printLiteral(value: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(value)) {
    return `'${value.text}'`;
  }
  if (ts.isArrayLiteralExpression(value)) {
    const items = value.elements.map(printLiteral);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (ts.isObjectLiteralExpression(value)) {
    const items = value.properties.map((property) => {
      const text = ts.isPropertyAssignment(property) && printLiteral(property.initializer);
      return text ? `${property.name!.getText()}: ${text}` : undefined;
    });
    return items.includes(undefined) ? undefined : `{ ${items.join(', ')} }`;
  }
  const { TrueKeyword, FalseKeyword } = ts.SyntaxKind;
  return ts.isNumericLiteral(value) || value.kind === TrueKeyword || value.kind === FalseKeyword
    ? value.getText()
    : undefined;
}
