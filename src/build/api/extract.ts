/** Reads all packages: the entries, the sets of members that many of them share, and what there is to tell. */
import ts from 'typescript';
import type { ApiEntry, ApiProp, ApiSet, ApiSetUse } from '@/src/shared/apiEntry';
import { findEntries, listPackageFolders } from './findEntries';
import { type ApiNote, type NoteBook, createNoteBook } from './notes';
import { API_PACKAGES, type ApiPackage, getPackageFolder } from './packages';
import { createApiProgram, resolveAlias } from './program';
import { type PackageContext, type WholeEntry, readComponent, readHook } from './readEntry';
import { compareProps, readProps } from './readProps';

/** Everything that was read. */
export interface Extraction {
  entries: ApiEntry[];
  sets: ApiSet[];
  notes: ApiNote[];
}

/**
 * Reads the installed packages.
 * @throws BuildError when a package of the list is missing or does not have what the list says.
 */
export function extractApi(packages: readonly ApiPackage[] = API_PACKAGES): Extraction {
  const notes = createNoteBook();
  const read = packages.map((apiPackage) => ({
    apiPackage,
    folders: listPackageFolders(apiPackage, notes),
  }));
  const files = read.flatMap(({ apiPackage, folders }) => [
    ...folders.map(({ file }) => file),
    `${getPackageFolder(apiPackage)}/index.d.ts`,
  ]);
  const program = createApiProgram(files);
  const system = listSystemProps(program);
  const sets = new Map<string, ApiSet>();
  const entries = read.flatMap(({ apiPackage, folders }) => {
    const found = findEntries(apiPackage, folders, program, notes);
    const context: PackageContext = {
      apiPackage,
      program,
      notes,
      components: new Set(
        found.filter(({ kind }) => kind === 'component').map(({ folder }) => folder),
      ),
      system,
      rootExports: new Set(
        listExports(`${getPackageFolder(apiPackage)}/index.d.ts`, program).map(({ name }) => name),
      ),
      themeKeys: readThemeKeys(apiPackage, program),
      folders: new Map(folders.map(({ name, file }) => [name, file])),
    };
    return found
      .map((entry) => (entry.kind === 'hook' ? readHook : readComponent)(entry, context))
      .map((entry) => addPlanProps(entry, apiPackage, program, notes))
      .map((entry) => divide(entry, sets));
  });
  return { entries, sets: [...sets.values()], notes: notes.list() };
}

/** What a file of declarations exports; nothing for a file that is not there. */
function listExports(file: string, program: ts.Program): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/** The keys of `theme.components`, as a package declares them. */
function readThemeKeys(apiPackage: ApiPackage, program: ts.Program): PackageContext['themeKeys'] {
  for (const file of THEME_FILES) {
    const source = program.getSourceFile(`${getPackageFolder(apiPackage)}/${file}`);
    const declaration = source?.statements.find(
      (node) => ts.isInterfaceDeclaration(node) && /Components$/.test(node.name.text),
    );
    if (declaration) {
      const type = program.getTypeChecker().getTypeAtLocation(declaration);
      return [file, type.getProperties().map((key) => key.name)];
    }
  }
  return ['', []];
}

/** Where the packages declare the keys of `theme.components`. */
const THEME_FILES = ['styles/components.d.ts', 'themeAugmentation/components.d.ts'];

/** The CSS properties that components take as props: the members of `SystemProps` in @mui/system. */
function listSystemProps(program: ts.Program): ReadonlySet<string> {
  const checker = program.getTypeChecker();
  const file = `${getPackageFolder({ name: '@mui/system' })}/index.d.ts`;
  const found = listExports(file, program).find(({ name }) => name === 'SystemProps');
  const members = found
    ? checker.getDeclaredTypeOfSymbol(resolveAlias(found, checker)).getProperties()
    : [];
  return new Set(members.map(({ name }) => name));
}

/** Takes the members of shared interfaces out of an entry; the first entry that has a member brings it to the set. */
function divide(entry: WholeEntry, sets: Map<string, ApiSet>): ApiEntry {
  const uses = new Map<string, ApiSetUse>();
  const props: ApiProp[] = [];
  for (const prop of entry.props) {
    const { group, name, package: from } = prop.from;
    if (group === 'own' || group === 'inherited') {
      props.push(prop);
      continue;
    }
    const id = name;
    const set = sets.get(id) ?? { id, group, name, package: from, members: [] };
    sets.set(id, set);
    if (!set.members.some((member) => member.name === prop.name)) {
      set.members.push(prop);
    }
    const use = uses.get(id) ?? { set: id, group, names: [] };
    uses.set(id, use);
    use.names.push(prop.name);
  }
  return { ...entry, props, sets: [...uses.values()] };
}

/** Adds the members that only a commercial plan has, marked, so that readers find out why theirs has no effect. */
function addPlanProps(
  entry: WholeEntry,
  { plans = {} }: ApiPackage,
  program: ts.Program,
  notes: NoteBook,
): WholeEntry {
  if (Object.keys(plans).length === 0) {
    return entry;
  }
  const checker = program.getTypeChecker();
  const known = new Set(entry.props.map(({ name }) => name));
  const added = program.getSourceFiles().flatMap((source) =>
    source.statements
      .filter((node) => ts.isInterfaceDeclaration(node))
      .filter((node) => plans[node.name.text] !== undefined)
      .flatMap((node) => {
        const origin = {
          name: entry.name,
          package: entry.package,
          folder: '',
          components: new Set<string>(),
          handled: new Set<string>(),
          system: new Set<string>(),
        };
        const types = { checker, notes, package: entry.package, types: entry.types };
        return readProps(checker.getTypeAtLocation(node), origin, types)
          .filter(({ name }) => !known.has(name))
          .map((prop) => ({ ...prop, required: false, plan: plans[node.name.text] }));
      }),
  );
  return { ...entry, props: [...entry.props, ...added].sort(compareProps) };
}
