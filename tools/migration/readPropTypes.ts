/** Reads the components of version 0.x, which has no declarations, from the `propTypes` in the published source. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { DeclaredApi, DeclaredComponent, DeclaredProp } from './readDeclarations';

/** @param folder the package. Each of its folders has components, in files that are named like them. */
export function readPropTypes(folder: string): DeclaredApi {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .flatMap(({ name }) =>
      readdirSync(path.join(folder, name)).map((file) => path.join(name, file)),
    )
    .filter((file) => /[/\\][A-Z]\w*[a-z]\w*\.js$/.test(file));
  const exports = listExports(readFileSync(path.join(folder, 'index.js'), 'utf8'));
  const components = files.flatMap((file) => {
    const name = path.basename(file, '.js');
    const source = readFileSync(path.join(folder, file), 'utf8');
    return exports.has(name) ? [[name, parsePropTypes(source, name)] as const] : [];
  });
  return { components: new Map(components), exports };
}

/** Whether a package has declarations. */
export const hasDeclarations = (folder: string): boolean =>
  existsSync(path.join(folder, 'index.d.ts'));

const listExports = (code: string): ReadonlySet<string> =>
  new Set(
    [...code.matchAll(/^exports\.(\w+) = /gm)].flatMap(([line]) => line.match(/\w+/g)!.slice(1)),
  );

/** Reads `Name.propTypes = {…}`, also in a conditional expression. */
export function parsePropTypes(code: string, component: string): DeclaredComponent {
  const props = new Map<string, DeclaredProp>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.left.getText() === `${component}.propTypes` &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken
    ) {
      const value = ts.isConditionalExpression(node.right) ? node.right.whenTrue : node.right;
      const properties = ts.isObjectLiteralExpression(value) ? value.properties : [];
      for (const property of properties) {
        if (ts.isPropertyAssignment(property)) {
          props.set(property.name.getText(), readProp(property.initializer));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('component.js', code, ts.ScriptTarget.ESNext, true));
  return { props, accepted: new Set(props.keys()) };
}

/** Reads a type such as `PropTypes.oneOf(['left', 'right']).isRequired`. */
function readProp(type: ts.Expression): DeclaredProp {
  const text = type.getText();
  const list = /\.oneOf\)?\(\[([^\]]*)\]\)(?:\.isRequired)?$/.exec(text)?.[1] ?? '';
  return {
    required: text.endsWith('.isRequired'),
    deprecated: false,
    values: list
      .split(',')
      .map((value) => value.trim())
      .filter((value) => /^'[^']*'$/.test(value)),
  };
}
