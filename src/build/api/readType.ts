/** A type in the words of the reference: as written, as resolved, with the names that are worth a look. */
import ts from 'typescript';
import type { ApiSignature, ApiType, ApiTypeDefinition } from '@/src/shared/apiEntry';
import { readJsDoc } from './jsDoc';
import type { NoteBook } from './notes';
import { getPackageVersion } from './packages';
import { getPlace, printType, resolveAlias } from './program';

/** Longer expansions say less than the name does. In characters. */
const MAX_EXPANDED = 900;
/** Longer object types become a list of their members. In characters. */
const MAX_OBJECT = 300;
/** Longer declarations are linked instead of shown. In lines. */
const MAX_DEFINITION = 60;

/** Packages whose types every reader knows, or whose helpers say nothing by themselves. */
const WELL_KNOWN = /^(@types\/react|csstype|typescript|@mui\/types)$/;

/** What reading types needs and fills. */
export interface TypeContext {
  checker: ts.TypeChecker;
  notes: NoteBook;
  package: string;
  /** Definitions of the names that types refer to: grows while an entry is read. */
  types: Record<string, ApiTypeDefinition>;
}

/**
 * Reads a type.
 * @param type as resolved; undefined in it is left out when `optional` is set.
 * @param node as written; absent when the declaration has no type of its own.
 * @param member for notes: `Button.color`.
 * @param options isDivided: other declarations say other types (a union of props), so no single one is shown.
 */
export function readType(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  member: string,
  context: TypeContext,
  { optional = false, isDivided = false } = {},
): ApiType {
  const { checker } = context;
  const own = node && !isDivided && !namesForeignParameter(node, checker) ? node : undefined;
  const members = isWellKnown(type.aliasSymbol)
    ? undefined
    : readMembers(type, node, optional, checker);
  const constraint = readConstraint(type, checker);
  const resolved = members?.join(' | ') ?? printType(constraint, checker);
  const written = own ? printNode(own) : shortenObject(resolved, node, type, checker);
  const expanded =
    own && isWorthExpanding(own, type, checker) && !isSame(resolved, written, optional)
      ? limitLength(resolved, member, own, context)
      : undefined;
  const isList = members !== undefined && members.length > 1;
  return {
    written,
    ...(expanded !== undefined && { expanded }),
    ...(isList && (expanded !== undefined || isSame(resolved, written, optional)) && { members }),
    links: own ? readLinks(own, context) : [],
  };
}

function isWellKnown(symbol: ts.Symbol | undefined): boolean {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && WELL_KNOWN.test(getPlace(file).package);
}

/** A type parameter of the component says nothing to a reader; what it may be does. */
function readConstraint(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const parts = type.isUnion() ? type.types : [type];
  const [part, ...others] = parts.filter((each) => !(each.flags & ts.TypeFlags.Undefined));
  return part && others.length === 0 && part.flags & ts.TypeFlags.TypeParameter
    ? (checker.getBaseConstraintOfType(part) ?? type)
    : type;
}

/** Whether a type is written with parameters of a helper type, which only that helper's file explains. */
function namesForeignParameter(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const visit = (child: ts.Node): true | undefined => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const declaration = checker.getSymbolAtLocation(child.typeName)?.declarations?.[0];
      if (declaration && ts.isTypeParameterDeclaration(declaration)) {
        const owner = declaration.parent;
        if (ts.isTypeAliasDeclaration(owner) && /^(Create|Extend)/.test(owner.name.text)) {
          return true;
        }
      }
    }
    return ts.forEachChild(child, visit);
  };
  return visit(node) === true;
}

/** An object type that is too long to read becomes the list of its members. */
function shortenObject(
  text: string,
  node: ts.TypeNode | undefined,
  type: ts.Type,
  checker: ts.TypeChecker,
): string {
  const object = checker.getNonNullableType(type);
  if (text.length <= MAX_OBJECT) {
    return text;
  }
  if (node && object.isUnion()) {
    return printNode(node);
  }
  const members = checker.getPropertiesOfType(object);
  return `{ ${members.map(({ name }) => `${name}?: …`).join('; ')} }`;
}

/**
 * Whether the resolved type tells more than the written one: unions of plain values do, and what a lookup
 * (`ButtonProps['color']`) finds. A name of React's or one with a definition to open says more by itself.
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
  return !printNode(node).startsWith('React.') && plain.length * 2 > parts.length;
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

/** The same type in other words: brackets, spaces, the order of a union and `React.` make no difference. */
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

