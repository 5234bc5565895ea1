/** Lists the names that the declarations of a package export. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isTypeName } from '@/src/shared/answers/packages';
import { type ApiPackage, getPackageFolder } from '../api/packages';
import { cachedJson } from '../cache';
import { ROOT } from '../paths';

/** Part of the cache key. Increase it when the result for the same packages changes. */
const VERSION = 1;

/**
 * Lists the exports of `index.d.ts` of a package, without the names that tell that they are types. They are read
 * again when an installed package changes.
 */
export function listExportedTypes(apiPackage: Pick<ApiPackage, 'name' | 'folder'>): string[] {
  const lockfile = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  return cachedJson('exported-types', [VERSION, apiPackage.name, lockfile], () => {
    const names = new Set<string>();
    collect(path.join(getPackageFolder(apiPackage), 'index.d.ts'), names, new Set());
    return [...names].filter((one) => !isTypeName(one)).sort();
  });
}

function collect(file: string, names: Set<string>, visited: Set<string>): void {
  if (visited.has(file)) {
    return;
  }
  visited.add(file);
  const text = readFileSync(file, 'utf8');
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause) {
        listClause(exportClause).forEach((name) => names.add(name));
      } else if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
        const target = resolve(file, moduleSpecifier.text);
        if (target !== undefined) {
          collect(target, names, visited);
        }
      }
    } else if (ts.canHaveModifiers(statement) && isExported(statement)) {
      listDeclared(statement).forEach((name) => names.add(name));
    }
  }
}

function listClause(clause: ts.NamedExportBindings): string[] {
  return ts.isNamedExports(clause)
    ? clause.elements.map(({ name }) => name.text)
    : [clause.name.text];
}

function isExported(statement: ts.HasModifiers): boolean {
  return (
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
  );
}

function listDeclared(statement: ts.Node): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  return ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
    ? statement.name
      ? [statement.name.text]
      : []
    : [];
}

/** Finds the declarations of a module. Returns undefined for packages without types. */
function resolve(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('.')
    ? path.resolve(path.dirname(from), specifier)
    : path.join(ROOT, 'node_modules', specifier);
  return [`${base.replace(/\.js$/, '')}.d.ts`, path.join(base, 'index.d.ts')].find(existsSync);
}
