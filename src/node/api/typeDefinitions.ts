/** The definitions of the names that types are written with, for readers to open in place. */
import ts from 'typescript';
import type { ApiTypeDefinition } from '@/src/shared/apiEntry';
import type { NoteBook } from './notes';
import { getPackageVersion } from './packages';
import { getPlace, resolveAlias } from './program';
import { isWellKnown, someNode } from './typeText';

/** What reading types needs and fills. */
export interface TypeContext {
  checker: ts.TypeChecker;
  notes: NoteBook;
  package: string;
  /** Definitions of the names that types refer to: grows while an entry is read. */
  types: Record<string, ApiTypeDefinition>;
}

/** Longer declarations are linked instead of shown. In lines. */
const MAX_DEFINITION = 60;

/** Names in a type that a definition helps to understand; the definitions go to the context. */
export function readLinks(node: ts.TypeNode, context: TypeContext): string[] {
  const links = new Set<string>();
  const visit = (child: ts.Node) => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const name = child.typeName.text;
      if (name in context.types || addDefinition(child.typeName, context)) {
        links.add(name);
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return [...links];
}

function addDefinition(name: ts.Identifier, context: TypeContext): boolean {
  const found = context.checker.getSymbolAtLocation(name);
  const symbol = found && resolveAlias(found, context.checker);
  const declaration = symbol?.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  if (!declaration || isWellKnown(symbol) || isEmptyInterface(declaration)) {
    return false;
  }
  const { package: from, file } = getPlace(declaration.getSourceFile().fileName);
  const definition = printDefinition(declaration);
  const lines = definition.split('\n').length;
  const note = (text: string) =>
    context.notes.add({
      kind: 'choice',
      package: from || context.package,
      file,
      member: `type ${name.text}`,
      text,
    });
  if (lines > MAX_DEFINITION) {
    note(`too large to show (${lines} lines): linked instead.`);
  } else if (refersTo(declaration, symbol, context.checker)) {
    note('refers to itself: its definition is shown once and not unfolded.');
  }
  const version = from && getVersionOrNone(from);
  context.types[name.text] = {
    ...(lines <= MAX_DEFINITION && { definition }),
    package: from,
    href: `https://unpkg.com/browse/${from}${version ? `@${version}` : ''}/${file}`,
  };
  return true;
}

function getVersionOrNone(name: string): string {
  try {
    return getPackageVersion({ name });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
    return ''; // A nested copy: the address without a version is right as well.
  }
}

function refersTo(
  declaration: ts.Node,
  target: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): boolean {
  return someNode(
    declaration,
    (node) => ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName) === target,
  );
}

/** An interface that exists to be extended by readers says nothing by itself. */
function isEmptyInterface(declaration: ts.Declaration): boolean {
  return (
    ts.isInterfaceDeclaration(declaration) &&
    declaration.members.length === 0 &&
    !declaration.heritageClauses
  );
}

/** A declaration as it stands in its file, from its own column. */
function printDefinition(declaration: ts.Node): string {
  return declaration
    .getText()
    .replace(/^(export\s+|declare\s+)*/, '')
    .replace(/\r/g, '');
}