/** The members of a union in the order in which somebody wrote them; undefined for any other type. */
function readMembers(
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

/** How many names deep the members of a union are looked for. */
const MAX_ORDER_DEPTH = 5;

/** The text that the members of a union stand in: the type itself, and whatever it names, however deep. */
function findWrittenOrder(node: ts.TypeNode, checker: ts.TypeChecker, depth = 0): string {
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

const printer = ts.createPrinter({ removeComments: true });

/** A node on one line, without comments. */
function printNode(node: ts.Node): string {
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

/** Names in a type that a definition helps to understand; the definitions go to the context. */
function readLinks(node: ts.TypeNode, context: TypeContext): string[] {
  const links = new Set<string>();
  const visit = (child: ts.Node) => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const name = child.typeName.text;
      if (name in context.types || addDefinition(child.typeName, context)) {
        links.add(name);
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return [...links];
}

function addDefinition(name: ts.Identifier, context: TypeContext): boolean {
  const found = context.checker.getSymbolAtLocation(name);
  const symbol = found && resolveAlias(found, context.checker);
  const declaration = symbol?.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  if (!declaration || isEmptyInterface(declaration)) {
    return false;
  }
  const { package: from, file } = getPlace(declaration.getSourceFile().fileName);
  if (WELL_KNOWN.test(from)) {
    return false;
  }
  const definition = printDefinition(declaration);
  const lines = definition.split('\n').length;
  const note = (text: string) =>
    context.notes.add({
      kind: 'choice',
      package: from || context.package,
      file,
      member: `type ${name.text}`,
      text,
    });
  if (lines > MAX_DEFINITION) {
    note(`too large to show (${lines} lines): linked instead.`);
  } else if (refersTo(declaration, symbol, context.checker)) {
    note('refers to itself: its definition is shown once and not unfolded.');
  }
  const version = from && getVersionOrNone(from);
  context.types[name.text] = {
    ...(lines <= MAX_DEFINITION && { definition }),
    package: from,
    href: `https://unpkg.com/browse/${from}${version ? `@${version}` : ''}/${file}`,
  };
  return true;
}

function getVersionOrNone(name: string): string {
  try {
    return getPackageVersion({ name });
  } catch {
    return ''; // A nested copy: the address without a version is right as well.
  }
}

/** An interface that exists to be extended by readers says nothing by itself. */
function isEmptyInterface(declaration: ts.Declaration): boolean {
  return (
    ts.isInterfaceDeclaration(declaration) &&
    declaration.members.length === 0 &&
    !declaration.heritageClauses
  );
}

function refersTo(
  declaration: ts.Node,
  target: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): boolean {
  return (
    ts.forEachChild(declaration, function visit(child): true | undefined {
      if (ts.isTypeReferenceNode(child) && checker.getSymbolAtLocation(child.typeName) === target) {
        return true;
      }
      return ts.forEachChild(child, visit);
    }) === true
  );
}

/** A declaration as it stands in its file, from its own column. */
function printDefinition(declaration: ts.Node): string {
  return declaration
    .getText()
    .replace(/^(export\s+|declare\s+)*/, '')
    .replace(/\r/g, '');
}

/** The parameters and the result of a function; undefined for any other type, and for components. */
export function readSignature(
  type: ts.Type,
  declaration: ts.Declaration | undefined,
  checker: ts.TypeChecker,
): ApiSignature | undefined {
  const functions = checker.getNonNullableType(type);
  const signatures = functions.getCallSignatures();
  const [signature] = signatures;
  if (!signature || signatures.length > 1 || functions.getConstructSignatures().length > 0) {
    return undefined;
  }
  const { parameters, returns } = readJsDoc(declaration);
  const described = [...parameters.values()];
  const result = signature.getReturnType();
  return {
    parameters: signature.parameters.map((parameter, index) => {
      const description = parameters.get(parameter.name) ?? described[index];
      return {
        name: parameter.name,
        type: readParameterType(parameter, checker),
        ...(description && { description }),
      };
    }),
    returns: {
      type: printType(result, checker),
      ...(returns && { description: returns }),
    },
  };
}

function readParameterType(parameter: ts.Symbol, checker: ts.TypeChecker): string {
  const declaration = parameter.valueDeclaration;
  const node = declaration && ts.isParameter(declaration) ? declaration.type : undefined;
  // The written name says more than what it stands for; a type parameter of a helper says less.
  return node && !namesTypeParameter(node, checker)
    ? printNode(node)
    : printType(checker.getTypeOfSymbol(parameter), checker);
}

function namesTypeParameter(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const visit = (child: ts.Node): true | undefined =>
    ts.isTypeReferenceNode(child) &&
    ((checker.getSymbolAtLocation(child.typeName)?.flags ?? 0) & ts.SymbolFlags.TypeParameter) !== 0
      ? true
      : ts.forEachChild(child, visit);
  return visit(node) === true;
}
