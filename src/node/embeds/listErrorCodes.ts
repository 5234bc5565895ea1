/** Reads the messages of minified errors from the code of the installed packages. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ErrorMessage } from '@/src/shared/errorCodes';
import { BuildError } from '../errors';
import { ROOT } from '../paths';

/** The function that creates a minified error. Only files with its name can have one. */
const FORMAT = 'ormatMuiErrorMessage';
/** Folders with other builds of the same code. */
const OTHER_BUILDS = new Set(['modern', 'esm', 'node', 'legacy', 'node_modules']);
/** A package of more than 10,000 files that throws no errors. */
const WITHOUT_ERRORS = new Set(['icons-material']);

/** Lists the messages of all installed `@mui` packages by code. Several packages can have different messages for a code. */
export function listErrorCodes(): Record<string, ErrorMessage[]> {
  const codes: Record<string, ErrorMessage[]> = {};
  for (const folder of listPackages(path.join(ROOT, 'node_modules/@mui'))) {
    const packageName = `@mui/${path.basename(folder)}`;
    for (const file of listFiles(folder)) {
      const source = readFileSync(file, 'utf8');
      if (source.includes(FORMAT)) {
        for (const { code, parts } of readErrors(file, source)) {
          addMessage((codes[code] ??= []), parts, packageName);
        }
      }
    }
  }
  return codes;
}

function addMessage(
  messages: ErrorMessage[],
  parts: ErrorMessage['parts'],
  packageName: string,
): void {
  const same = messages.find((message) => JSON.stringify(message.parts) === JSON.stringify(parts));
  if (!same) {
    messages.push({ parts, packages: [packageName] });
  } else if (!same.packages.includes(packageName)) {
    same.packages = [...same.packages, packageName].sort();
  }
}

/** Lists the folders of the packages, and of the other versions that they install for themselves. */
function listPackages(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !WITHOUT_ERRORS.has(name))
    .flatMap((name) => {
      const nested = path.join(folder, name, 'node_modules/@mui');
      return [path.join(folder, name), ...(existsSync(nested) ? listPackages(nested) : [])];
    });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return OTHER_BUILDS.has(entry.name) ? [] : listFiles(file);
    }
    return entry.name.endsWith('.js') ? [file] : [];
  });
}

/** Finds `condition ? message : formatMuiErrorMessage(code, …arguments)`. */
function readErrors(
  file: string,
  source: string,
): { code: string; parts: ErrorMessage['parts'] }[] {
  const errors: { code: string; parts: ErrorMessage['parts'] }[] = [];
  const visit = (node: ts.Node): void => {
    const call = ts.isConditionalExpression(node) ? node.whenFalse : undefined;
    if (ts.isConditionalExpression(node) && call && isFormatCall(call)) {
      const [code, ...args] = call.arguments.map((argument) => argument.getText());
      errors.push({ code: code ?? '', parts: readMessage(node.whenTrue, args, file) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return errors;
}

function isFormatCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText().includes(FORMAT);
}

/** Splits a message into texts and the numbers of the arguments between them. */
function readMessage(
  node: ts.Expression,
  args: readonly string[],
  file: string,
): (string | number)[] {
  if (ts.isBinaryExpression(node)) {
    return join([...readMessage(node.left, args, file), ...readMessage(node.right, args, file)]);
  }
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return join([
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [
        getIndex(expression, args, file),
        literal.text,
      ]),
    ]);
  }
  return [getIndex(node, args, file)];
}

function getIndex(expression: ts.Expression, args: readonly string[], file: string): number {
  const index = args.indexOf(expression.getText());
  if (index < 0) {
    throw new BuildError({
      file: path.relative(ROOT, file),
      cause: `the error message contains ${expression.getText()}, which isn't an argument of the minified error`,
      remedy:
        'teach src/node/embeds/listErrorCodes.ts how the installed package writes its messages',
    });
  }
  return index;
}

/** Joins neighboring texts. */
function join(parts: readonly (string | number)[]): (string | number)[] {
  const joined: (string | number)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      joined[joined.length - 1] = last + part;
    } else if (part !== '') {
      joined.push(part);
    }
  }
  return joined;
}
