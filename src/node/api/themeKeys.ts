/** Compares the keys of `theme.components` that a package declares with those that its code reads. */
import ts from 'typescript';
import type { PackageContext } from './entryContext';
import { type ApiPackage, getPackageFolder } from './packages';

/** Files in which packages declare the keys of `theme.components`. */
const THEME_FILES = ['styles/components.d.ts', 'themeAugmentation/components.d.ts'];

/** Reads the keys of `theme.components` that a package declares. */
export function readThemeKeys(
  apiPackage: ApiPackage,
  program: ts.Program,
): PackageContext['themeKeys'] {
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

/** Adds a note if the package doesn't declare the theme key that the code reads. */
export function checkThemeName(
  name: string,
  read: string | undefined,
  { themeKeys, notes, apiPackage }: PackageContext,
): void {
  const [file, keys] = themeKeys;
  const declared = keys.find((key) => /^(Mui|Joy)(.*)$/.exec(key)?.[2] === name);
  const note = (text: string) =>
    notes.add({ kind: 'disagreement', package: apiPackage.name, file, member: name, text });
  if (declared !== undefined && read !== declared) {
    note(
      `the theme key ${declared} is declared, but the code reads ${read ?? 'no default props'}.`,
    );
  } else if (file && declared === undefined && read !== undefined) {
    note(`the code reads default props of ${read}, which the theme's type does not have.`);
  }
}
