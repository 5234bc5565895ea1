/** Determines the kind of control for a prop from its type in the API reference. */
import ts from 'typescript';
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';
import type { PlaygroundValue } from '@/src/shared/playground';

/** The values that a type accepts, as far as a control can set them. */
export interface TypeReach {
  /** Literals, in the order of the declaration. */
  literals: PlaygroundValue[];
  boolean: boolean;
  number: boolean;
  /** Whether it accepts strings. React nodes do. */
  text: boolean;
  /** Whether it accepts React nodes, which include numbers. */
  node: boolean;
  /** Whether it accepts any value. */
  any: boolean;
}

type Definitions = ApiEntry['types'];
type Arguments = ReadonlyMap<string, ts.TypeNode>;

/** Enough for an alias of an alias of a generic type. */
const MAX_DEPTH = 6;

/** Reads the type of a prop. */
export function readReach(prop: ApiProp, definitions: Definitions): TypeReach {
  const reach: TypeReach = {
    literals: [],
    boolean: false,
    number: false,
    text: false,
    node: false,
    any: false,
  };
  const { members, expanded, written } = prop.type;
  const text = members?.join(' | ') ?? expanded ?? written;
  if (prop.from.group === 'system') {
    // The value of a CSS property.
    return { ...reach, number: true, text: true };
  }
  const declared = parseAlias(`type T = ${text};`);
  if (declared) {
    collect(declared.type, definitions, new Map(), reach, 0);
  }
  return reach;
}

function parseAlias(source: string): ts.TypeAliasDeclaration | undefined {
  const file = ts.createSourceFile('type.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements.find((statement) => ts.isTypeAliasDeclaration(statement));
}

function collect(
  type: ts.TypeNode,
  definitions: Definitions,
  given: Arguments,
  reach: TypeReach,
  depth: number,
): void {
  const next = (inner: ts.TypeNode) => collect(inner, definitions, given, reach, depth);
  if (depth > MAX_DEPTH) {
    return;
  }
  if (ts.isUnionTypeNode(type)) {
    type.types.forEach(next);
  } else if (ts.isParenthesizedTypeNode(type)) {
    next(type.type);
  } else if (ts.isLiteralTypeNode(type)) {
    addLiteral(type.literal, reach);
  } else if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    const argument = given.get(name);
    const definition = definitions[name]?.definition;
    if (/^(React\.)?ReactNode$/.test(name)) {
      reach.text = true;
      reach.node = true;
    } else if (argument) {
      collect(argument, definitions, new Map(), reach, depth + 1);
    } else if (definition) {
      const alias = parseAlias(definition);
      const pairs = alias?.typeParameters?.flatMap((parameter, index) => {
        const filled = type.typeArguments?.[index] ?? parameter.default;
        return filled ? [[parameter.name.text, filled] as const] : [];
      });
      if (alias) {
        collect(alias.type, definitions, new Map(pairs), reach, depth + 1);
      }
    }
  } else {
    addKeyword(type.kind, reach);
  }
}

function addLiteral(literal: ts.LiteralTypeNode['literal'], reach: TypeReach): void {
  if (ts.isStringLiteral(literal)) {
    reach.literals.push(literal.text);
  } else if (ts.isNumericLiteral(literal) || ts.isPrefixUnaryExpression(literal)) {
    reach.literals.push(Number(literal.getText()));
  } else if (literal.kind !== ts.SyntaxKind.NullKeyword) {
    reach.literals.push(literal.kind === ts.SyntaxKind.TrueKeyword);
  }
}

function addKeyword(kind: ts.SyntaxKind, reach: TypeReach): void {
  switch (kind) {
    case ts.SyntaxKind.BooleanKeyword:
      reach.boolean = true;
      break;
    case ts.SyntaxKind.NumberKeyword:
      reach.number = true;
      break;
    case ts.SyntaxKind.StringKeyword:
      reach.text = true;
      break;
    case ts.SyntaxKind.AnyKeyword:
    case ts.SyntaxKind.UnknownKeyword:
      reach.any = true;
      break;
    default: // The playground has no control for other types.
  }
}

/** Whether a type accepts a value. */
export function acceptsValue(reach: TypeReach, value: PlaygroundValue): boolean {
  return (
    reach.any ||
    reach.literals.includes(value) ||
    (typeof value === 'boolean' && reach.boolean) ||
    (typeof value === 'number' && (reach.number || reach.node)) ||
    (typeof value === 'string' && reach.text)
  );
}

/** Parses a literal such as `'primary'`, `false` or `12`. Returns undefined for other expressions. */
export function readDefault(expression: string | undefined): PlaygroundValue | undefined {
  const text = expression?.trim() ?? '';
  if (/^(true|false|-?\d+(\.\d+)?)$/.test(text)) {
    return JSON.parse(text) as PlaygroundValue;
  }
  return /^(['"])([^'"\\]*)\1$/.exec(text)?.[2];
}
