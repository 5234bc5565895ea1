/** Which props of which components, and parameters of which hooks, a page shows: in the code of its demos, or in its text. */
import ts from 'typescript';

/** Props by component and parameters by hook, as `package Name`. */
export type ShownProps = Map<string, Set<string>>;

/**
 * Adds what a module sets on components of the documented packages: attributes and children in JSX, also through
 * `styled(Component)`, and the members of an object that is written out where it is spread. For hooks, the members of an
 * object that is written out as the argument.
 * @param code TypeScript or JavaScript with JSX.
 */
export function addPropsOfCode(code: string, shown: ShownProps): void {
  const file = ts.createSourceFile(
    'demo.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const components = listImports(file);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const styled = /^styled\((\w+)/.exec(node.initializer.getText(file));
      const component = styled && components.get(styled[1]!);
      if (component) {
        components.set(node.name.text, component);
      }
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = components.get(node.tagName.getText(file));
      if (component) {
        addProps(shown, component, listAttributes(node, file));
      }
    }
    if (ts.isCallExpression(node)) {
      const hook = components.get(node.expression.getText(file));
      if (hook) {
        addProps(
          shown,
          hook,
          node.arguments.flatMap((argument) => listMembers(argument, file)),
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Local names of components, with `package Name`. */
function listImports(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const match = /^(@mui\/[\w-]+)(?:\/(\w+))?$/.exec(statement.moduleSpecifier.text);
    const clause = statement.importClause;
    if (!match || !clause) {
      continue;
    }
    const [, from = '', folder] = match;
    if (clause.name && folder) {
      names.set(clause.name.text, `${from} ${folder}`);
    }
    if (clause.namedBindings && ts.isNamedImports(clause.namedBindings)) {
      for (const { name, propertyName } of clause.namedBindings.elements) {
        const published = (propertyName ?? name).text.replace(/^unstable_/i, '');
        names.set(name.text, `${from} ${published}`);
      }
    }
  }
  return names;
}

function listAttributes(
  element: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  file: ts.SourceFile,
): string[] {
  const names = element.attributes.properties.flatMap((attribute) => {
    if (ts.isJsxAttribute(attribute)) {
      return [attribute.name.getText(file)];
    }
    return listMembers(attribute.expression, file);
  });
  const hasChildren =
    ts.isJsxElement(element.parent) &&
    element.parent.children.some((child) => !ts.isJsxText(child) || child.text.trim() !== '');
  return hasChildren ? [...names, 'children'] : names;
}

/** Names of the members of an object that is written out. */
function listMembers(node: ts.Expression, file: ts.SourceFile): string[] {
  return ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((property) => property.name?.getText(file) ?? [])
    : [];
}

/**
 * Names that a Markdown text mentions: those that begin a piece of inline code (`` `color` ``, `` `color="error"` ``),
 * and the attributes in its code blocks.
 */
export function listNamesInText(markdown: string): Set<string> {
  const names = new Set<string>();
  const blocks = [...markdown.matchAll(/^```\w*[^\n]*\n([\s\S]*?)^```/gm)].map(
    ([, code = '']) => code,
  );
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  for (const [, code = ''] of prose.matchAll(/`([^`\n]+)`/g)) {
    const name = /^(?:<\w+ )?([\w-]+)/.exec(code)?.[1];
    if (name) {
      names.add(name);
    }
  }
  for (const code of blocks) {
    for (const [, name = ''] of code.matchAll(/\s([a-z][\w-]*)(?==[{"'])/g)) {
      names.add(name);
    }
  }
  return names;
}

function addProps(shown: ShownProps, component: string, names: readonly string[]): void {
  const known = shown.get(component) ?? new Set();
  names.forEach((name) => known.add(name));
  shown.set(component, known);
}
