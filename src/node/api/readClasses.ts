/**
 * The CSS classes of a component. Descriptions come from the declarations, and names from the class map in the code.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import type { ApiClass } from '@/src/shared/apiEntry';
import { ROOT } from '../paths';
import type { FoundExport } from './findEntries';
import { readJsDoc } from './jsDoc';
import type { NoteCollector } from './notes';
import { getPlace, resolveAlias } from './program';

const load = createRequire(path.join(ROOT, 'package.json'));

/** An object of class names, such as `{ root: 'MuiButton-root', … }`. */
type ClassMap = Readonly<Record<string, string>>;

/**
 * Reads the classes of a component; empty if it has no class map. Rules that exist only in the declarations or only in
 * the code are noted as disagreements.
 * @param folderFile declaration file of the folder that exports the component.
 * @param classesType type of the prop `classes`, if any. It identifies the class map that several components share.
 */
export function readClasses(
  entry: FoundExport,
  packageName: string,
  folderFile: string,
  classesType: ts.TypeNode | undefined,
  program: ts.Program,
  notes: NoteCollector,
): ApiClass[] {
  const checker = program.getTypeChecker();
  const symbol = findClassMap(entry, folderFile, classesType, program);
  if (!symbol) {
    return [];
  }
  const declared = resolveAlias(symbol.symbol, checker);
  const { file } = getPlace(declared.declarations?.[0]?.getSourceFile().fileName ?? '');
  const note = (kind: 'disagreement' | 'choice', member: string, text: string) =>
    notes.add({ kind, package: packageName, file, member: `${entry.name}.classes${member}`, text });
  let map: ClassMap | undefined;
  try {
    const declaring = path.dirname(declared.declarations?.[0]?.getSourceFile().fileName ?? '');
    map = loadClassMap(symbol) ?? loadClassMap({ ...symbol, folder: declaring });
  } catch (error) {
    const [reason] = String(error).split('\n');
    note('choice', '', `the running code cannot be loaded (${reason}): its classes are left out.`);
    return [];
  }
  if (!map) {
    note('disagreement', '', `declared, but the code exports no ${symbol.exportName}: left out.`);
    return [];
  }
  const rules = checker.getPropertiesOfType(checker.getTypeOfSymbol(declared));
  const undeclared = Object.keys(map).filter((rule) => !rules.some(({ name }) => name === rule));
  if (undeclared.length > 0) {
    note('disagreement', '', `in the class map, but not declared: ${undeclared.join(', ')}.`);
  }
  return rules.flatMap((rule) => {
    const className = map[rule.name];
    if (className === undefined) {
      note(
        'disagreement',
        `.${rule.name}`,
        'declared, but the class map does not have it: left out.',
      );
      return [];
    }
    const doc = readJsDoc(rule.declarations?.[0]);
    return {
      rule: rule.name,
      className,
      state: STATE_CLASS.test(className),
      ...(doc.description !== undefined && { description: doc.description }),
      ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
    };
  });
}

/** Finds the declared class map of a component. The parameters are those of `readClasses`. */
export function findClassMap(
  entry: Pick<FoundExport, 'name'>,
  folderFile: string,
  classesType: ts.TypeNode | undefined,
  program: ts.Program,
): FoundMap | undefined {
  const names = [lowerFirst(entry.name), ...findInterfaceNames(classesType)].map((name) =>
    name.endsWith('Classes') ? name : `${name}Classes`,
  );
  return findExport(folderFile, names, program) ?? findRootExport(folderFile, names, program);
}

/** State classes such as `Mui-disabled`, which are the same for all components; Base UI has `base--disabled`. */
const STATE_CLASS = /^(Mui-|base--)/;

/** Finds the interfaces that name class maps: `Partial<GridClasses>` belongs to `gridClasses`. */
function findInterfaceNames(node: ts.TypeNode | undefined): string[] {
  return [...(node?.getText().matchAll(/\b([A-Z]\w*Classes)\b/g) ?? [])].map(([, name]) =>
    lowerFirst(name ?? ''),
  );
}

interface FoundMap {
  symbol: ts.Symbol;
  exportName: string;
  /** The folder to load the class map from. */
  folder: string;
}

function findExport(
  file: string,
  names: readonly string[],
  program: ts.Program,
): FoundMap | undefined {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  for (const exportName of names) {
    const symbol = exported.find(({ name }) => name === exportName);
    if (symbol) {
      return { symbol, exportName, folder: path.dirname(file) };
    }
  }
  return undefined;
}

/** Finds the class map of a component in the package root, if its folder doesn't export it. */
function findRootExport(
  folderFile: string,
  names: readonly string[],
  program: ts.Program,
): FoundMap | undefined {
  return findExport(path.join(path.dirname(folderFile), '../index.d.ts'), names, program);
}

function loadClassMap({ folder, exportName }: FoundMap): ClassMap | undefined {
  const module: Record<string, ClassMap> = load(folder);
  return module[exportName];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
