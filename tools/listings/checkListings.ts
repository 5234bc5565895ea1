/**
 * Type-checks the listings of all Markdown pages as they stand. What a page leaves out, such as a variable of the
 * reader's app, is declared in a file beside it: `<page>.listings.d.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listMarkdownRoutes } from '@/src/node/content/routes';
import { BuildError, CommandError } from '@/src/node/errors';
import { parser } from '@/src/node/markdown/findPlacements.mjs';
import { ROOT } from '@/src/node/paths';
import { listFragmentImports } from './fragmentImports';
import { type Listing, completeListing, readListings } from './readListings';

/** Folder of the modules. It exists in memory only. */
const FOLDER = path.join(ROOT, '.listings');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['react', 'node'],
  typeRoots: [path.join(ROOT, 'node_modules/@types')],
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  strict: true,
  noEmit: true,
  esModuleInterop: true,
  skipLibCheck: true,
  resolveJsonModule: true,
};

/** Declarations for all pages: bundlers import style sheets. */
const AMBIENT = { file: path.join(FOLDER, 'ambient.d.ts'), code: "declare module '*.css';" };

interface Module {
  markdownFile: string;
  listing: Listing;
  code: string;
  /** Number of lines that were added in front of the listing. */
  before: number;
}

interface PageProject {
  modules: Map<string, Module>;
  /** The file with the declarations of what the page leaves out, if there is one. */
  declarations: string | undefined;
}

/**
 * @param start beginning of the paths of the Markdown files to check; all files by default.
 * @returns the number of listings.
 * @throws CommandError that lists all errors, by the line in the Markdown file.
 */
export function checkListings(start = 'data/'): number {
  const routes = listMarkdownRoutes().filter(({ markdownFile }) => markdownFile.startsWith(start));
  const projects = routes.map(({ markdownFile }) => readProject(markdownFile));
  const files = new Map<string, ts.SourceFile | undefined>();
  const isAugmented = ({ modules, declarations }: PageProject) =>
    declarations !== undefined ||
    [...modules.values()].some(({ code }) => /\bdeclare\b/.test(code));
  const groups = [
    projects.filter((project) => !isAugmented(project)),
    // Declarations of one page must not help another one.
    ...projects.filter(isAugmented).map((project) => [project]),
  ];
  const errors = groups.flatMap((group) => checkGroup(group, files));
  if (errors.length > 0) {
    throw new CommandError(errors.map(({ message }) => message).join('\n\n'));
  }
  return projects.reduce((count, { modules }) => count + modules.size, 0);
}

function readProject(markdownFile: string): PageProject {
  const source = readFileSync(path.join(ROOT, markdownFile), 'utf8');
  const declarations = path.join(ROOT, markdownFile.replace(/\.md$/, '.listings.d.ts'));
  const imports = listFragmentImports(markdownFile.split('/')[1] ?? '');
  const modules = readListings(parser.parse(source)).map((listing) => {
    const file = path.join(FOLDER, path.dirname(markdownFile), listing.file);
    return [file, { markdownFile, listing, ...completeListing(listing, imports) }] as const;
  });
  return {
    modules: new Map(modules),
    declarations: existsSync(declarations) ? declarations : undefined,
  };
}

function checkGroup(
  group: readonly PageProject[],
  files: Map<string, ts.SourceFile | undefined>,
): BuildError[] {
  const modules = new Map(group.flatMap((project) => [...project.modules]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  const getCode = (file: string) =>
    file === AMBIENT.file ? AMBIENT.code : modules.get(file)?.code;
  host.fileExists = (file) => getCode(file) !== undefined || fileExists(file);
  host.readFile = (file) => getCode(file) ?? readFile(file);
  host.directoryExists = () => true;
  host.getSourceFile = (file, version, ...rest) => {
    const code = getCode(file);
    if (code !== undefined) {
      return ts.createSourceFile(file, code, version);
    }
    if (!files.has(file)) {
      files.set(file, getSourceFile(file, version, ...rest));
    }
    return files.get(file);
  };
  const roots = [...modules.keys(), ...group.flatMap(({ declarations }) => declarations ?? [])];
  const program = ts.createProgram(
    [...roots, ...listAugmented(modules), AMBIENT.file],
    OPTIONS,
    host,
  );
  return roots.flatMap((root) => {
    const file = program.getSourceFile(root);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      (diagnostic) => createError(diagnostic, modules.get(root), root),
    );
  });
}

/**
 * Lists the files of modules that listings augment. An app imports them somewhere, but `declare module` alone doesn't
 * make them part of a program.
 */
function listAugmented(modules: ReadonlyMap<string, Module>): string[] {
  return [...modules].flatMap(([file, { code }]) =>
    [...code.matchAll(/declare module '(@[^']+)'/g)].flatMap(
      ([, name]) =>
        ts.resolveModuleName(name!, file, OPTIONS, ts.sys).resolvedModule?.resolvedFileName ?? [],
    ),
  );
}

function createError(
  { start, file, messageText }: ts.Diagnostic,
  module: Module | undefined,
  root: string,
): BuildError {
  const line = file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
  return new BuildError({
    file: module?.markdownFile ?? path.relative(ROOT, root),
    line: module ? module.listing.line + line - module.before : line + 1,
    cause: ts.flattenDiagnosticMessageText(messageText, ' '),
    remedy: module
      ? `correct the listing, or declare what it leaves out in ${module.markdownFile.replace(/\.md$/, '.listings.d.ts')}`
      : 'correct the declaration',
  });
}
