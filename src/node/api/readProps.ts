/** The members of a props type (or of what a hook takes and returns), each with where it comes from. */
import ts from 'typescript';
import type { ApiProp, ApiSource, ApiType } from '@/src/shared/apiEntry';
import { readJsDoc } from './jsDoc';
import { getPlace } from './program';
import { readSignature } from './readSignature';
import { readType } from './readType';
import type { SystemProps } from './systemProps';
import type { TypeContext } from './typeDefinitions';

/** What tells own members from others. */
export interface Origin {
  /** Name of the component. */
  name: string;
  /** Package and folder that declare it. */
  package: string;
  folder: string;
  /** Members that the running component treats as its own. */
  handled: ReadonlySet<string>;
  /** The CSS properties that components of this family take as props. */
  system: SystemProps;
}

/** React's own: not props of a component. */
const REACT_ONLY = new Set(['ref', 'key']);
const SYSTEM_FILE = /styleFunctionSx|csstype|createBreakpoints/;

/**
 * Reads all members of a type: own ones first, then inherited, system and native ones, each in the order of names.
 * For a union every member of any of its parts is read.
 * @param isResult whether it is what a hook returns.
 */
export function readProps(
  type: ts.Type,
  origin: Origin,
  context: TypeContext,
  isResult = false,
): ApiProp[] {
  return listMembers(type, context.checker)
    .filter(({ name }) => !REACT_ONLY.has(name))
    .map((symbol) => readProp(symbol, type, origin, context, isResult))
    .sort(compareProps);
}

/** Own props first, among them those that must be given, then by name. */
export function compareProps(a: ApiProp, b: ApiProp): number {
  return (
    rank(a) - rank(b) ||
    Number(b.required) - Number(a.required) ||
    a.name.localeCompare(b.name, 'en')
  );
}

const GROUPS: readonly ApiSource['group'][] = ['own', 'inherited', 'system', 'native'];
const rank = ({ from }: ApiProp) => GROUPS.indexOf(from.group);

/** The members of a type; of a union, those of all its parts. */
export function listMembers(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  if (!type.isUnion()) {
    return checker.getPropertiesOfType(type);
  }
  const members = type.types
    .filter((part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)))
    .flatMap((part) => checker.getPropertiesOfType(part));
  // What all parts have, the union has itself: with the types of all parts.
  return [...new Map(members.map((symbol) => [symbol.name, symbol])).values()].map(
    (symbol) => checker.getPropertyOfType(type, symbol.name) ?? symbol,
  );
}

/** React declares attributes for any element `T`; the set that they form here is shared by all elements. */
function withoutElement(type: ApiType, { group }: ApiSource): ApiType {
  return group === 'native' ? { ...type, written: type.written.replace(/<T\b[^<>]*>/g, '') } : type;
}

/** Reads one member. */
export function readProp(
  symbol: ts.Symbol,
  owner: ts.Type,
  origin: Origin,
  context: TypeContext,
  isResult = false,
): ApiProp {
  const { checker } = context;
  const declaration = chooseDeclaration(symbol, origin);
  const doc = readJsDoc(declaration);
  const from = readSource(symbol, declaration, origin);
  const optional =
    (symbol.flags & ts.SymbolFlags.Optional) !== 0 || isPartial(symbol, owner, checker);
  const type = checker.getTypeOfSymbol(symbol);
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const signature = from.group === 'native' ? undefined : readSignature(type, declaration, checker);
  const place = {
    member: `${origin.name}.${symbol.name}`,
    optional,
    isDivided: isDivided(symbol, origin),
    isResult,
  };
  return {
    name: symbol.name,
    required: !optional,
    type:
      from.group === 'system'
        ? { written: origin.system.getType(symbol.name), links: [] }
        : withoutElement(readType(type, node, place, context), from),
    ...(signature && { signature }),
    ...(doc.default !== undefined &&
      doc.default !== 'undefined' && { default: quote(doc.default) }),
    ...(doc.description !== undefined && { description: doc.description }),
    ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
    from,
  };
}

/** Comments quote texts in both ways. */
function quote(text: string): string {
  return text.replace(/^"([^"'\\]*)"$/, "'$1'");
}

/** A member that some parts of a union do not have need not be given. */
function isPartial(symbol: ts.Symbol, owner: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    owner.isUnion() &&
    owner.types.some((part) => {
      const found = checker.getPropertyOfType(part, symbol.name);
      return !found || (found.flags & ts.SymbolFlags.Optional) !== 0;
    })
  );
}

/** Whether the component itself declares a member in several ways, as for each variant of a text field. */
function isDivided(symbol: ts.Symbol, origin: Origin): boolean {
  const types = (symbol.declarations ?? [])
    .filter((node) => isOwnFile(node, origin))
    .map((node) => (ts.isPropertySignature(node) ? node.type?.getText() : undefined));
  return new Set(types).size > 1;
}

/** Of several declarations (intersections, unions) the component's own says most; then one with a comment. */
function chooseDeclaration(symbol: ts.Symbol, origin: Origin): ts.Declaration | undefined {
  const declarations = symbol.declarations ?? [];
  const own = declarations.filter((node) => isOwnFile(node, origin));
  const candidates = own.length > 0 ? own : declarations;
  const described = candidates.filter((node) => readJsDoc(node).description !== undefined);
  // A variant narrows the member to one value; what it can be at all stands elsewhere.
  return described.find((node) => !isOneValue(node)) ?? described[0] ?? candidates[0];
}

function isOneValue(node: ts.Node): boolean {
  return ts.isPropertySignature(node) && node.type !== undefined && ts.isLiteralTypeNode(node.type);
}

function isOwnFile(node: ts.Node, origin: Origin): boolean {
  const place = getPlace(node.getSourceFile().fileName);
  return place.package === origin.package && place.folder === origin.folder;
}

function readSource(
  symbol: ts.Symbol,
  declaration: ts.Declaration | undefined,
  origin: Origin,
): ApiSource {
  if (!declaration && origin.system.names.has(symbol.name)) {
    return SYSTEM;
  }
  if (!declaration) {
    return { group: 'own', name: origin.name, package: origin.package };
  }
  const place = getPlace(declaration.getSourceFile().fileName);
  const name = getInterfaceName(declaration) ?? origin.name;
  if (place.package === '@types/react' && name !== 'PropsWithChildren') {
    return { group: 'native', name, package: place.package };
  }
  if (SYSTEM_FILE.test(`${place.package}/${place.file}`)) {
    return SYSTEM;
  }
  const other = place.folder.replace(/^Unstable_/, '');
  const own =
    isOwnFile(declaration, origin) ||
    origin.handled.has(symbol.name) ||
    other === origin.name ||
    isShared(place);
  return own
    ? { group: 'own', name: origin.name, package: origin.package }
    : { group: 'inherited', name: isComponentName(other) ? other : name, package: place.package };
}

const SYSTEM: ApiSource = { group: 'system', name: 'SystemProps', package: '@mui/system' };

/** Props that no other component has for itself: from hooks, from files that several components share. */
function isShared(place: { package: string; folder: string }): boolean {
  return /^(@mui\/|$)/.test(place.package) && !isComponentName(place.folder);
}

const isComponentName = (text: string) => /^[A-Z]/.test(text);

/** Name of the interface or type alias around a member. */
function getInterfaceName(declaration: ts.Node): string | undefined {
  for (let node = declaration.parent; node; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return node.name.text;
    }
  }
  return undefined;
}
