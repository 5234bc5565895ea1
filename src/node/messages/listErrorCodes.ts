/** Reads the messages of minified errors from the code of the installed packages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type ErrorMessage, getPlaceholder } from '@/src/shared/errorCodes';
import { BuildError } from '../errors';
import { ROOT } from '../paths';
import { listCodeFiles, listMuiPackages } from './packageFiles';

/** The function that creates a minified error. Only files with its name can have one. */
const FORMAT = 'ormatMuiErrorMessage';

/** Lists the messages of all installed `@mui` packages by code. Several packages can have different messages for a code. */
export function listErrorCodes(): Record<string, ErrorMessage[]> {
  const codes: Record<string, ErrorMessage[]> = {};
  for (const { name, folder } of listMuiPackages()) {
    for (const file of listCodeFiles(folder)) {
      const source = readFileSync(file, 'utf8');
      if (source.includes(FORMAT)) {
        for (const { code, text } of readErrors(file, source)) {
          addMessage((codes[code] ??= []), text, name);
        }
      }
    }
  }
  return codes;
}

function addMessage(messages: ErrorMessage[], text: string, packageName: string): void {
  const same = messages.find((message) => message.text === text);
  if (!same) {
    messages.push({ text, packages: [packageName] });
  } else if (!same.packages.includes(packageName)) {
    same.packages = [...same.packages, packageName].sort();
  }
}

/** Finds `condition ? message : formatMuiErrorMessage(code, …arguments)`. */
function readErrors(file: string, source: string): { code: string; text: string }[] {
  const errors: { code: string; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node) && isFormatCall(node.whenFalse)) {
      const [code = '', ...args] = node.whenFalse.arguments.map((argument) => argument.getText());
      errors.push({ code, text: readMessage(node.whenTrue, args, file) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return errors;
}

/** Recognizes a call that creates a minified error. */
export function isFormatCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText().includes(FORMAT);
}

/**
 * Reads the text of a message, with placeholders of its arguments.
 * @throws BuildError when it contains something that isn't an argument of the minified error.
 */
function readMessage(node: ts.Expression, args: readonly string[], file: string): string {
  const read = (part: ts.Expression) => readMessage(part, args, file);
  if (ts.isBinaryExpression(node)) {
    return read(node.left) + read(node.right);
  }
  const index = args.indexOf(node.getText());
  if (index >= 0) {
    return getPlaceholder(index);
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => read(expression) + literal.text,
    );
    return node.head.text + spans.join('');
  }
  throw new BuildError({
    file: path.relative(ROOT, file),
    cause: `the error message contains ${node.getText()}, which isn't an argument of the minified error`,
    remedy:
      'teach src/node/messages/listErrorCodes.ts how the installed package writes its messages',
  });
}
