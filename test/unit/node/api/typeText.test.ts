import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { printNode, containsNode } from '@/src/node/api/typeText';

/** The type of a declaration: `type A = …`. */
function parse(type: string): ts.TypeNode {
  const source = ts.createSourceFile('a.ts', `type A = ${type};`, ts.ScriptTarget.ESNext, true);
  const [statement] = source.statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement)) {
    throw new Error(`This is no type: ${type}`);
  }
  return statement.type;
}

describe('a node is printed on one line in the usual format', () => {
  test.each([
    ['lines', "'a'\n  | 'b'", "'a' | 'b'"],
    ['a bar at the beginning', "\n  | 'a'\n  | 'b'", "'a' | 'b'"],
    ['a bar at the beginning inside', "Array<\n  | 'a'\n  | 'b'\n>", "Array<'a' | 'b'>"],
    ['double quotes', '"a" | "b"', "'a' | 'b'"],
    ['double quotes around single ones', '"it\'s"', '"it\'s"'],
    ['comments', "'a' /* first */ | 'b' // last\n", "'a' | 'b'"],
    ['an object', '{\n  a: string;\n  b?: number;\n}', '{ a: string; b?: number }'],
    ['a tuple', '[\n  string,\n  number\n]', '[string, number]'],
    ['a function', '( a : string ) => void', '(a: string) => void'],
  ])('%s', (_name, type, text) => {
    expect(printNode(parse(type))).toBe(text);
  });
});

test.each([
  ['Array<() => Size>', true],
  ['Array<() => number>', false],
  ['Size', true],
])('a name is found however deep: %s', (type, expected) => {
  const isSize = (node: ts.Node) => ts.isIdentifier(node) && node.text === 'Size';
  expect(containsNode(parse(type), isSize)).toBe(expected);
});
