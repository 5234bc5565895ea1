/** Finds the named unions of literals that a type uses, such as the reasons that callbacks get. */
import ts from 'typescript';
import { getPlace, resolveAlias } from '@/src/node/api/program';
import { listLiterals } from '../listLiterals';

/** Names inside this many other names aren't followed. */
const DEEPEST = 4;

/**
 * Lists the unions by the names that the libraries declare for them. Types of functions, unions, and arrays are followed,
 * because their parts are parts of the given type; those of objects aren't.
 */
export function listNamedUnions(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
): Record<string, string[]> {
  const unions: Record<string, string[]> = {};
  const visit = (part: ts.Node, depth: number): void => {
    const declared = depth < DEEPEST ? findDeclared(part, checker) : undefined;
    if (declared && ts.isTypeAliasDeclaration(declared)) {
      const values = declared.typeParameters
        ? []
        : listLiterals(checker.getTypeAtLocation(declared.name), checker).sort();
      if (values.length > 0) {
        unions[declared.name.text] = values;
      } else if (isTransparent(declared.type)) {
        visit(declared.type, depth + 1);
      }
    } else if (declared && ts.isPropertySignature(declared) && declared.type) {
      visit(declared.type, depth + 1);
    }
    ts.forEachChild(part, (child) => visit(child, depth));
  };
  visit(node, 0);
  return unions;
}

/** Returns what a name, or a property such as `Props['onChange']`, stands for in the libraries. */
function findDeclared(node: ts.Node, checker: ts.TypeChecker): ts.Declaration | undefined {
  let symbol: ts.Symbol | undefined;
  if (ts.isTypeReferenceNode(node)) {
    const named = checker.getSymbolAtLocation(node.typeName);
    symbol = named && resolveAlias(named, checker);
  } else if (
    ts.isIndexedAccessTypeNode(node) &&
    ts.isLiteralTypeNode(node.indexType) &&
    ts.isStringLiteral(node.indexType.literal)
  ) {
    const owner = checker.getTypeFromTypeNode(node.objectType);
    symbol = checker.getPropertyOfType(owner, node.indexType.literal.text);
  }
  const [declaration] = symbol?.declarations ?? [];
  const file = declaration?.getSourceFile().fileName ?? '';
  return getPlace(file).package.startsWith('@mui/') ? declaration : undefined;
}

const isTransparent = (node: ts.TypeNode): boolean =>
  ts.isFunctionTypeNode(node) ||
  ts.isUnionTypeNode(node) ||
  ts.isArrayTypeNode(node) ||
  ts.isParenthesizedTypeNode(node) ||
  ts.isTypeReferenceNode(node) ||
  ts.isIndexedAccessTypeNode(node);
