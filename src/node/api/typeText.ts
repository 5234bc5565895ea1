/** Types and their declarations as text. */
import ts from 'typescript';
import { getPlace } from './program';

/** Packages whose types every reader knows, or whose helpers say nothing by themselves. */
const WELL_KNOWN = /^(@types\/react|csstype|typescript|@mui\/types)$/;

/** Whether a name needs no explanation. */
export function isWellKnown(symbol: ts.Symbol | undefined): boolean {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && WELL_KNOWN.test(getPlace(file).package);
}

/** A type in words, whole. `'a'` is quoted as people write it. */
export function printType(type: ts.Type, checker: ts.TypeChecker): string {
  const text = checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
  return text.replace(/"([^"'\\]*)"/g, "'$1'").replace(/\bimport\([^)]*\)\./g, '');
}

const printer = ts.createPrinter({ removeComments: true });

/** A node on one line, without comments. */
export function printNode(node: ts.Node): string {
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

/** Whether a node, or one inside it, meets a condition. */
export function someNode(node: ts.Node, test: (node: ts.Node) => boolean): boolean {
  return (
    test(node) || (ts.forEachChild(node, (child) => someNode(child, test) || undefined) ?? false)
  );
}

/** Whether a type is written with a type parameter; `test` may ask for more of its declaration. */
export function namesTypeParameter(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
  test: (declaration: ts.TypeParameterDeclaration) => boolean = () => true,
): boolean {
  return someNode(node, (child) => {
    if (!ts.isTypeReferenceNode(child) || !ts.isIdentifier(child.typeName)) {
      return false;
    }
    const declaration = checker.getSymbolAtLocation(child.typeName)?.declarations?.[0];
    return (
      declaration !== undefined && ts.isTypeParameterDeclaration(declaration) && test(declaration)
    );
  });
}
