/** The CSS classes of a component: described by its declarations, named by the class map that runs. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import type { ApiClass } from '@/src/shared/apiEntry';
import { ROOT } from '../paths';
import type { FoundExport } from './findEntries';
import { readJsDoc } from './jsDoc';
import type { NoteBook } from './notes';
import { getPlace, resolveAlias } from './program';

const load = createRequire(path.join(ROOT, 'package.json'));

/** A class map, `{ root: 'MuiButton-root', … }`. */
type ClassMap = Readonly<Record<string, string>>;

/**
 * Reads the classes of a component; none for one without a class map.
 * Rules that only the declaration or only the running map has are noted as disagreements.
 * @param folderFile the declarations of the folder that exports the component.
 * @param classesType type of the prop `classes`, when it has one: names the map of components that share one.
 */
export function readClasses(
  entry: FoundExport,
  packageName: string,
  folderFile: string,
  classesType: ts.TypeNode | undefined,
  program: ts.Program,
  notes: NoteBook,
): ApiClass[] {
  const checker = program.getTypeChecker();
  const names = [lowerFirst(entry.name), ...findInterfaceNames(classesType)].map((name) =>
    name.endsWith('Classes') ? name : `${name}Classes`,
  );
  const symbol =
    findExport(folderFile, names, program) ?? findRootExport(folderFile, names, program);
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

/** `Mui-disabled` and the like: the same for all components, and `base--disabled` in Base UI. */
const STATE_CLASS = /^(Mui-|base--)/;

/** `Partial<GridClasses>` names gridClasses. */
function findInterfaceNames(node: ts.TypeNode | undefined): string[] {
  return [...(node?.getText().matchAll(/\b([A-Z]\w*Classes)\b/g) ?? [])].map(([, name]) =>
    lowerFirst(name ?? ''),
  );
}

interface FoundMap {
  symbol: ts.Symbol;
  exportName: string;
  /** The folder to load it from. */
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

/** The class map of a component whose folder does not export it. */
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
