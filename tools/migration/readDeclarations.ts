/** Reads the components of published packages, with their props, from the declarations. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listLiterals } from '../listLiterals';

/** A prop, as far as versions are compared. */
export interface DeclaredProp {
  required: boolean;
  deprecated: boolean;
  /** The string, number, and boolean literals that the type accepts. */
  values: readonly string[];
}

/** A component, as far as versions are compared. */
export interface DeclaredComponent {
  /** Props by name, without native attributes and system props. */
  props: ReadonlyMap<string, DeclaredProp>;
  /** Names of all props, with native attributes, system props, and `component`. */
  accepted: ReadonlySet<string>;
}

/** The public API of packages. */
export interface DeclaredApi {
  components: ReadonlyMap<string, DeclaredComponent>;
  /** Names of all functions, classes, and constants that the packages export. */
  exports: ReadonlySet<string>;
}

/** Packages whose props components have in common: attributes, CSS properties, and props of the system. */
const SHARED =
  /\/node_modules\/(@types\/|csstype\/|@(mui|material-ui)\/(system|styled-engine)\/)|\/typescript\/lib\//;

/**
 * @param modules the folder `node_modules` with the packages and their dependencies.
 * @param packages names of the packages, such as `@mui/material`.
 */
export function readDeclarations(modules: string, packages: readonly string[]): DeclaredApi {
  const components = packages.flatMap((name) =>
    listComponents(path.join(modules, name)).map((component) => ({ component, name })),
  );
  const entry = path.join(path.dirname(modules), 'components.tsx');
  const code = [
    "import * as React from 'react';",
    ...components.map(({ component, name }, index) =>
      [
        `import C${index} from '${name}/${component}';`,
        `export declare const p${index}: React.ComponentProps<typeof C${index}>;`,
        `export { C${index} as c${index} };`,
      ].join('\n'),
    ),
    ...packages.map((name, index) => `export * as e${index} from '${name}';`),
  ].join('\n');
  const program = createProgram(entry, code);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry)!;
  const exported = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(source)!)
      .map((symbol) => [symbol.name, symbol]),
  );
  const read = new Map<string, DeclaredComponent>();
  components.forEach(({ component }, index) => {
    const type = checker.getTypeOfSymbol(exported.get(`p${index}`)!);
    // The first package wins: a later one may have a placeholder for a component that has moved.
    if (!(type.flags & ts.TypeFlags.Any) && !read.has(component)) {
      const value = checker.getTypeOfSymbol(resolve(exported.get(`c${index}`)!, checker));
      read.set(component, readComponent([type, ...listOverloads(value, checker)], value, checker));
    }
  });
  return {
    components: read,
    exports: new Set(
      packages.flatMap((_name, index) => listValues(exported.get(`e${index}`)!, checker)),
    ),
  };
}

/** Lists the folders of a package that are named like a component and have declarations. */
function listComponents(folder: string): string[] {
  return readdirSync(folder).filter(
    (name) =>
      /^[A-Z]\w*[a-z]/.test(name) &&
      ['index.d.ts', `${name}.d.ts`].every((file) => existsSync(path.join(folder, name, file))),
  );
}

function createProgram(entry: string, code: string): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === entry || fileExists(file);
  host.readFile = (file) => (file === entry ? code : readFile(file));
  host.getSourceFile = (file, version, ...rest) =>
    file === entry
      ? ts.createSourceFile(file, code, version)
      : getSourceFile(file, version, ...rest);
  return ts.createProgram([entry], options, host);
}

/**
 * Lists the props of all signatures that aren't generic. `React.ComponentProps` has the props of the last signature, but
 * `ListItem`, for example, has one with `button: true`, and one without it.
 */
const listOverloads = (value: ts.Type, checker: ts.TypeChecker): ts.Type[] =>
  value
    .getCallSignatures()
    .filter(({ typeParameters }) => !typeParameters)
    .flatMap(({ parameters }) => parameters.slice(0, 1))
    .map((symbol) => checker.getTypeOfSymbol(symbol));

function readComponent(
  types: readonly ts.Type[],
  value: ts.Type,
  checker: ts.TypeChecker,
): DeclaredComponent {
  const props = new Map<string, DeclaredProp>();
  const accepted = new Set<string>();
  for (const symbol of types
    .flatMap((type) => (type.isUnion() ? type.types : [type]))
    .flatMap((member) => checker.getPropertiesOfType(member))) {
    accepted.add(symbol.name);
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    if (file === undefined || SHARED.test(file) || symbol.name === 'ref') {
      continue;
    }
    const known = props.get(symbol.name);
    const values = listLiterals(checker.getTypeOfSymbol(symbol), checker);
    props.set(symbol.name, {
      required: (known?.required ?? true) && !(symbol.flags & ts.SymbolFlags.Optional),
      deprecated: symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated'),
      values: [...new Set([...(known?.values ?? []), ...values])].sort(),
    });
  }
  if (isPolymorphic(value, checker)) {
    accepted.add('component');
  }
  return { props, accepted };
}

/** Whether a signature of a component takes the prop `component`, which its other signatures lack. */
function isPolymorphic(value: ts.Type, checker: ts.TypeChecker): boolean {
  return value
    .getCallSignatures()
    .flatMap(({ parameters }) => parameters.slice(0, 1))
    .some((symbol) =>
      checker
        .getPropertiesOfType(checker.getTypeOfSymbol(symbol))
        .some(({ name }) => name === 'component'),
    );
}

function listValues(namespace: ts.Symbol, checker: ts.TypeChecker): string[] {
  return checker
    .getExportsOfModule(resolve(namespace, checker))
    .filter((symbol) => (resolve(symbol, checker).flags & ts.SymbolFlags.Value) !== 0)
    .map(({ name }) => name);
}

const resolve = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
