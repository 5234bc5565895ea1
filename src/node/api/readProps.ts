/** Reads the members of a props type, or of the parameters and result of a hook, with the origin of each. */
import ts from 'typescript';
import type { ApiProp, ApiSource, ApiType } from '@/src/shared/apiEntry';
import { readJsDoc } from './jsDoc';
import { getPlace } from './program';
import { readSignature } from './readSignature';
import { readType } from './readType';
import type { SystemProps } from './systemProps';
import type { TypeContext } from './typeDefinitions';

/** The information that distinguishes a component's own members from others. */
export interface Origin {
  name: string;
  /** The package and the folder that declare the component. */
  package: string;
  folder: string;
  /** Members that the component's code handles itself. */
  handled: ReadonlySet<string>;
  /** The CSS properties that components of this library accept as props. */
  system: SystemProps;
}

/** React's own attributes, which aren't props of a component. */
const REACT_ONLY = new Set(['ref', 'key']);
const SYSTEM_FILE = /styleFunctionSx|csstype|createBreakpoints/;

/**
 * Reads all members of a type: own, inherited, system, and native ones, each group sorted by name. For a union, the
 * members of all constituents are read.
 * @param isResult whether the type is the result of a hook.
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

/** Sorts own props first, required ones before optional ones, and then by name. */
export function compareProps(a: ApiProp, b: ApiProp): number {
  return (
    rank(a) - rank(b) ||
    Number(b.required) - Number(a.required) ||
    a.name.localeCompare(b.name, 'en')
  );
}

const GROUPS: readonly ApiSource['group'][] = ['own', 'inherited', 'system', 'native'];
const rank = ({ from }: ApiProp) => GROUPS.indexOf(from.group);

/** Lists the members of a type. For a union, lists the members of all constituents. */
export function listMembers(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  if (!type.isUnion()) {
    return checker.getPropertiesOfType(type);
  }
  const members = type.types
    .filter((part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)))
    .flatMap((part) => checker.getPropertiesOfType(part));
  // Take members that all constituents share from the union itself, which has the types of all of them.
  return [...new Map(members.map((symbol) => [symbol.name, symbol])).values()].map(
    (symbol) => checker.getPropertyOfType(type, symbol.name) ?? symbol,
  );
}

/**
 * React declares attributes generically for an element `T`. All elements share one set here, so the parameter is
 * removed.
 */
function withoutElement(type: ApiType, { group }: ApiSource): ApiType {
  return group === 'native' ? { ...type, written: type.written.replace(/<T\b[^<>]*>/g, '') } : type;
}

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

/** Comments contain both kinds of quotes. */
function quote(text: string): string {
  return text.replace(/^"([^"'\\]*)"$/, "'$1'");
}

/** Whether some constituents of a union lack a member, which makes it optional. */
function isPartial(symbol: ts.Symbol, owner: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    owner.isUnion() &&
    owner.types.some((part) => {
      const found = checker.getPropertyOfType(part, symbol.name);
      return !found || (found.flags & ts.SymbolFlags.Optional) !== 0;
    })
  );
}

/** Whether the component declares a member more than once, such as for each variant of a text field. */
function isDivided(symbol: ts.Symbol, origin: Origin): boolean {
  const types = (symbol.declarations ?? [])
    .filter((node) => isOwnFile(node, origin))
    .map((node) => (ts.isPropertySignature(node) ? node.type?.getText() : undefined));
  return new Set(types).size > 1;
}

/** Chooses among several declarations (intersections, unions): the component's own first, then one with a comment. */
export function chooseDeclaration(symbol: ts.Symbol, origin: Origin): ts.Declaration | undefined {
  const declarations = symbol.declarations ?? [];
  const own = declarations.filter((node) => isOwnFile(node, origin));
  const candidates = own.length > 0 ? own : declarations;
  const described = candidates.filter((node) => readJsDoc(node).description !== undefined);
  // Skip declarations of variants, which narrow the member to one value. Another declaration has the full type.
  return described.find((node) => !isOneValue(node)) ?? described[0] ?? candidates[0];
}

function isOneValue(node: ts.Node): boolean {
  return ts.isPropertySignature(node) && node.type !== undefined && ts.isLiteralTypeNode(node.type);
}

function isOwnFile(node: ts.Node, origin: Origin): boolean {
  const place = getPlace(node.getSourceFile().fileName);
  return place.package === origin.package && place.folder === origin.folder;
}

/** Returns the component or interface that a member comes from. */
export function readSource(
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

/** Whether a prop is shared with other components: from hooks, or from files that several components use. */
function isShared(place: { package: string; folder: string }): boolean {
  return /^(@mui\/|$)/.test(place.package) && !isComponentName(place.folder);
}

const isComponentName = (text: string) => /^[A-Z]/.test(text);

/** Returns the name of the interface or type alias that contains a member. */
function getInterfaceName(declaration: ts.Node): string | undefined {
  for (let node = declaration.parent; node; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return node.name.text;
    }
  }
  return undefined;
}
