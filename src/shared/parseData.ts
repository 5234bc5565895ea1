/** Reads JavaScript that consists of data, such as an `sx` value. Nothing is run: the syntax tree is converted. */
import {
  type Expression,
  type MemberExpression,
  Parser,
  type PrivateIdentifier,
  type Property,
  type SpreadElement,
  type Super,
  type TemplateLiteral,
  parseExpressionAt,
} from 'acorn';

/**
 * Why a part of the text has no value: it isn't valid JavaScript, it is a function or calls one, it refers to a name, or
 * it is of another kind.
 */
export type DataProblemKind = 'syntax' | 'function' | 'name' | 'other';

/** A part of the text without a value. */
export interface DataProblem {
  kind: DataProblemKind;
  /** The first line is 1. */
  line: number;
  /** The part on one line, shortened. For invalid JavaScript, what the parser says. */
  code: string;
}

/** A value, and what was left out of it. */
export interface ParsedData {
  /** Undefined if the text has no value. */
  value: unknown;
  problems: readonly DataProblem[];
}

/** The lines of the properties of each object that was read. */
export type PropertyLines = WeakMap<object, Map<string, number>>;

/** What is known besides the text of an expression. */
export interface DataContext {
  /** Returns the value that a name stands for, or undefined for an unknown name. */
  getName?: (name: string) => { value: unknown } | undefined;
  /** Receives the lines of properties. */
  lines?: PropertyLines;
}

type Node = Expression | Property | SpreadElement;

const MAX_CODE_LENGTH = 40;
const FUNCTIONS = /^(ArrowFunction|Function|Call|New|TaggedTemplate|Await|Import)/;
const NAMES = /^(Identifier|Member|Spread|TemplateLiteral|Chain|This)/;
/** The value of a part without one. */
const NONE = Symbol('none');

/**
 * Reads a text that is one expression of objects, arrays, strings, numbers (with signs and arithmetic), `true`, `false`,
 * `null`, and `undefined`.
 */
export function parseData(text: string, context?: DataContext): ParsedData {
  const problems: DataProblem[] = [];
  const root = parse(text, problems);
  // Parentheses make an object at the start of a text an expression. They stand on the lines of the text.
  return root ? readData(root, `(${text}`, problems, context) : { value: undefined, problems };
}

/** Reads one value of a list: it ends before a comma, as in `createTheme({ … }, deDE)`. */
class ValueParser extends Parser {
  /** Part of what acorn offers to plugins. */
  declare parseMaybeAssign: () => Expression;

  parseExpression(): Expression {
    return this.parseMaybeAssign();
  }
}

/**
 * Reads the expression that starts at a position of a longer text. Lines are those of the text.
 * @param source JavaScript up to the end of the expression. What follows isn't parsed.
 */
export function parseDataAt(source: string, position: number, context?: DataContext): ParsedData {
  const problems: DataProblem[] = [];
  try {
    const root = ValueParser.parseExpressionAt(source, position, PARSER_OPTIONS);
    return readData(root, source, problems, context);
  } catch (error) {
    problems.push(describeSyntaxError(error));
    return { value: undefined, problems };
  }
}

/** What is known while an expression is read. */
interface Reading extends DataContext {
  source: string;
  problems: DataProblem[];
}

/** Converts the syntax tree of an expression. */
function readData(
  root: Expression,
  source: string,
  problems: DataProblem[],
  context: DataContext = {},
): ParsedData {
  let value: unknown;
  try {
    value = read(root, { ...context, source, problems });
  } catch (error) {
    problems.push(describeSyntaxError(error));
  }
  return { value: value === NONE ? undefined : value, problems };
}

function report(kind: DataProblemKind, node: Node, { source, problems }: Reading): typeof NONE {
  const code = source.slice(node.start, node.end).replace(/\s+/g, ' ');
  problems.push({ kind, line: node.loc?.start.line ?? 1, code: shorten(code) });
  return NONE;
}

function read(node: Node, reading: Reading): unknown {
  switch (node.type) {
    case 'ObjectExpression':
      return readObject(node.properties, reading);
    case 'ArrayExpression':
      return node.elements
        .map((element) => (element ? read(element, reading) : null))
        .filter((element) => element !== NONE);
    case 'Literal':
      return node.regex || typeof node.value === 'bigint'
        ? report('other', node, reading)
        : node.value;
    case 'ParenthesizedExpression':
      return read(node.expression, reading);
    case 'TemplateLiteral':
      return readTemplate(node, reading);
    case 'UnaryExpression': {
      const value = read(node.argument, reading);
      return value === NONE
        ? NONE
        : (applySign(node.operator, value) ?? report('other', node, reading));
    }
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateIdentifier') {
        return report('other', node, reading);
      }
      const [left, right] = [read(node.left, reading), read(node.right, reading)];
      return left === NONE || right === NONE
        ? NONE
        : (calculate(left, node.operator, right) ?? report('other', node, reading));
    }
    default: {
      if (node.type === 'Identifier' && node.name === 'undefined') {
        return undefined;
      }
      const known = findValue(node, reading);
      return known ? known.value : report(getKind(node), node, reading);
    }
  }
}

