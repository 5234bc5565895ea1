/** The TypeScript program for the packages' declarations, and common queries. */
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../paths';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  types: ['react'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/** Declarations that every program includes: those of the language, the browser and React. They are parsed once. */
const COMMON = /\/node_modules\/(typescript\/lib|@types|csstype)\//;
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Creates a program that reads declarations like an application with strict settings.
 * @param modules the folder `node_modules` that has the types of React.
 */
export function createApiProgram(
  files: readonly string[],
  modules = path.join(ROOT, 'node_modules'),
): ts.Program {
  const options = { ...OPTIONS, typeRoots: [path.join(modules, '@types')] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, readFile } = host;
  host.readFile = (file) => withoutControls(readFile(file));
  host.getSourceFile = (file, ...rest) => {
    if (!COMMON.test(file)) {
      return getSourceFile(file, ...rest);
    }
    if (!parsed.has(file)) {
      parsed.set(file, getSourceFile(file, ...rest));
    }
    return parsed.get(file);
  };
  return ts.createProgram([...files], options, host);
}

/**
 * Removes control characters, which HTML doesn't allow except for tabs and line breaks. A comment in Material UI's Tabs
 * contains backspaces.
 */
function withoutControls(text: string | undefined): string | undefined {
  return text?.replace(/[^\P{Cc}\t\n\r]/gu, '');
}

/** The location of a declaration. */
export interface Place {
  /** npm package name. A nested copy has its own name. Empty outside node_modules. */
  package: string;
  /** The first folder inside the package; empty for files beside package.json. */
  folder: string;
  /** Path inside the package, with forward slashes. */
  file: string;
}

/** @param file path of a declaration file, with forward slashes, as the compiler reports it. */
export function getPlace(file: string): Place {
  const inside = file.split('/node_modules/').pop() ?? file;
  const parts = inside.split('/');
  const name = parts.splice(0, inside.startsWith('@') ? 2 : 1).join('/');
  return file.includes('/node_modules/')
    ? { package: name, folder: parts.length > 1 ? parts[0]! : '', file: parts.join('/') }
    : { package: '', folder: path.basename(path.dirname(file)), file: path.basename(file) };
}

/** Returns the symbol that an export refers to, through any number of re-exports. */
export function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Lists the exports of a declaration file; empty if the file doesn't exist. */
export function listExports(file: string, program: ts.Program): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}
