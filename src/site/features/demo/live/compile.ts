/**
 * Compiles the files of a demo for the browser: removes TypeScript and JSX, and converts imports to `require`. Pure
 * code.
 */
import { type Transform, transform } from 'sucrase';
import type { TextFile } from '../demoSource';
import { findOpenTag } from './checkTags';
import { guardLoops } from './guardLoops';
import type { CodeError } from './liveError';

export interface CompiledFile {
  name: string;
  /** The body of a CommonJS module with the same line numbers as the source; '' for style sheets. */
  code: string;
  /** The specifiers that the code may pass to `require`. */
  imports: string[];
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
 * @param read finds syntax errors that Sucrase accepts.
 * @returns the files, or the first error.
 */
export async function compileFiles(
  files: readonly TextFile[],
  read: ReadCode,
): Promise<CompileResult> {
  const compiled: CompiledFile[] = [];
  for (const { name, text } of files) {
    try {
      const file = compileFile(name, text);
      await read(file.code);
      compiled.push(file);
      const open = findOpen(name, text);
      if (open?.certain) {
        return { codeError: { file: name, ...open.codeError } };
      }
    } catch (error) {
      const open = findOpen(name, text);
      return { codeError: { file: name, ...(open?.codeError ?? readCompileError(error, text)) } };
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

const DUPLICATE_IDENTIFIER = /Identifier '([\w$]+)' has already been declared/;

/** Sucrase's message is "Error transforming A.tsx: Unexpected token (3:14)". The browser's errors have no position. */
function readCompileError(error: unknown, text: string): CodeError {
  const whole = error instanceof Error ? error.message : String(error);
  const place = /\s*\((\d+):\d+\)\s*$/.exec(whole);
  const message = whole
    .slice(0, place?.index)
    .replace(/^Error transforming [^:]*: /, '')
    .replace(/^SyntaxError: /, '');
  return {
    message,
    line: place ? Number(place[1]) : findSecond(DUPLICATE_IDENTIFIER.exec(whole)?.[1], text),
  };
}

function findSecond(name: string | undefined, text: string): number | undefined {
  if (name === undefined) {
    return undefined;
  }
  const declaration = new RegExp(
    `\\b(?:const|let|var|function|class|import)\\b[^;=(]*?(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`,
    'g',
  );
  const second = [...text.matchAll(declaration)][1];
  return second && text.slice(0, second.index + second[0].length).split('\n').length;
}
