/** Reads the members of a component or hook of a published version: props, slots, classes, parameters, return values. */
import ts from 'typescript';
import { readLiteral } from '@/src/node/api/compare';
import { readJsDoc } from '@/src/node/api/jsDoc';
import { type Origin, chooseDeclaration } from '@/src/node/api/readProps';
import type { Runtime } from '@/src/node/api/readRuntime';
import { listLiterals } from '../listLiterals';
import { listNamedUnions } from './namedUnions';
import { normalizeResolved, normalizeType, printWhole } from './typeForm';
import { printStructure } from './typeStructure';

/** A member of an entry: a prop, slot, class, parameter, or return value. */
export interface VersionMember {
  /** The type as written, on one line, without `undefined`. Absent if a helper declares the member. */
  type?: string;
  /** The type as written, in a form that doesn't depend on order and import paths. */
  form?: string;
  /** The type as the compiler resolves it, in such a form. */
  resolved?: string;
  /** What the type accepts, in other words. */
  structure?: string;
  /** The unions of literals that the type names, such as `AutocompleteChangeReason`. */
  unions?: Record<string, string[]>;
  /** The string, number, and boolean literals of the type; absent if it accepts other strings or numbers. */
  values?: string[];
  required?: true;
  /** The default that the documentation comment has, if it is a literal. */
  documented?: string;
  /** The default that the code has, if it is a literal. */
  coded?: string;
  /** Neither the code nor the comment has a default. */
  hasNoDefault?: true;
  deprecated?: true;
}

/** The largest number of literals that is compared. More of them are names of elements or of icons. */
const MOST_VALUES = 40;

/**
 * Reads members.
 * @param runtime what the code says about their defaults, if it could be read.
 */
export function readMembers(
  symbols: readonly ts.Symbol[],
  origin: Origin,
  runtime: Runtime | undefined,
  checker: ts.TypeChecker,
): Record<string, VersionMember> {
  const members = symbols.map((symbol): [string, VersionMember] => {
    const declaration = chooseDeclaration(symbol, origin);
    const doc = readJsDoc(declaration);
    const node =
      declaration && (ts.isPropertySignature(declaration) || ts.isParameter(declaration))
        ? declaration
        : undefined;
    const type = checker.getTypeOfSymbol(symbol);
    const values = listLiterals(type, checker).sort();
    const coded = runtime?.defaults.get(symbol.name);
    const unions = node?.type ? listNamedUnions(node.type, checker) : {};
    const isOptional =
      (symbol.flags & ts.SymbolFlags.Optional) !== 0 || node?.questionToken !== undefined;
    return [
      symbol.name,
      {
        ...(node?.type &&
          !HELPERS.test(node.getSourceFile().fileName) && {
            type: printWhole(node.type),
            form: normalizeType(node.type),
          }),
        resolved: normalizeResolved(type, checker),
        structure: printStructure(type, checker),
        ...(Object.keys(unions).length > 0 && { unions }),
        ...(values.length > 0 && values.length <= MOST_VALUES && { values }),
        ...(!isOptional && { required: true as const }),
        ...(isLiteral(doc.default) && { documented: doc.default }),
        ...(isLiteral(coded) && { coded }),
        ...(hasNoDefault(symbol.name, doc.default, runtime) && { hasNoDefault: true as const }),
        ...(doc.deprecated !== undefined && { deprecated: true as const }),
      },
    ];
  });
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Declarations of helpers, which name their type parameters, such as `Partial<Slots>`, and not the types of the prop. */
const HELPERS = /\/utils\/types(\/index)?\.d\.ts$/;

/** Expressions change with the code around them, while the value stays. */
function isLiteral(value: string | undefined): boolean {
  const literal = value === undefined ? undefined : readLiteral(value);
  return literal !== undefined && literal !== 'undefined';
}

/** Whether the default is known to be missing. */
const hasNoDefault = (
  name: string,
  documented: string | undefined,
  runtime: Runtime | undefined,
): boolean =>
  documented === undefined &&
  runtime !== undefined &&
  !runtime.defaults.has(name) &&
  !runtime.handedOn.has(name);

/** Reads members of which only the names and deprecations are compared. */
export function readPlainMembers(symbols: readonly ts.Symbol[]): Record<string, VersionMember> {
  return Object.fromEntries(
    symbols.map((symbol): [string, VersionMember] => [
      symbol.name,
      readJsDoc(symbol.declarations?.[0]).deprecated === undefined ? {} : { deprecated: true },
    ]),
  );
}
