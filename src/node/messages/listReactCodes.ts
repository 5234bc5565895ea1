/**
 * Reads the messages of React's minified errors. Its production build has only codes, and no package lists their messages.
 * But each function has the same errors in the same order in the builds for development and for production.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type ErrorMessage, getPlaceholder } from '@/src/shared/errorCodes';
import { ROOT } from '../paths';
import { readPatterns } from './readPatterns';

/** The builds without `.development.js` and `.production.js`. */
const BUILDS: readonly [packageName: string, file: string][] = [
  ['react-dom', 'cjs/react-dom-client'],
  ['react-dom', 'cjs/react-dom-server.browser'],
  ['react-dom', 'cjs/react-dom'],
  ['react', 'cjs/react'],
];
/** The function of production builds that creates a minified error. */
const FORMAT = 'formatProdErrorMessage';

/** Lists the messages by code. A function whose errors differ between the builds is left out. */
export function listReactCodes(): Record<string, ErrorMessage[]> {
  const codes: Record<string, ErrorMessage[]> = {};
  for (const [packageName, file] of BUILDS) {
    const read = (build: string) =>
      readFileSync(path.join(ROOT, 'node_modules', packageName, `${file}.${build}.js`), 'utf8');
    for (const { code, text } of matchCodes(read('development'), read('production'))) {
      // Another text for a code differs only in punctuation.
      codes[code] ??= [{ text, packages: [packageName] }];
    }
  }
  return codes;
}

/** Reads the codes and messages of two builds of the same code. */
export function matchCodes(
  development: string,
  production: string,
): { code: string; text: string }[] {
  const messages = readErrors(development);
  return [...readErrors(production)].flatMap(([name, errors]) => {
    // Errors without a text pass on the message of another error.
    const texts = (messages.get(name) ?? []).filter((error) => readPatterns(error).length > 0);
    return texts.length === errors.length
      ? errors.flatMap((error, index) => readCode(error, texts[index]!))
      : [];
  });
}

/** Lists the arguments of `Error()` by the name of the function around them. */
function readErrors(source: string): Map<string, ts.Expression[]> {
  const errors = new Map<string, ts.Expression[]>();
  const visit = (node: ts.Node, around: string): void => {
    const name = getName(node);
    const inside = name === undefined ? around : `${around}/${name}`;
    const [message] = isError(node) ? (node.arguments ?? []) : [];
    if (message) {
      errors.set(inside, [...(errors.get(inside) ?? []), message]);
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS), '');
  return errors;
}

function isError(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  return (
    (ts.isCallExpression(node) || ts.isNewExpression(node)) && node.expression.getText() === 'Error'
  );
}

function getName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) {
    return node.name?.text;
  }
  if (!ts.isFunctionExpression(node) && !ts.isArrowFunction(node)) {
    return undefined;
  }
  const { parent } = node;
  return ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)
    ? parent.name.getText()
    : ts.isBinaryExpression(parent)
      ? parent.left.getText()
      : undefined;
}

function readCode(error: ts.Expression, message: ts.Expression): { code: string; text: string }[] {
  if (!ts.isCallExpression(error) || error.expression.getText() !== FORMAT) {
    return [];
  }
  const [code, ...args] = error.arguments;
  const texts = readGeneral(message);
  const joined = texts.map((text, index) =>
    index === 0 ? text : getPlaceholder(index - 1) + text,
  );
  // A function may have a value that is an argument elsewhere: `link` for the name of a tag.
  const text = args.reduce<string>(
    (result, arg, index) =>
      ts.isStringLiteral(arg) && arg.text !== ''
        ? result.replace(arg.text, getPlaceholder(index))
        : result,
    joined.join(''),
  );
  return code ? [{ code: code.getText(), text }] : [];
}

/** Reads the text of a message. Of several, it's the one with the least text of its own, which fits all arguments. */
function readGeneral(message: ts.Expression): readonly string[] {
  const patterns = readPatterns(message).map(({ texts }) => texts);
  return patterns.sort((a, b) => a.join('').length - b.join('').length)[0] ?? [];
}
