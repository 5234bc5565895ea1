/** The information that reading an entry starts with: its declaration, code, names, and addresses. */
import path from 'node:path';
import type ts from 'typescript';
import type { ApiEntry } from '@/src/shared/apiEntry';
import { SOURCE_TREE } from '@/src/shared/links';
import { slugify } from '@/src/shared/slug';
import type { FoundExport } from './findEntries';
import type { NoteCollector } from './notes';
import { type ApiPackage, getPackageVersion } from './packages';
import { type Place, getPlace } from './program';
import type { Origin } from './readProps';
import { type Runtime, readRuntime } from './readRuntime';
import type { SystemProps } from './systemProps';
import type { TypeContext } from './typeDefinitions';

/** The information shared by all entries of a package. */
export interface PackageContext {
  apiPackage: ApiPackage;
  program: ts.Program;
  notes: NoteCollector;
  system: SystemProps;
  /** Names exported from the root of the package. */
  rootExports: ReadonlySet<string>;
  /** The file that declares the keys of `theme.components`, and the keys themselves. */
  themeKeys: readonly [file: string, keys: readonly string[]];
  /** The declaration file of each folder. */
  folders: ReadonlyMap<string, string>;
}

/** An entry whose props haven't been divided into its own members and shared sets yet. */
export type WholeEntry = Omit<ApiEntry, 'sets'>;

/** Converts a name to kebab case, as used in addresses: `Grid2` is `grid-2`, `SvgIcon` is `svg-icon`. */
export function getSlug(name: string): string {
  return slugify(name.replace(/([a-z])([A-Z0-9])/g, '$1-$2'));
}

export function prepare(found: FoundExport, context: PackageContext) {
  const { apiPackage, program, notes, system } = context;
  const declaration = found.symbol.declarations?.[0];
  const file = declaration?.getSourceFile().fileName ?? '';
  const place = getPlace(file);
  const runtime = readOwnRuntime(found, place, file, context);
  const { handled } = runtime;
  const { package: from, folder } = place;
  const origin: Origin = { name: found.name, package: from, folder, handled, system };
  const types: TypeContext = {
    checker: program.getTypeChecker(),
    notes,
    package: apiPackage.name,
    types: {},
  };
  return { declaration, place, runtime, origin, types };
}

/** Reads the code of an entry. If the entry re-exports a component of another package, reads that component's code. */
function readOwnRuntime(
  { name, folder }: FoundExport,
  place: Place,
  file: string,
  { apiPackage, folders, notes }: PackageContext,
): Runtime {
  const exporting = path.dirname(folders.get(folder) ?? '');
  const own = readRuntime(path.join(exporting, `${name}.js`), name);
  const declared = path.basename(file, '.d.ts');
  if (declared !== name && place.package !== apiPackage.name) {
    const text = `another name for ${declared} of ${place.package}: the page has what is there.`;
    const at = { package: apiPackage.name, file: `${folder}/index.d.ts`, member: name };
    notes.add({ kind: 'choice', ...at, text });
    const target = readRuntime(file.replace(/\.d\.ts$/, '.js'), declared) ?? NO_RUNTIME;
    return { ...target, ...(own?.warning !== undefined && { warning: own.warning }) };
  }
  const runtime = own ?? readRuntime(file.replace(/\.d\.ts$/, '.js'), name) ?? NO_RUNTIME;
  // A component may read its props in a hook in the same folder.
  const hook = readRuntime(path.join(exporting, `use${name}Props.js`), name);
  return hook?.themeName && !runtime.themeName
    ? { ...runtime, themeName: hook.themeName }
    : runtime;
}

const NO_RUNTIME: Runtime = {
  defaults: new Map(),
  handedOn: new Map(),
  slotDefaults: new Map(),
  handled: new Set(),
  overwritten: new Set(),
  forwardsRef: false,
  childNeedsRef: false,
};

export function describe(found: FoundExport, place: Place, context: PackageContext) {
  const { apiPackage } = context;
  const { name, product, sources } = apiPackage;
  const slug = getSlug(found.name);
  const version = getPackageVersion(apiPackage);
  const isOwn = place.package === name;
  return {
    name: found.name,
    product,
    slug,
    package: name,
    version,
    imports: getImports(found, context),
    source:
      isOwn && sources
        ? `${SOURCE_TREE}/${sources}/${place.folder}`
        : `https://unpkg.com/browse/${name}@${version}/${found.folder}/`,
  };
}

/** Lists the import statements: from the component's folder and, if it is exported there too, from the package root. */
function getImports(
  { name, folder, exportName }: FoundExport,
  { apiPackage, rootExports }: PackageContext,
): string[] {
  const base = apiPackage.name;
  const as = (exported: string) =>
    exported === name ? `{ ${name} }` : `{ ${exported} as ${name} }`;
  const isDefault = exportName === 'default';
  const rootName = isDefault ? folder : exportName;
  return [
    `import ${isDefault ? name : as(exportName)} from '${base}/${folder}';`,
    ...(rootExports.has(rootName) ? [`import ${as(rootName)} from '${base}';`] : []),
  ];
}
