/** The members of a union in the order of the source code. */
import ts from 'typescript';
import { resolveAlias } from './program';
import { printNode, printType } from './typeText';

/** Resolves a type parameter of the component to its constraint, which is more informative. */
export function readConstraint(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const parts = type.isUnion() ? type.types : [type];
  const [part, ...others] = parts.filter((each) => !(each.flags & ts.TypeFlags.Undefined));
  return part && others.length === 0 && part.flags & ts.TypeFlags.TypeParameter
    ? (checker.getBaseConstraintOfType(part) ?? type)
    : type;
}

/** Lists the members of a union in the order of the source code. Returns undefined for other types. */
export function readMembers(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  optional: boolean,
  checker: ts.TypeChecker,
): string[] | undefined {
  const union = readConstraint(type, checker);
  if (!union.isUnion()) {
    return undefined;
  }
  const kept = union.types.filter(
    (member) => !optional || !(member.flags & ts.TypeFlags.Undefined),
  );
  const texts = kept.map((member) => wrapFunction(printType(member, checker), kept.length));
  const [no, yes] = [texts.indexOf('false'), texts.indexOf('true')];
  if (no !== -1 && yes !== -1) {
    texts[Math.min(no, yes)] = 'boolean';
    texts.splice(Math.max(no, yes), 1);
  }
  if (texts.length < 2) {
    return texts;
  }
  const order = (node && findWrittenOrder(node, checker)) ?? '';
  const position = (text: string) => {
    const index = order.indexOf(text);
    return index === -1 ? Number.MAX_SAFE_INTEGER : index;
  };
  return [...new Set(texts)].sort((a, b) => position(a) - position(b));
}

function wrapFunction(text: string, count: number): string {
  return count > 1 && text.includes('=>') && !text.startsWith('(' + '(') ? `(${text})` : text;
}

/** The number of type names to follow when looking for the order of union members. */
const MAX_ORDER_DEPTH = 5;

/** What was found, by node and depth: many components have the same props. */
const orders = new WeakMap<ts.TypeNode, string[]>();

/** Returns the text in which the union members are written: the type itself and all types that it refers to. */
function findWrittenOrder(node: ts.TypeNode, checker: ts.TypeChecker, depth = 0): string {
  const found = orders.get(node) ?? [];
  orders.set(node, found);
  return (found[depth] ??= findNewOrder(node, checker, depth));
}

function findNewOrder(node: ts.TypeNode, checker: ts.TypeChecker, depth: number): string {
  const texts = [printNode(node)];
  const follow = (next: ts.TypeNode | undefined) => {
    if (next && depth < MAX_ORDER_DEPTH) {
      texts.push(findWrittenOrder(next, checker, depth + 1));
    }
  };
  const visit = (child: ts.Node) => {
    if (ts.isTypeReferenceNode(child)) {
      const symbol = checker.getSymbolAtLocation(child.typeName);
      const declaration = symbol && resolveAlias(symbol, checker).declarations?.[0];
      if (declaration && ts.isTypeAliasDeclaration(declaration)) {
        follow(declaration.type);
      } else if (declaration && ts.isTypeParameterDeclaration(declaration)) {
        follow(declaration.constraint);
      }
    } else if (ts.isIndexedAccessTypeNode(child) && ts.isLiteralTypeNode(child.indexType)) {
      const name = child.indexType.literal.getText().slice(1, -1);
      const member = checker.getTypeFromTypeNode(child.objectType).getProperty(name);
      const declaration = member?.declarations?.[0];
      follow(declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return texts.join(' ');
}
