/** The CSS properties that components accept as props: the members of `SystemProps` in @mui/system. */
import ts from 'typescript';
import { getPackageFolder } from './packages';
import { listExports, resolveAlias } from './program';
import { printNode } from './typeText';

export interface SystemProps {
  names: ReadonlySet<string>;
  /** Returns the declared type of a property. The declaration covers all properties, with the name as a parameter. */
  getType: (name: string) => string;
}

/**
 * Reads the declaration of `SystemProps`. Without it, there are no names.
 * @param folder the folder of @mui/system, whose index.d.ts is part of the program.
 */
export function readSystemProps(
  program: ts.Program,
  folder = getPackageFolder({ name: '@mui/system' }),
): SystemProps {
  const checker = program.getTypeChecker();
  const file = `${folder}/index.d.ts`;
  const found = listExports(file, program).find(({ name }) => name === 'SystemProps');
  const symbol = found && resolveAlias(found, checker);
  const declaration = symbol?.declarations?.[0];
  const mapped =
    declaration && ts.isTypeAliasDeclaration(declaration) && ts.isMappedTypeNode(declaration.type)
      ? declaration.type
      : undefined;
  const template = mapped?.type ? printNode(mapped.type) : 'unknown';
  const parameter = mapped?.typeParameter.name.text ?? '';
  const members = symbol ? checker.getDeclaredTypeOfSymbol(symbol).getProperties() : [];
  return {
    names: new Set(members.map(({ name }) => name)),
    getType: (name) => template.replaceAll(`[${parameter}]`, `['${name}']`),
  };
}
