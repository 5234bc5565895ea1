/** Collects definitions of the type names in the reference, which readers can open in place. */
import ts from 'typescript';
import type { ApiTypeDefinition } from '@/src/shared/apiEntry';
import type { NoteCollector } from './notes';
import { getPackageVersion } from './packages';
import { getPlace, resolveAlias } from './program';
import { isWellKnown, containsNode } from './typeText';

/** The context of reading the types of an entry. */
export interface TypeContext {
  checker: ts.TypeChecker;
  notes: NoteCollector;
  package: string;
  /** Definitions of the names in the types, which are added while the entry is read. */
  types: Record<string, ApiTypeDefinition>;
}

/** Longer declarations are linked instead of shown. In lines. */
const MAX_DEFINITION = 60;

/** Returns the names in a type that need a definition, and adds the definitions to the context. */
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
    return ''; // For a nested copy, the address without a version works as well.
  }
}

function refersTo(
  declaration: ts.Node,
  target: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): boolean {
  return containsNode(
    declaration,
    (node) => ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName) === target,
  );
}

/** Whether an interface is empty because it exists for module augmentation. */
function isEmptyInterface(declaration: ts.Declaration): boolean {
  return (
    ts.isInterfaceDeclaration(declaration) &&
    declaration.members.length === 0 &&
    !declaration.heritageClauses
  );
}

/** Prints a declaration without its indentation in the file. */
function printDefinition(declaration: ts.Node): string {
  return declaration
    .getText()
    .replace(/^(export\s+|declare\s+)*/, '')
    .replace(/\r/g, '');
}
