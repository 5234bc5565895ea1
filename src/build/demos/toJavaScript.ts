/** The JavaScript variant of a demo, derived from its TypeScript: types are erased, all else stays as written. */
import type { Options } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import prettierPackage from 'prettier/package.json';
import { format } from 'prettier/standalone';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { BuildError } from '../errors';
import { cached } from '../cache';

/** Part of the cache key: raise it when the result for the same input changes. */
const VERSION = 1;

const FORMAT: Options = {
  parser: 'babel',
  plugins: [babel, estree as never],
  singleQuote: true,
  printWidth: 80,
  trailingComma: 'all',
};

/**
 * Derives JavaScript from TypeScript. Comments, blank lines and formatting are kept.
 * @param source the TypeScript of one file.
 * @param file its path, for errors.
 * @throws BuildError for syntax that has no meaning once types are gone, such as an enum.
 */
export function toJavaScript(source: string, file: string): Promise<string> {
  return cached('javascript', [VERSION, prettierPackage.version, source], async () => {
    const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, false, kind);
    const erased = blankSourceFile(tree, (node) => {
      const start = node.pos + source.slice(node.pos).search(/\S/);
      throw new BuildError({
        file,
        line: tree.getLineAndCharacterOfPosition(start).line + 1,
        cause: `"${source.slice(start, node.end).split('\n')[0]}" has no JavaScript form without its type`,
        remedy:
          'write plain values and types: no enums, namespaces or parameter properties in demos',
      });
    });
    // Erased declarations leave blank lines behind, also where there were comments only about a type.
    return format(erased.replace(/[ \t]+$/gm, ''), FORMAT);
  });
}
