/** Reads all packages: their entries, the sets of members that entries share, and notes. */
import type { ApiEntry, ApiProp, ApiSet, ApiSetUse } from '@/src/shared/apiEntry';
import type { PackageContext, WholeEntry } from './entryContext';
import { findEntries, listPackageFolders } from './findEntries';
import { type ApiNote, createNoteCollector } from './notes';
import { API_PACKAGES, type ApiPackage, getPackageFolder } from './packages';
import { addPlanProps } from './planProps';
import { createApiProgram, listExports } from './program';
import { readComponent } from './readComponent';
import { readHook } from './readHook';
import { readSystemProps } from './systemProps';
import { readThemeKeys } from './themeKeys';

/** The result of reading all packages. */
export interface Extraction {
  entries: ApiEntry[];
  sets: ApiSet[];
  notes: ApiNote[];
}

/**
 * Reads the installed packages.
 * @throws BuildError when a listed package isn't installed or lacks a listed export.
 */
export function extractApi(packages: readonly ApiPackage[] = API_PACKAGES): Extraction {
  const notes = createNoteCollector();
  const read = packages.map((apiPackage) => ({
    apiPackage,
    folders: listPackageFolders(apiPackage, notes),
  }));
  const files = read.flatMap(({ apiPackage, folders }) => [
    ...folders.map(({ file }) => file),
    `${getPackageFolder(apiPackage)}/index.d.ts`,
  ]);
  const program = createApiProgram(files);
  const system = readSystemProps(program);
  const sets = new Map<string, ApiSet>();
  const entries = read.flatMap(({ apiPackage, folders }) => {
    const found = findEntries(apiPackage, folders, program, notes);
    const context: PackageContext = {
      apiPackage,
      program,
      notes,
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

/**
 * Moves the members of shared interfaces from an entry to sets. The first entry that has a member adds it to the set.
 */
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
