/** Forms of types that don't change when only their text changes. */
import ts from 'typescript';
import { printNode } from '@/src/node/api/typeText';

/** Prints a type on one line, without `undefined`. */
export const printWhole = (node: ts.TypeNode): string =>
  printNode(node)
    .replace(/^undefined \| | \| undefined$/g, '')
    .replace(/ \| undefined(?= \|)/g, '');

/**
 * Prints a type in one form: unions and intersections are sorted, and names have no import path, namespace, or
 * parentheses that aren't needed.
 */
export function normalizeType(node: ts.TypeNode): string {
  const sort = (parts: readonly ts.TypeNode[], separator: string) =>
    [...new Set(parts.map(normalizeType))]
      .filter((part) => part !== 'undefined')
      .sort()
      .join(separator);
  if (ts.isParenthesizedTypeNode(node)) {
    const inner = normalizeType(node.type);
    return ts.isUnionTypeNode(node.type) || ts.isIntersectionTypeNode(node.type)
      ? inner
      : `(${inner})`;
  }
  if (ts.isUnionTypeNode(node)) {
    return sort(node.types, ' | ');
  }
  if (ts.isIntersectionTypeNode(node)) {
    return sort(node.types, ' & ');
  }
  if (ts.isArrayTypeNode(node)) {
    return `${normalizeType(node.elementType)}[]`;
  }
  if (ts.isTypeReferenceNode(node) && node.typeArguments) {
    const name = simplifyNames(node.typeName.getText());
    return `${name}<${node.typeArguments.map(normalizeType).join(', ')}>`;
  }
  if (ts.isFunctionTypeNode(node)) {
    return normalizeFunction(node);
  }
  if (ts.isTypeLiteralNode(node) && node.members.every(ts.isPropertySignature)) {
    const members = node.members
      .filter(ts.isPropertySignature)
      .map(({ name, questionToken, type }) => {
        const mark = questionToken ? '?' : '';
        return `${simplifyNames(printNode(name))}${mark}: ${type ? normalizeType(type) : 'unknown'}`;
      });
    return `{ ${members.sort().join('; ')} }`;
  }
  return node.kind === ts.SyntaxKind.AnyKeyword ? 'unknown' : simplifyNames(printNode(node));
}

/** Names of parameters don't matter. */
function normalizeFunction(node: ts.FunctionTypeNode): string {
  const own = node.typeParameters?.map(printNode).join(', ');
  const parameters = node.parameters.map(({ dotDotDotToken, questionToken, type }) => {
    const mark = `${dotDotDotToken ? '...' : ''}_${questionToken ? '?' : ''}`;
    return `${mark}: ${type ? normalizeType(type) : 'unknown'}`;
  });
  return `${own ? `<${own}>` : ''}(${parameters.join(', ')}) => ${normalizeType(node.type)}`;
}

/** Prints a type as the compiler resolves it, in one form. */
export function normalizeResolved(type: ts.Type, checker: ts.TypeChecker): string {
  const members = (type.isUnion() ? type.types : [type])
    .filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    .map((member) => simplifyNames(checker.typeToString(member, undefined, FLAGS)));
  return [...new Set(members)].sort().join(' | ');
}

const FLAGS =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const simplifyNames = (text: string): string =>
  text
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/\bimport\([^)]*\)\./g, '')
    .replace(/\b(React|JSX|CSS)\./g, '')
    .replace(/ReactJSXElement|ReactElement<any, string \| JSXElementConstructor<any>>/g, 'Element')
    .replace(/\s+/g, ' ')
    .trim();
