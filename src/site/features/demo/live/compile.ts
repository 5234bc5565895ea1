/**
 * Compiles the files of a demo for the browser: removes TypeScript and JSX, and converts imports to `require`. Pure
 * code.
 */
import { type Transform, transform } from 'sucrase';
import type { TextFile } from '../demoSource';
import { findOpenTag } from './checkTags';
import { guardLoops } from './guardLoops';
import type { CodeError } from './liveError';
import { readSyntaxError } from './syntaxError';

export interface CompiledFile {
  name: string;
  /** The body of a CommonJS module with the same line numbers as the source; '' for style sheets. */
  code: string;
  /** The specifiers that the code may pass to `require`. */
  imports: string[];
  /** A tag that may be open, which explains a syntax error better than the browser does. */
  open?: CodeError | undefined;
}

/** An error with its file and line. */
interface CompileError extends CodeError {
  file: string;
}

export type CompileResult = { files: CompiledFile[] } | { codeError: CompileError };

const TRANSFORMS: Transform[] = ['typescript', 'jsx', 'imports'];

/**
 * Parses the body of a module without running it.
 * @throws SyntaxError
 */
export type ReadCode = (code: string) => Promise<unknown>;

/**
 * Compiles all files of a demo.
 * @param read finds syntax errors that Sucrase accepts. The compile worker has none, because reading is close to running,
 *   and the worker has the origin of the site: the frame of the demo finds these errors.
 * @returns the files, or the first error.
 */
export async function compileFiles(
  files: readonly TextFile[],
  read?: ReadCode,
): Promise<CompileResult> {
  const compiled: CompiledFile[] = [];
  for (const { name, text } of files) {
    try {
      const file = compileFile(name, text);
      const open = findOpen(name, text);
      await read?.(file.code);
      compiled.push({ ...file, ...(open && { open: open.codeError }) });
      if (open?.certain) {
        return { codeError: { file: name, ...open.codeError } };
      }
    } catch (error) {
      const open = findOpen(name, text);
      return { codeError: { file: name, ...(open?.codeError ?? readSyntaxError(error, text)) } };
    }
  }
  return { files: compiled };
}

function findOpen(
  name: string,
  text: string,
): { certain: boolean; codeError: CodeError } | undefined {
  const open = /\.[jt]sx?$/.test(name) ? findOpenTag(text) : undefined;
  return (
    open && {
      certain: open.certain,
      codeError: { key: 'liveTagOpen', values: { tag: open.tag }, line: open.line },
    }
  );
}

function compileFile(name: string, text: string): CompiledFile {
  if (name.endsWith('.css')) {
    return { name, code: '', imports: [] };
  }
  if (name.endsWith('.json')) {
    return { name, code: `module.exports = ${JSON.stringify(JSON.parse(text))};`, imports: [] };
  }
  const { code } = transform(guardLoops(text), {
    transforms: TRANSFORMS,
    jsxRuntime: 'automatic',
    production: true,
    filePath: name,
  });
  return { name, code, imports: listImports(text, code) };
}

const REQUIRE = /\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g;
const ICON_BARREL = /import\s*\{([^}]*)\}\s*from\s*['"]@mui\/icons-material['"]/g;

/** In `import { Add } from '@mui/icons-material'`, each icon is a module of its own. */
function listImports(text: string, code: string): string[] {
  const names = [...code.matchAll(REQUIRE)].map((match) => match[2] ?? '');
  const icons = [...text.matchAll(ICON_BARREL)].flatMap((match) =>
    (match[1] ?? '').split(',').flatMap((part) => /\w+/.exec(part)?.[0] ?? []),
  );
  return [...new Set([...names, ...icons.map((icon) => `@mui/icons-material/${icon}`)])];
}
