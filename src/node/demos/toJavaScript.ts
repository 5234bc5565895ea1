/** Creates the JavaScript variant of a demo from its TypeScript by removing the types. */
import path from 'node:path';
import type { Options } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import prettierPackage from 'prettier/package.json';
import { format } from 'prettier/standalone';
import { blankSourceFile } from 'ts-blank-space';
import blankSpacePackage from 'ts-blank-space/package.json';
import ts from 'typescript';
import { BuildError } from '../errors';
import { cached } from '../cache';

/** Part of the cache key. Increase it when the result for the same input changes. */
const VERSION = 3;

/** The type erasers with their versions. */
const ERASERS = [ts.version, blankSpacePackage.version];

const FORMAT: Options = {
  parser: 'babel',
  plugins: [babel, estree as never],
  singleQuote: true,
  printWidth: 100,
  trailingComma: 'all',
};

/**
 * Converts TypeScript to JavaScript. Comments, blank lines and formatting are kept.
 * @param source the TypeScript of one file.
 * @param file its path, for errors.
 * @throws BuildError for syntax that generates code, such as an enum.
 */
export function toJavaScript(source: string, file: string): Promise<string> {
  return cached(
    'javascript',
    [VERSION, ...ERASERS, prettierPackage.version, path.extname(file), source],
    async () => {
      const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, false, kind);
      const erased = blankSourceFile(tree, (node) => {
        const start = node.getStart(tree);
        throw new BuildError({
          file,
          line: tree.getLineAndCharacterOfPosition(start).line + 1,
          cause: `"${source.slice(start, node.end).split('\n')[0]}" generates code, so removing types doesn't turn it into JavaScript`,
          remedy: "don't use enums, namespaces or parameter properties in demos",
        });
      });
      return await formatCode(eraseJsxTypeArguments(erased, tree), file);
    },
  );
}

/**
 * Removes type arguments of JSX elements, which ts-blank-space keeps (`<Select<string>`). Its result has the same
 * length, so the positions are still valid.
 */
function eraseJsxTypeArguments(code: string, tree: ts.SourceFile): string {
  let erased = code;
  const visit = (node: ts.Node) => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.typeArguments) {
      const start = node.tagName.end;
      const end = node.typeArguments.end + 1;
      erased = erased.slice(0, start) + ' '.repeat(end - start) + erased.slice(end);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return erased;
}

/** Formats the code to close the gaps that the removed types leave. */
async function formatCode(code: string, file: string): Promise<string> {
  try {
    return await format(code, FORMAT);
  } catch (error) {
    const { loc, message } = error as { loc?: { start: { line: number } }; message: string };
    throw new BuildError({
      file,
      line: loc?.start.line,
      cause: `the code can't be parsed: ${message.split('\n')[0]}`,
      remedy: 'correct the syntax; npx tsc shows the location',
    });
  }
}
