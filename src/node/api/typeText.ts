/** Prints types and declarations as text. */
import ts from 'typescript';
import { getPlace } from './program';

/** Packages whose types are well known, or whose helper types aren't informative. */
const WELL_KNOWN = /^(@types\/react|csstype|typescript|@mui\/types)$/;

/** Whether a type name doesn't need a definition. */
export function isWellKnown(symbol: ts.Symbol | undefined): boolean {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && WELL_KNOWN.test(getPlace(file).package);
}

/** What was printed: many components have the same props, whose types are the same objects. */
const printedTypes = new WeakMap<ts.Type, string>();
const printedNodes = new WeakMap<ts.Node, string>();

/** Prints a type without truncation and with single quotes. */
export function printType(type: ts.Type, checker: ts.TypeChecker): string {
  const printed = printedTypes.get(type) ?? printNewType(type, checker);
  printedTypes.set(type, printed);
  return printed;
}

function printNewType(type: ts.Type, checker: ts.TypeChecker): string {
  const text = checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
  return text.replace(/"([^"'\\]*)"/g, "'$1'").replace(/\bimport\([^)]*\)\./g, '');
}

const printer = ts.createPrinter({ removeComments: true });

/** Prints a node on one line, without comments. */
export function printNode(node: ts.Node): string {
  const printed = printedNodes.get(node) ?? printNewNode(node);
  printedNodes.set(node, printed);
  return printed;
}

function printNewNode(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/([<([]) ?\| /g, '$1')
    .replace(/;( })/g, '$1')
    .replace(/\[ ([^\]]*) \]/g, '[$1]')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .trim();
}

/** Whether a node or one of its descendants satisfies a condition. */
export function containsNode(node: ts.Node, test: (node: ts.Node) => boolean): boolean {
  return (
    test(node) ||
    (ts.forEachChild(node, (child) => containsNode(child, test) || undefined) ?? false)
  );
}

/** Whether a type refers to a type parameter. `test` can check its declaration. */
export function namesTypeParameter(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
  test: (declaration: ts.TypeParameterDeclaration) => boolean = () => true,
): boolean {
  return containsNode(node, (child) => {
    if (!ts.isTypeReferenceNode(child) || !ts.isIdentifier(child.typeName)) {
      return false;
    }
    const declaration = checker.getSymbolAtLocation(child.typeName)?.declarations?.[0];
    return (
      declaration !== undefined && ts.isTypeParameterDeclaration(declaration) && test(declaration)
    );
  });
}
