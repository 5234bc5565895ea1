/** Reads the public API of a published version, as far as versions are compared. */
import path from 'node:path';
import ts from 'typescript';
import {
  type FoundExport,
  findEntries,
  getCallSignatures,
  listPackageFolders,
} from '@/src/node/api/findEntries';
import { readJsDoc } from '@/src/node/api/jsDoc';
import { createNoteCollector } from '@/src/node/api/notes';
import type { ApiPackage } from '@/src/node/api/packages';
import { createApiProgram, getPlace, resolveAlias } from '@/src/node/api/program';
import { findClassMap } from '@/src/node/api/readClasses';
import { type Origin, chooseDeclaration, listMembers, readSource } from '@/src/node/api/readProps';
import { type Runtime, readRuntime } from '@/src/node/api/readRuntime';
import { chooseSignature, getParameterType } from '@/src/node/api/signatures';
import { type SystemProps, readSystemProps } from '@/src/node/api/systemProps';
import { readThemeKeys } from '@/src/node/api/themeKeys';
import { isPlainObject, takesOptions } from '@/src/node/api/readHook';
import { toPosix } from '@/src/node/paths';
import type { HistoryTable } from '@/src/shared/apiHistory';
import { type VersionMember, readMembers, readPlainMembers } from './readMembers';

/** A component or hook. */
export interface VersionEntry {
  kind: 'component' | 'hook';
  /** The name that the package exports, such as `Unstable_Grid2`. */
  exported: string;
  deprecated?: true;
  tables: Partial<Record<HistoryTable, Record<string, VersionMember>>>;
  /** Names of all props that it accepts, with native attributes and system props. */
  accepted: string[];
  /** Names of the classes that its prop `classes` accepts. The class map may have fewer. */
  acceptedClasses: string[];
}

/** The public API of a version. */
export interface VersionApi {
  entries: Record<string, VersionEntry>;
  /** The keys of `theme.components`. */
  themeKeys: string[];
}

interface Context {
  apiPackage: ApiPackage;
  program: ts.Program;
  checker: ts.TypeChecker;
  system: SystemProps;
  folders: ReadonlyMap<string, string>;
}

/** Components that every version exports for its own use, and that only the earlier ones document. */
const NOT_DOCUMENTED: ReadonlySet<string> = new Set(['TrapFocus']);

/**
 * Reads a version.
 * @param apiPackage what the API reference reads from the package. Its folder is the one of the version, in a folder
 * `node_modules` that also has the packages that it depends on.
 * @param types the folder `node_modules` with the types of React.
 */
export function readVersion(
  apiPackage: ApiPackage & { folder: string },
  types: string,
): VersionApi {
  const notes = createNoteCollector();
  const { only, ...rest } = apiPackage;
  const folders = listPackageFolders(apiPackage, notes);
  const modules = apiPackage.folder.slice(0, -apiPackage.name.length - 1);
  const systemFolder = toPosix(path.join(modules, '@mui/system'));
  const program = createApiProgram(
    [
      ...folders.map(({ file }) => file),
      path.join(apiPackage.folder, 'index.d.ts'),
      path.join(systemFolder, 'index.d.ts'),
    ],
    types,
  );
  const context: Context = {
    apiPackage,
    program,
    checker: program.getTypeChecker(),
    system: readSystemProps(program, systemFolder),
    folders: new Map(folders.map(({ name, file }) => [name, file])),
  };
  // Earlier versions lack some of the listed exports, or have them with a prefix such as `Unstable_`.
  const found = findEntries(rest, folders, program, notes).filter(
    ({ name }) => !NOT_DOCUMENTED.has(name) && (!only || only.includes(name)),
  );
  return {
    entries: Object.fromEntries(
      found.map((entry) => [
        entry.name,
        entry.kind === 'hook' ? readHookEntry(entry, context) : readComponentEntry(entry, context),
      ]),
    ),
    themeKeys: [...readThemeKeys(apiPackage, program)[1]].sort(),
  };
}

