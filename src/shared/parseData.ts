/** Reads JavaScript that consists of data, such as an `sx` value. Nothing is run: the syntax tree is converted. */
import { type Expression, type Property, type SpreadElement, parseExpressionAt } from 'acorn';

/**
 * Why a part of the text has no value: it isn't valid JavaScript, it is a function or calls one, it refers to a name, or
 * it is of another kind.
 */
export type DataProblemKind = 'syntax' | 'function' | 'name' | 'other';

/** A part of the text without a value. */
interface DataProblem {
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

type Node = Expression | Property | SpreadElement;

const MAX_CODE_LENGTH = 40;
const FUNCTIONS = /^(ArrowFunction|Function|Call|New|TaggedTemplate|Await|Import)/;
const NAMES = /^(Identifier|Member|Spread|TemplateLiteral|Chain|This)/;
/** The value of a part without one. */
const NONE = Symbol('none');

/**
 * Reads an expression of objects, arrays, strings, numbers (with signs and arithmetic), `true`, `false`, `null`, and
 * `undefined`.
 */
export function parseData(text: string): ParsedData {
  const problems: DataProblem[] = [];
  const report = (kind: DataProblemKind, node: Node): typeof NONE => {
    // The positions are those in the parenthesized text.
    const code = text.slice(node.start - 1, node.end - 1).replace(/\s+/g, ' ');
    problems.push({ kind, line: node.loc?.start.line ?? 1, code: shorten(code) });
    return NONE;
  };

  const read = (node: Node): unknown => {
    switch (node.type) {
      case 'ObjectExpression':
        return Object.fromEntries(
          node.properties.flatMap((property) => {
            const entry = readProperty(property);
            return entry ? [entry] : [];
          }),
        );
      case 'ArrayExpression':
        return node.elements
          .map((element) => (element ? read(element) : null))
          .filter((element) => element !== NONE);
      case 'Literal':
        return node.regex || typeof node.value === 'bigint' ? report('other', node) : node.value;
      case 'ParenthesizedExpression':
        return read(node.expression);
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : report('name', node);
      case 'UnaryExpression': {
        const value = read(node.argument);
        return value === NONE ? NONE : (applySign(node.operator, value) ?? report('other', node));
      }
      case 'BinaryExpression': {
        if (node.left.type === 'PrivateIdentifier') {
          return report('other', node);
        }
        const [left, right] = [read(node.left), read(node.right)];
        const isKnown = left !== NONE && right !== NONE;
        return isKnown ? (calculate(left, node.operator, right) ?? report('other', node)) : NONE;
      }
      default:
        if (node.type === 'Identifier' && node.name === 'undefined') {
          return undefined;
        }
        return report(getKind(node), node);
    }
  };

  const readProperty = (property: Property | SpreadElement): [string, unknown] | undefined => {
    if (property.type === 'SpreadElement' || property.computed || property.shorthand) {
      report('name', property);
      return undefined;
    }
    if (property.method || property.kind !== 'init') {
      report('function', property);
      return undefined;
    }
    const { key } = property;
    const value = read(property.value);
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
    return value === NONE ? undefined : [String(name), value];
  };

  const root = parse(text, problems);
  const value = root ? read(root) : NONE;
  return { value: value === NONE ? undefined : value, problems };
}

/** Returns the syntax tree of a text that is one expression. Otherwise, it adds a problem. */
function parse(text: string, problems: DataProblem[]): Expression | undefined {
  const lastLine = text.split('\n').length;
  const report = (line = 1, code: string) =>
    problems.push({ kind: 'syntax', line: Math.min(line, lastLine), code });
  try {
    // Parentheses make an object at the start of a text an expression. They stand on the lines of the text.
    const source = `(${text}\n)`;
    const node = parseExpressionAt(source, 0, {
      ecmaVersion: 'latest',
      locations: true,
      preserveParens: true,
    });
    if (node.type === 'ParenthesizedExpression' && node.end === source.length) {
      return node.expression;
    }
    report(node.loc?.end.line, 'Unexpected token');
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
    const { loc } = error as SyntaxError & { loc?: { line: number } };
    report(loc?.line, error.message.replace(/ \(\d+:\d+\)$/, ''));
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