function readTemplate(node: TemplateLiteral, reading: Reading): unknown {
  const values = node.expressions.map((expression) => findValue(expression, reading)?.value);
  const isKnown = values.every((value) => ['string', 'number'].includes(typeof value));
  return isKnown
    ? node.quasis
        .map(({ value }, index) => `${value.cooked ?? ''}${String(values[index] ?? '')}`)
        .join('')
    : report('name', node, reading);
}

/** Returns the value of a name or of a property of one, or undefined if it isn't known. */
function findValue(node: Node | Super, reading: Reading): { value: unknown } | undefined {
  if (node.type === 'Identifier') {
    return reading.getName?.(node.name);
  }
  if (node.type !== 'MemberExpression') {
    return undefined;
  }
  const target = findValue(node.object, reading)?.value;
  const key = getMemberKey(node);
  return typeof target === 'object' && target !== null && key && Object.hasOwn(target, key)
    ? { value: (target as Record<string, unknown>)[key] }
    : undefined;
}

function readObject(properties: readonly (Property | SpreadElement)[], reading: Reading): object {
  const lines = new Map<string, number>();
  const entries = properties.flatMap((property): [string, unknown][] => {
    const members =
      property.type === 'SpreadElement'
        ? readSpread(property, reading)
        : readProperty(property, reading);
    members.forEach(([key]) => lines.set(key, property.loc?.start.line ?? 1));
    return members;
  });
  const value = Object.fromEntries(entries);
  reading.lines?.set(value, lines);
  return value;
}

function readSpread(spread: SpreadElement, reading: Reading): [string, unknown][] {
  const value = findValue(spread.argument, reading)?.value;
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value);
  }
  report('name', spread, reading);
  return [];
}

function readProperty(property: Property, reading: Reading): [string, unknown][] {
  if (property.computed || (property.shorthand && !findValue(property.value, reading))) {
    report('name', property, reading);
    return [];
  }
  if (property.method || property.kind !== 'init') {
    report('function', property, reading);
    return [];
  }
  const { key } = property;
  const value = read(property.value, reading);
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
  return value === NONE ? [] : [[String(name), value]];
}

/** Returns the key of `a.key`, `a['key']`, or `a[500]`. */
function getMemberKey({ property, computed }: MemberExpression): string | undefined {
  const known: Expression | PrivateIdentifier = property;
  if (known.type === 'Identifier') {
    return computed ? undefined : known.name;
  }
  return known.type === 'Literal' ? String(known.value) : undefined;
}

const PARSER_OPTIONS = {
  ecmaVersion: 'latest',
  locations: true,
  preserveParens: true,
} as const;

/**
 * Describes why a text has no syntax tree. Code that is nested too deeply exceeds the stack.
 * @throws the error if it has another cause.
 */
function describeSyntaxError(error: unknown): DataProblem {
  if (error instanceof RangeError) {
    return { kind: 'syntax', line: 1, code: 'The code is nested too deeply' };
  }
  if (!(error instanceof SyntaxError)) {
    throw error;
  }
  const { loc } = error as SyntaxError & { loc?: { line: number } };
  return {
    kind: 'syntax',
    line: loc?.line ?? 1,
    code: error.message.replace(/ \(\d+:\d+\)$/, ''),
  };
}

/** Returns the syntax tree of a text that is one expression. Otherwise, it adds a problem. */
function parse(text: string, problems: DataProblem[]): Expression | undefined {
  const lastLine = text.split('\n').length;
  const report = ({ kind, line, code }: DataProblem) =>
    problems.push({ kind, line: Math.min(line, lastLine), code });
  try {
    const source = `(${text}\n)`;
    const node = parseExpressionAt(source, 0, PARSER_OPTIONS);
    if (node.type === 'ParenthesizedExpression' && node.end === source.length) {
      return node.expression;
    }
    report({ kind: 'syntax', line: node.loc?.end.line ?? 1, code: 'Unexpected token' });
  } catch (error) {
    report(describeSyntaxError(error));
  }
  return undefined;
}

function shorten(code: string): string {
  return code.length > MAX_CODE_LENGTH ? `${code.slice(0, MAX_CODE_LENGTH - 1)}…` : code;
}

function getKind({ type }: Node): DataProblemKind {
  return FUNCTIONS.test(type) ? 'function' : NAMES.test(type) ? 'name' : 'other';
}

function applySign(operator: string, value: unknown): unknown {
  if (operator === '!') {
    return !value;
  }
  if (typeof value !== 'number') {
    return undefined;
  }
  return operator === '-' ? -value : operator === '+' ? value : undefined;
}

function calculate(left: unknown, operator: string, right: unknown): number | undefined {
  if (typeof left !== 'number' || typeof right !== 'number') {
    return undefined;
  }
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    default:
      return undefined;
  }
}
