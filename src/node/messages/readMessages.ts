/** Reads the messages of a module: arguments of `console.error` and `console.warn`, errors, and prop checks. */
import path from 'node:path';
import ts from 'typescript';
import type { MessageKind, MessagePattern } from '@/src/shared/answers/messageFiles';
import { isFormatCall } from './listErrorCodes';
import { fillFormat, readPatterns, readSum } from './readPatterns';

/** A message of a module. */
export interface ModuleMessage {
  pattern: MessagePattern;
  kind: MessageKind;
  /** The component, hook, or function that writes it. */
  name: string;
}

/** Code without any of these has no messages. */
const SIGNS = /console\.|Error\(|warnOnce|printWarning|'MUI|"MUI|`MUI/;
/** Functions of the packages that write a message once. */
const WARN = /(^|\.)(warnOnce|printWarning)\)?$/;
/** The beginning of messages that code passes on in variables. */
const PREFIX = /^MUI( X)?: /;
/** A pattern with fewer fixed letters than this matches too much. */
const MIN_LETTERS = 10;

/** @param file path inside the package, for names. */
export function readMessages(source: string, file: string): ModuleMessage[] {
  if (!SIGNS.test(source)) {
    return [];
  }
  const messages: ModuleMessage[] = [];
  const add = (node: ts.Node, kind: MessageKind, patterns: readonly MessagePattern[]): boolean => {
    const found = patterns.filter(
      ({ texts }) => texts.join('').replace(/\W/g, '').length >= MIN_LETTERS,
    );
    messages.push(...found.map((pattern) => ({ pattern, kind, name: findName(node, file) })));
    return found.length > 0;
  };
  const visit = (node: ts.Node): void => {
    const call = readCall(node);
    const isFound = call
      ? add(node, call.kind, call.patterns)
      : ts.isExpression(node) && add(node, 'error', readPrefixed(node));
    if (!isFound) {
      ts.forEachChild(node, visit);
    }
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return messages;
}

/** Reads a call that writes a message or creates an error. */
function readCall(
  node: ts.Node,
): { kind: MessageKind; patterns: readonly MessagePattern[] } | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) {
    return undefined;
  }
  const [first, ...others] = node.arguments ?? [];
  const callee = node.expression.getText();
  if (!first) {
    return undefined;
  }
  if (/^console\.(error|warn)$/.test(callee)) {
    const patterns = readPatterns(first).map((pattern) =>
      others.length > 0 ? fillFormat(pattern, others) : pattern,
    );
    return { kind: callee === 'console.warn' ? 'warning' : 'error', patterns };
  }
  if (WARN.test(callee)) {
    const isError = others.some((other) => /^['"]error['"]$/.test(other.getText()));
    return { kind: isError ? 'error' : 'warning', patterns: readLines(first) };
  }
  if (/(^|\.)(\w*Error)$/.test(callee)) {
    // In development, a minified error has its message: `condition ? message : formatMuiErrorMessage(code)`.
    const text =
      ts.isConditionalExpression(first) && isFormatCall(first.whenFalse) ? first.whenTrue : first;
    return { kind: isThrown(node) ? 'thrown' : 'propCheck', patterns: readPatterns(text) };
  }
  return undefined;
}

/** `warnOnce` takes lines, too. */
function readLines(node: ts.Expression): MessagePattern[] {
  return ts.isArrayLiteralExpression(node) ? readSum(node.elements, '\n') : readPatterns(node);
}

/** A prop check returns its error. */
function isThrown(node: ts.Node): boolean {
  return !ts.isReturnStatement(node.parent);
}

/** Reads a text that begins like a message. Its kind isn't known. */
function readPrefixed(node: ts.Expression): MessagePattern[] {
  return readPatterns(node).filter(({ texts }) => PREFIX.test(texts[0]!));
}

/**
 * Finds the component, hook, or function that a node stands in. A component has a folder of its name. Elsewhere, it is the
 * name of the statement, or the name of the file if the statement has none, or is a helper of a component or hook.
 */
function findName(node: ts.Node, file: string): string {
  let top = node;
  while (!ts.isSourceFile(top.parent)) {
    top = top.parent;
  }
  const base = path.basename(file, '.js');
  const folder = path.basename(path.dirname(file));
  if (/^[A-Z][A-Za-z]+$/.test(folder)) {
    return folder;
  }
  const own = base === 'index' ? folder : base;
  const name = getStatementName(top);
  const isPublic = /^([A-Z]|use[A-Z])/;
  return name === undefined || (isPublic.test(own) && !isPublic.test(name)) ? own : name;
}

function getStatementName(statement: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(statement)) {
    return statement.name?.text;
  }
  if (ts.isVariableStatement(statement)) {
    const [declaration] = statement.declarationList.declarations;
    const { name, initializer } = declaration ?? {};
    const isData =
      initializer &&
      (readPatterns(initializer).length > 0 || ts.isArrayLiteralExpression(initializer));
    return name && ts.isIdentifier(name) && !isData ? name.text : undefined;
  }
  // `Tabs.propTypes = {…}`
  const [, name] =
    /^(?:process\.env\.NODE_ENV !== ["']production["'] \? )?(\w+)\.propTypes\b/.exec(
      statement.getText().slice(0, 200),
    ) ?? [];
  return name;
}
