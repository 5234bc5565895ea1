/** Which exports of a package are documented components and hooks. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { BuildError } from '../errors';
import { readJsDoc } from './jsDoc';
import type { NoteBook } from './notes';
import { type ApiPackage, getPackageFolder } from './packages';
import { getPlace, resolveAlias } from './program';

/** An export that gets an entry. */
export interface FoundExport {
  kind: 'component' | 'hook';
  /** Name without prefixes such as `Unstable_`. */
  name: string;
  /** Folder of the package that exports it. */
  folder: string;
  /** Its name in that folder: `default`, or as it is called there. */
  exportName: string;
  symbol: ts.Symbol;
}

const PREFIX = /^(unstable|Unstable|experimental|Experimental)_/;

/** The folders of a package that can be imported from, with their declaration files. */
export function listFolders(folder: string): { name: string; file: string }[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, file: path.join(folder, name, 'index.d.ts') }))
    .filter(({ file }) => existsSync(file));
}

/**
 * The folders that are read of a package; none, with a note, for a package without declarations.
 * @throws BuildError when the package is not installed.
 */
export function listPackageFolders(
  apiPackage: ApiPackage,
  notes: NoteBook,
): { name: string; file: string }[] {
  const { name } = apiPackage;
  const folder = getPackageFolder(apiPackage);
  if (!existsSync(folder)) {
    throw new BuildError({
      file: 'src/node/api/packages.ts',
      cause: `the package ${name} is not installed`,
      remedy: 'install it, or remove its line',
    });
  }
  const folders = listFolders(folder);
  if (folders.length === 0) {
    const text =
      'the package brings no declarations (no folder with an index.d.ts): it is left out.';
    notes.add({ kind: 'choice', package: name, file: 'package.json', member: name, text });
  }
  return folders;
}

/**
 * Finds the documented exports of a package.
 * What looks like a component and is none, or is left out, goes to the notes.
 */
export function findEntries(
  apiPackage: ApiPackage,
  folders: readonly { name: string; file: string }[],
  program: ts.Program,
  notes: NoteBook,
): FoundExport[] {
  const checker = program.getTypeChecker();
  const found = new Map<string, FoundExport>();
  for (const folder of folders) {
    const source = program.getSourceFile(folder.file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) {
      continue; // A file of declarations for the compiler alone, without exports.
    }
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = resolveAlias(exported, checker);
      const name = (exported.name === 'default' ? folder.name : exported.name).replace(PREFIX, '');
      const kind = getKind(name);
      if (!kind || found.has(name) || !isListed(apiPackage, folder.name, name, kind, symbol)) {
        continue;
      }
      const reason = getReasonToSkip(apiPackage, name, symbol, checker);
      if (reason === undefined) {
        const exportName = exported.name;
        found.set(name, { kind, name, folder: folder.name, exportName, symbol });
      } else {
        const file = getPlace(symbol.declarations?.[0]?.getSourceFile().fileName ?? '').file;
        const text = `no reference page: ${reason}.`;
        notes.add({ kind: 'choice', package: apiPackage.name, file, member: name, text });
      }
    }
  }
  assertAllFound(apiPackage, found);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function getKind(name: string): FoundExport['kind'] | undefined {
  if (/^use[A-Z]/.test(name)) {
    return 'hook';
  }
  return /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/.test(name) ? 'component' : undefined;
}

/** Whether an export is in the place of a documented one: a folder, or for hooks a file, of its own name. */
function isListed(
  { only, hooks }: ApiPackage,
  folder: string,
  name: string,
  kind: FoundExport['kind'],
  symbol: ts.Symbol,
): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Value) || (kind === 'hook' && !hooks)) {
    return false;
  }
  if (only) {
    return only.includes(name) && folder === name;
  }
  const file = path.basename(symbol.declarations?.[0]?.getSourceFile().fileName ?? '', '.d.ts');
  return folder.replace(PREFIX, '') === name || (hooks === true && file === name);
}

function getReasonToSkip(
  { skip }: ApiPackage,
  name: string,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  const type = checker.getTypeOfSymbol(symbol);
  if (skip?.[name] !== undefined) {
    return skip[name];
  }
  if (readJsDoc(declaration).ignored) {
    return 'its authors mark it with @ignore';
  }
  if (type.flags & ts.TypeFlags.Any) {
    return 'its type cannot be resolved, so it would have no props';
  }
  if (/^(Context|Provider)$/.test(type.symbol?.name ?? type.aliasSymbol?.name ?? '')) {
    return 'it is a context, not a component';
  }
  return getCallSignatures(type).length === 0
    ? 'it is no component: it cannot be called'
    : undefined;
}

/** The call signatures of a component's type, those of a class component's constructor excepted. */
export function getCallSignatures(type: ts.Type): readonly ts.Signature[] {
  return type.isUnion() ? type.types.flatMap(getCallSignatures) : type.getCallSignatures();
}

function assertAllFound({ name, only }: ApiPackage, found: ReadonlyMap<string, unknown>): void {
  const missing = only?.filter((wanted) => !found.has(wanted)) ?? [];
  if (missing.length > 0) {
    throw new BuildError({
      file: 'src/node/api/packages.ts',
      cause: `${name} exports no ${missing.join(', ')} from a folder of that name`,
      remedy: 'correct "only" of that package',
    });
  }
}
