/** Reads the texts that an expression can have, as patterns: fixed texts with placeholders between them. */
import ts from 'typescript';
import type { MessagePattern } from '@/src/shared/answers/messageFiles';

/** A fixed text, or a placeholder. */
type Part = string | { name: string };

/** A condition between texts of at most this length is a placeholder, such as `controlled` or `uncontrolled`. */
const SHORT = 12;
/** A text with more alternatives than this has placeholders for them. */
const MAX_ALTERNATIVES = 8;

/** Returns a pattern for each of the texts that an expression can have; an empty list if it isn't a text. */
export function readPatterns(node: ts.Expression): MessagePattern[] {
  return isText(node) ? readParts(node).map(toPattern) : [];
}

/** Does the same for expressions that are joined with a separator. */
export function readSum(items: readonly ts.Expression[], separator: string): MessagePattern[] {
  return readJoinedParts({ items, separator }).map(toPattern);
}

/** Replaces `%s` and its like by placeholders, named after the arguments. */
export function fillFormat(
  { texts, names }: MessagePattern,
  args: readonly ts.Expression[],
): MessagePattern {
  const rest = [...args];
  const parts = texts.flatMap((text, index): Part[] => {
    const [first = '', ...others] = text.split(/%[sdifoO]/);
    const filled = others.flatMap((other): Part[] => [readPlaceholder(rest.shift()), other]);
    return [...(index === 0 ? [] : [{ name: names[index - 1]! }]), first, ...filled];
  });
  return toPattern(parts);
}

/** Whether an expression is a text by its form: a literal, a template, a sum with one, or a joined array of them. */
function isText(node: ts.Expression): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
    return true;
  }
  if (ts.isParenthesizedExpression(node)) {
    return isText(node.expression);
  }
  if (isSum(node)) {
    return isText(node.left) || isText(node.right);
  }
  if (ts.isConditionalExpression(node)) {
    return isText(node.whenTrue) || isText(node.whenFalse);
  }
  if (ts.isIdentifier(node)) {
    const value = findConstant(node);
    return value !== undefined && isText(value);
  }
  return readJoined(node) !== undefined;
}

function readParts(node: ts.Expression): Part[][] {
  if (ts.isStringLiteralLike(node)) {
    return [[node.text]];
  }
  if (ts.isParenthesizedExpression(node)) {
    return readParts(node.expression);
  }
  if (ts.isTemplateExpression(node)) {
    return combine([
      [[node.head.text]],
      ...node.templateSpans.flatMap(({ expression, literal }) => [
        readParts(expression),
        [[literal.text]],
      ]),
    ]);
  }
  if (isSum(node)) {
    return combine([readParts(node.left), readParts(node.right)]);
  }
  if (ts.isConditionalExpression(node)) {
    return readCondition(node);
  }
  const joined = readJoined(node);
  if (joined) {
    return readJoinedParts(joined);
  }
  const constant = ts.isIdentifier(node) ? findConstant(node) : undefined;
  return constant && isText(constant) ? readParts(constant) : [[readPlaceholder(node)]];
}

function readCondition(node: ts.ConditionalExpression): Part[][] {
  const branches = [node.whenTrue, node.whenFalse];
  const words = branches.map((branch) => (ts.isStringLiteralLike(branch) ? branch.text : ''));
  const isShort = branches.every(
    (branch, index) => ts.isStringLiteralLike(branch) && words[index]!.length <= SHORT,
  );
  // One branch without a text of its own, as in `name ? ` (${name})` : ''`, is part of a placeholder.
  const hasEmpty = branches.some((branch) => ts.isStringLiteralLike(branch) && branch.text === '');
  if (isShort || hasEmpty) {
    const placeholder = readPlaceholder(node.condition);
    return [[isShort ? { name: words.filter(Boolean).join('|') || '…' } : placeholder]];
  }
  return branches.flatMap(readParts);
}

/** Joins the alternatives of consecutive parts in every way. */
function combine(list: readonly Part[][][]): Part[][] {
  let result: Part[][] = [[]];
  for (const alternatives of list) {
    const isMany = result.length * alternatives.length > MAX_ALTERNATIVES;
    const added: Part[][] = isMany ? [[{ name: '…' }]] : alternatives;
    result = result.flatMap((before) => added.map((after) => [...before, ...after]));
  }
  return result;
}

function isSum(node: ts.Expression): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** Expressions that are joined with a separator. */
interface Joined {
  items: readonly ts.Expression[];
  separator: string;
}

function readJoinedParts({ items, separator }: Joined): Part[][] {
  return combine(
    items.flatMap((item, index) => [...(index > 0 ? [[[separator]]] : []), readParts(item)]),
  );
}

/** Reads `[…].join('\n')`. */
function readJoined(node: ts.Expression): Joined | undefined {
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'join' &&
    ts.isArrayLiteralExpression(node.expression.expression)
  ) {
    const [separator] = node.arguments;
    return {
      items: node.expression.expression.elements,
      separator: separator && ts.isStringLiteralLike(separator) ? separator.text : ',',
    };
  }
  return undefined;
}

/** Finds the value of a name that is declared by `const`, or by a `var` of code that was compiled. */
function findConstant(name: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    const statements =
      'statements' in scope ? (scope.statements as ts.NodeArray<ts.Statement>) : [];
    for (const statement of statements) {
      const declarations = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [];
      const found = declarations.find((declaration) => declaration.name.getText() === name.text);
      if (found) {
        return found.initializer;
      }
    }
  }
  return undefined;
}

/** Names a placeholder after the last name of a path: `value` for `props.value`. */
function readPlaceholder(node: ts.Node | undefined): { name: string } {
  if (node && ts.isIdentifier(node)) {
    return { name: node.text.replace(/\$jscomp.*$/, '') };
  }
  return { name: node && ts.isPropertyAccessExpression(node) ? node.name.text : '…' };
}

/** Joins neighbouring texts, and neighbouring placeholders. */
function toPattern(parts: readonly Part[]): MessagePattern {
  const texts = [''];
  const names: string[] = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      texts[texts.length - 1] += part;
    } else if (names.length > 0 && texts.at(-1) === '') {
      names[names.length - 1] = '…';
    } else {
      names.push(part.name);
      texts.push('');
    }
  }
  return { texts, names };
}
