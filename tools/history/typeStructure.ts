/** Prints what types accept, so that types that are written in different words can be compared. */
import { createHash } from 'node:crypto';
import ts from 'typescript';
import { getPlace } from '@/src/node/api/program';

/** Types this deep inside another one are printed as their names. */
const DEEPEST = 4;
/** The largest number of properties whose types are compared. Larger types are tables of styles and of components. */
const MOST_PROPERTIES = 40;
/** Properties of which only the name matters, because their types are large and the same everywhere. */
const PLAIN = /^(sx|ref|style|theme|children|className)$/;
/** Longer structures are kept as a hash. */
const LONGEST = 600;

/** Types whose content is not the type of the prop: what the component hands to callbacks, themes, and styles. */
const OPAQUE = /(OwnerState|^SxProps|^Theme|^SystemStyleObject|^CSSObject|^CSSProperties)$/;

/**
 * Prints the structure of a type: names of the libraries' types are replaced with what they stand for. Names of type
 * parameters don't matter, `any` is `unknown`, and interfaces that apps extend (`…Overrides`) are empty.
 */
export function printStructure(type: ts.Type, checker: ts.TypeChecker): string {
  const text = createPrinter(checker)(type, []);
  return text.length > LONGEST
    ? createHash('sha256').update(text).digest('hex').slice(0, 16)
    : text;
}

/** Texts of types by their depth. */
const known = Array.from({ length: DEEPEST + 3 }, () => new WeakMap<ts.Type, string>());

type Print = (type: ts.Type, outside: readonly ts.Type[]) => string;

// eslint-disable-next-line max-lines-per-function -- The functions call each other, and share what they have seen.
function createPrinter(checker: ts.TypeChecker): Print {
  const parameters = new Map<ts.Type, string>();
  /** How often the text depended on what surrounds the type. Such a text isn't kept. */
  let dependent = 0;
  const printList = (types: readonly ts.Type[], outside: readonly ts.Type[]) =>
    [...new Set(types.map((one) => print(one, outside)))].sort();

  const print: Print = (type, outside) => {
    if (outside.length === 0 || !(type.flags & ts.TypeFlags.StructuredType)) {
      return printNew(type, outside);
    }
    const kept = known[outside.length]!;
    const found = kept.get(type);
    if (found !== undefined) {
      return found;
    }
    const before = dependent;
    const text = printNew(type, outside);
    if (dependent === before) {
      kept.set(type, text);
    }
    return text;
  };

  const printNew: Print = (type, outside) => {
    const { Any, Unknown, TypeParameter, Undefined, Object: ObjectType } = ts.TypeFlags;
    if (type.flags & (Any | Unknown)) {
      return 'unknown';
    }
    if (type.flags & TypeParameter) {
      dependent += 1;
      parameters.set(type, parameters.get(type) ?? `$${parameters.size}`);
      return parameters.get(type)!;
    }
    if (type.isUnion()) {
      const members = type.types.filter(({ flags }) => !(flags & Undefined));
      return printList(members, outside).join(' | ');
    }
    const name = (type.aliasSymbol ?? type.getSymbol())?.name ?? '';
    if (OPAQUE.test(name)) {
      return OPAQUE.exec(name)![1]!;
    }
    if (outside.includes(type)) {
      dependent += 1;
      return name;
    }
    if (outside.length > DEEPEST) {
      return name;
    }
    const inside = [...outside, type];
    if (type.isIntersection() && !type.types.every(isPlainObject)) {
      return printList(type.types, inside)
        .filter((part) => part !== '{}')
        .join(' & ');
    }
    if (!(type.flags & ObjectType) && !type.isIntersection()) {
      return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    }
    return isForeign(type.getSymbol()) ? printForeign(type, inside) : printObject(type, inside);
  };

  const isPlainObject = (type: ts.Type): boolean =>
    (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0;

  /** A type of React, the browser, or the language keeps its name. */
  const printForeign: Print = (type, inside) => {
    const name = type.getSymbol()!.name;
    const given = type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference);
    if (name === 'Element' && type.getProperty('props')) {
      return 'ReactElement<unknown>'; // `JSX.Element`
    }
    const relevant = name === 'ReactElement' ? given.slice(0, 1) : given;
    return relevant.length === 0
      ? name
      : `${name}<${relevant.map((one) => print(one, inside)).join(', ')}>`;
  };

  const printObject: Print = (type, inside) => {
    const signatures = [
      ...type.getCallSignatures().map((one) => printSignature(one, inside)),
      ...type.getConstructSignatures().map((one) => `new ${printSignature(one, inside)}`),
    ];
    const own: ts.Symbol[] = [];
    const interfaces = new Set<string>();
    for (const property of checker.getPropertiesOfType(type)) {
      const parent = property.declarations?.[0]?.parent;
      if (isForeign(property) && parent && ts.isInterfaceDeclaration(parent)) {
        interfaces.add(`...${parent.name.text}`);
      } else {
        own.push(property);
      }
    }
    const isLarge = own.length > MOST_PROPERTIES;
    const properties = own.map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const value =
        isLarge || PLAIN.test(property.name)
          ? ''
          : `: ${print(checker.getTypeOfSymbol(property), inside)}`;
      return `${property.name}${optional}${value}`;
    });
    const indexes = checker
      .getIndexInfosOfType(type)
      .map((index) => `[${print(index.keyType, inside)}]: ${print(index.type, inside)}`);
    const members = [...interfaces].sort().concat(properties.sort(), indexes);
    const parts = [...signatures, ...(members.length > 0 ? [`{ ${members.join('; ')} }`] : [])];
    return parts.length === 0 ? '{}' : parts.join(' & ');
  };

  const printSignature = (signature: ts.Signature, inside: readonly ts.Type[]): string => {
    const given = signature.parameters.map((parameter) => {
      const node = parameter.valueDeclaration;
      const isNode = node !== undefined && ts.isParameter(node);
      const mark = isNode && node.dotDotDotToken ? '...' : isNode && node.questionToken ? '?' : '';
      return `${mark}${print(checker.getTypeOfSymbol(parameter), inside)}`;
    });
    return `(${given.join(', ')}) => ${print(signature.getReturnType(), inside)}`;
  };

  return print;
}

/** Whether something is declared outside the libraries. Types without a name are not. */
function isForeign(symbol: ts.Symbol | undefined): boolean {
  const file = symbol?.declarations?.[0]?.getSourceFile();
  if (!file || symbol!.name.startsWith('__')) {
    return false;
  }
  const found = foreign.get(file) ?? !getPlace(file.fileName).package.startsWith('@mui/');
  foreign.set(file, found);
  return found;
}

const foreign = new WeakMap<ts.SourceFile, boolean>();