function readComponentEntry(found: FoundExport, context: Context): VersionEntry {
  const { checker, program, folders } = context;
  const { origin, runtime, declaration } = prepare(found, context);
  const signatures = getCallSignatures(checker.getTypeOfSymbol(found.symbol));
  const propsType = getParameterType(chooseSignature(signatures), checker);
  const props = propsType ? readOwnMembers(propsType, origin, runtime, context) : {};
  const accepted = signatures
    .map((signature) => getParameterType(signature, checker))
    .flatMap((type) => (type ? listMembers(type, checker) : []))
    .map(({ name }) => name);
  const classesNode =
    propsType && checker.getPropertyOfType(propsType, 'classes')?.declarations?.[0];
  const map = findClassMap(
    found,
    folders.get(found.folder) ?? '',
    classesNode && ts.isPropertySignature(classesNode) ? classesNode.type : undefined,
    program,
  );
  const slots = propsType && listMembers(propsType, checker).find(({ name }) => name === 'slots');
  return {
    ...describe(found, declaration),
    kind: 'component',
    tables: {
      props,
      ...(slots && {
        slots: readPlainMembers(
          listMembers(checker.getNonNullableType(checker.getTypeOfSymbol(slots)), checker),
        ),
      }),
      ...(map && {
        classes: readPlainMembers(
          checker.getPropertiesOfType(checker.getTypeOfSymbol(resolveAlias(map.symbol, checker))),
        ),
      }),
    },
    accepted: [...new Set(accepted)].sort(),
    acceptedClasses: propsType ? listPropMembers(propsType, 'classes', checker) : [],
  };
}

function readHookEntry(found: FoundExport, context: Context): VersionEntry {
  const { checker } = context;
  const { origin, runtime, declaration } = prepare(found, context);
  const signature = chooseSignature(getCallSignatures(checker.getTypeOfSymbol(found.symbol)));
  const options = takesOptions(signature, checker) && getParameterType(signature, checker);
  const returned = signature && checker.getNonNullableType(signature.getReturnType());
  return {
    ...describe(found, declaration),
    kind: 'hook',
    tables: {
      parameters: options
        ? readMembers(listMembers(options, checker), origin, runtime, checker)
        : readMembers(signature?.parameters ?? [], origin, runtime, checker),
      returns:
        returned && isPlainObject(returned, checker)
          ? readMembers(listMembers(returned, checker), origin, undefined, checker)
          : {},
    },
    accepted: [],
    acceptedClasses: [],
  };
}

/** Lists the names of the members of a prop that is an object. */
function listPropMembers(type: ts.Type, name: string, checker: ts.TypeChecker): string[] {
  const prop = checker.getPropertyOfType(type, name);
  const value = prop && checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  return value
    ? checker
        .getPropertiesOfType(value)
        .map((member) => member.name)
        .sort()
    : [];
}

const describe = (found: FoundExport, declaration: ts.Declaration | undefined) => ({
  exported: found.exportName === 'default' ? found.folder : found.exportName,
  ...(readJsDoc(declaration).deprecated !== undefined && { deprecated: true as const }),
});

function prepare(found: FoundExport, { system, folders }: Context) {
  const declaration = found.symbol.declarations?.[0];
  const file = declaration?.getSourceFile().fileName ?? '';
  const place = getPlace(file);
  const exporting = path.dirname(folders.get(found.folder) ?? '');
  const runtime =
    readRuntime(path.join(exporting, `${found.name}.js`), found.name) ??
    readRuntime(file.replace(/\.d\.ts$/, '.js'), found.name);
  const origin: Origin = {
    name: found.name,
    package: place.package,
    folder: place.folder,
    handled: runtime?.handled ?? new Set(),
    system,
  };
  return { declaration, origin, runtime };
}

/** Reads the props without native attributes and system props. */
function readOwnMembers(
  type: ts.Type,
  origin: Origin,
  runtime: Runtime | undefined,
  context: Context,
): Record<string, VersionMember> {
  const own = listMembers(type, context.checker).filter((symbol) => {
    const declaration = chooseDeclaration(symbol, origin);
    const { group } = readSource(symbol, declaration, origin);
    return (
      !/^(ref|key)$/.test(symbol.name) &&
      (group === 'own' || group === 'inherited') &&
      !isPickedInVain(symbol, declaration, context.checker)
    );
  });
  return readMembers(own, origin, runtime, context.checker);
}

/**
 * Whether a key of `Pick` is missing in the type that it picks from. Some declarations list the attributes of the types of
 * React that they were built with.
 */
const isPickedInVain = (
  symbol: ts.Symbol,
  declaration: ts.Declaration | undefined,
  checker: ts.TypeChecker,
): boolean =>
  declaration === undefined && (checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Unknown) !== 0;
