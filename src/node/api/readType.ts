/** Reads a type for the reference: as declared, as resolved, and with definitions of the names in it. */
import ts from 'typescript';
import type { ApiType } from '@/src/shared/apiEntry';
import { getPlace } from './program';
import { type TypeContext, readLinks } from './typeDefinitions';
import { isWellKnown, namesTypeParameter, printNode, printType } from './typeText';
import { readConstraint, readMembers } from './unionMembers';

/** Types that are longer when resolved are shown by their name only. In characters. */
const MAX_EXPANDED = 900;
/** Object types that are longer are shown as a list of their members. In characters. */
const MAX_OBJECT = 160;

/** Where a type is used. */
export interface TypePlace {
  /** The member, for notes: `Button.color`. */
  member: string;
  /** Whether the member is optional. If so, undefined isn't shown as part of its type. */
  optional?: boolean;
  /** Whether other declarations give the member another type (in a union of props), so no single type is shown. */
  isDivided?: boolean;
  /** Whether the type is the result of a hook. Its type parameters are those of a helper, not of the hook. */
  isResult?: boolean;
}

/**
 * Reads a type.
 * @param type the resolved type.
 * @param node the declared type; undefined when the declaration has no type annotation.
 */
export function readType(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  { member, optional = false, isDivided = false, isResult = false }: TypePlace,
  context: TypeContext,
): ApiType {
  const { checker } = context;
  const isOwn = node && !isDivided && !namesForeignParameter(node, isResult, checker);
  const own = isOwn ? node : undefined;
  const members = isWellKnown(type.aliasSymbol)
    ? undefined
    : readMembers(type, node, optional, checker);
  const resolved = members?.join(' | ') ?? printType(readConstraint(type, checker), checker);
  const written = shorten(own ? printWritten(own, optional) : resolved, own ?? node, type, checker);
  const expanded =
    own && isWorthExpanding(own, type, checker) && !isSame(resolved, written, optional)
      ? limitLength(shorten(resolved, undefined, type, checker), member, own, context)
      : undefined;
  const isList = members !== undefined && members.length > 1;
  return {
    written,
    ...(expanded !== undefined && expanded !== written && { expanded }),
    ...(isList && (expanded === resolved || isSame(resolved, written, optional)) && { members }),
    links: own ? readLinks(own, context) : [],
  };
}

/** Prints a declared type without `| undefined` if the member is optional. */
function printWritten(node: ts.TypeNode, optional: boolean): string {
  const text = printNode(node);
  return optional ? text.replace(/ \| undefined(?= \||$)/g, '') : text;
}

/** Whether a type uses type parameters of a helper type, which are only meaningful in that helper's file. */
function namesForeignParameter(
  node: ts.TypeNode,
  isResult: boolean,
  checker: ts.TypeChecker,
): boolean {
  return namesTypeParameter(
    node,
    checker,
    ({ parent }) =>
      isResult || (ts.isTypeAliasDeclaration(parent) && SLOT_HELPER.test(parent.name.text)),
  );
}

/** The helpers that Material UI and Joy UI use to declare slots. */
const SLOT_HELPER = /^(Create|Extend)/;

/** Replaces a long object type with the list of its members. */
function shorten(
  text: string,
  node: ts.TypeNode | undefined,
  type: ts.Type,
  checker: ts.TypeChecker,
): string {
  const object = checker.getNonNullableType(type);
  const parts = object.isUnion() ? object.types : [object];
  const isObject = parts.every(
    (part) =>
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      part.getCallSignatures().length === 0 &&
      part.getConstructSignatures().length === 0 &&
      !checker.isArrayLikeType(part),
  );
  const isName = node !== undefined && ts.isTypeReferenceNode(node);
  if (text.length <= MAX_OBJECT || !isObject || isName) {
    return text;
  }
  const names = new Set(parts.flatMap((part) => part.getProperties().map(({ name }) => name)));
  return `{ ${[...names].map((name) => `${name}?: …`).join('; ')} }`;
}

/**
 * Whether the resolved type says more than the declared one. This is the case for unions of literals and lookups such
 * as `ButtonProps['color']`, but not for React's names and names whose definition can be opened.
 */
function isWorthExpanding(node: ts.TypeNode, type: ts.Type, checker: ts.TypeChecker): boolean {
  if (isLookup(node)) {
    return true;
  }
  const constraint = readConstraint(type, checker);
  if (isWellKnown(constraint.aliasSymbol)) {
    return false;
  }
  const parts = constraint.isUnion() ? constraint.types : [constraint];
  const plain = parts.filter(
    (part) => part.flags & PLAIN || /^\w+ & \{\}$/.test(printType(part, checker)),
  );
  return !printNode(node).startsWith('React.') && plain.length === parts.length;
}

const PLAIN =
  ts.TypeFlags.Literal |
  ts.TypeFlags.String |
  ts.TypeFlags.Number |
  ts.TypeFlags.Boolean |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

function isLookup(node: ts.TypeNode): boolean {
  return ts.isParenthesizedTypeNode(node)
    ? isLookup(node.type)
    : ts.isIndexedAccessTypeNode(node) ||
        ts.isTypeOperatorNode(node) ||
        ts.isTypeQueryNode(node) ||
        ts.isConditionalTypeNode(node) ||
        (ts.isUnionTypeNode(node) && node.types.some(isLookup));
}

function limitLength(
  expanded: string,
  member: string,
  node: ts.TypeNode,
  { notes, package: name }: TypeContext,
): string | undefined {
  if (expanded.length <= MAX_EXPANDED) {
    return expanded;
  }
  const { file } = getPlace(node.getSourceFile().fileName);
  const text = `its type is too large to expand (${expanded.length} characters): shown as written.`;
  notes.add({ kind: 'choice', package: name, file, member, text });
  return undefined;
}

/** Whether two types differ only in brackets, spaces, the order of a union, and `React.`. */
function isSame(a: string, b: string, optional: boolean): boolean {
  const normalize = (text: string) =>
    text
      .replace(/\bReact\.|[\s()]|^\|/g, '')
      .split('|')
      .filter((part) => !optional || part !== 'undefined')
      .sort()
      .join('|');
  return normalize(a) === normalize(b);
}
