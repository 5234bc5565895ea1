/** Finds the exports of a package that are documented components and hooks. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { BuildError } from '../errors';
import { readJsDoc } from './jsDoc';
import type { NoteCollector } from './notes';
import { type ApiPackage, getPackageFolder } from './packages';
import { getPlace, resolveAlias } from './program';

/** An export that is documented. */
export interface FoundExport {
  kind: 'component' | 'hook';
  /** The name without prefixes such as `Unstable_`. */
  name: string;
  /** The folder of the package that exports it. */
  folder: string;
  /** The name under which the folder exports it, which may be `default`. */
  exportName: string;
  symbol: ts.Symbol;
}

const PREFIX = /^(unstable|Unstable|experimental|Experimental)_/;

/** Lists the folders of a package that can be imported from, with their declaration files. */
export function listFolders(folder: string): { name: string; file: string }[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, file: path.join(folder, name, 'index.d.ts') }))
    .filter(({ file }) => existsSync(file));
}

/**
 * Lists the folders of a package to read. For a package without declarations, returns none and adds a note.
 * @throws BuildError when the package isn't installed.
 */
export function listPackageFolders(
  apiPackage: ApiPackage,
  notes: NoteCollector,
): { name: string; file: string }[] {
  const { name } = apiPackage;
  const folder = getPackageFolder(apiPackage);
  if (!existsSync(folder)) {
    throw new BuildError({
      file: 'src/node/api/packages.ts',
      cause: `the package ${name} isn't installed`,
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
 * Finds the documented exports of a package. Exports that are left out, or that look like components but aren't, are
 * added to the notes.
 */
export function findEntries(
  apiPackage: ApiPackage,
  folders: readonly { name: string; file: string }[],
  program: ts.Program,
  notes: NoteCollector,
): FoundExport[] {
  const checker = program.getTypeChecker();
  const found = new Map<string, FoundExport>();
  for (const folder of folders) {
    const source = program.getSourceFile(folder.file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) {
      continue; // The file has declarations for the compiler only, and no exports.
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

/** Whether an export is located where documented ones are: in a folder (hooks: a file) of the same name. */
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

/** Returns the call signatures of a component's type, without those of a class component's constructor. */
export function getCallSignatures(type: ts.Type): readonly ts.Signature[] {
  return type.isUnion() ? type.types.flatMap(getCallSignatures) : type.getCallSignatures();
}

function assertAllFound({ name, only }: ApiPackage, found: ReadonlyMap<string, unknown>): void {
  const missing = only?.filter((wanted) => !found.has(wanted)) ?? [];
  if (missing.length > 0) {
    throw new BuildError({
      file: 'src/node/api/packages.ts',
      cause: `${name} doesn't export ${missing.join(', ')} from a folder of that name`,
      remedy: 'correct "only" of that package',
    });
  }
}
