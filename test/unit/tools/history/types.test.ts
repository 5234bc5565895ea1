import { expect, test } from '@jest/globals';
import path from 'node:path';
import ts from 'typescript';
import { createApiProgram } from '@/src/node/api/program';
import { listNamedUnions } from '@/tools/history/namedUnions';
import { normalizeType } from '@/tools/history/typeForm';
import { printStructure } from '@/tools/history/typeStructure';
import { makeFolder } from '../../support/temp';

const DECLARATIONS = `
  import * as React from 'react';
  export type Reason = 'clear' | 'input';
  export type Handler = (event: React.SyntheticEvent, reason: Reason) => void;
  export interface Slots { root?: React.ElementType; paper?: React.ElementType }
  export interface RootOverrides {}
  export interface ListOwnerState { open: boolean }
  export interface MenuOwnerState { open: boolean; dense: boolean }
  export interface Props<Value, T> {
    handler: Handler;
    indexed: Props<Value, T>['handler'];
    inline: (e: React.SyntheticEvent, why: 'input' | 'clear') => void;
    named: Slots;
    written: { paper?: React.ElementType; root?: React.ElementType };
    fewer: { root?: React.ElementType };
    extended: Slots & RootOverrides;
    any: React.ReactElement<any, any>;
    unknown: React.ReactElement<unknown>;
    list: Array<Value>;
    array: T[];
    readonly: readonly T[];
    list2: (state: ListOwnerState) => void;
    menu: (other: MenuOwnerState) => void;
    style: React.CSSProperties;
  }`;

const folder = makeFolder({ 'node_modules/@mui/sample/index.d.ts': DECLARATIONS });
const file = path.join(folder, 'node_modules/@mui/sample/index.d.ts');
const program = createApiProgram([file]);
const checker = program.getTypeChecker();
const props = program
  .getSourceFile(file)!
  .statements.filter(ts.isInterfaceDeclaration)
  .find(({ name }) => name.text === 'Props')!;
const find = (name: string) =>
  props.members.filter(ts.isPropertySignature).find((one) => one.name.getText() === name)!.type!;
const structure = (name: string) =>
  printStructure(checker.getTypeFromTypeNode(find(name)), checker);

test.each([
  ['handler', 'inline', true],
  ['handler', 'indexed', true],
  ['named', 'written', true],
  ['named', 'fewer', false],
  ['named', 'extended', true],
  ['any', 'unknown', true],
  ['list', 'array', true],
  ['array', 'readonly', false],
  ['list2', 'menu', true],
  ['style', 'fewer', false],
])('whether %s and %s accept the same: %j', (a, b, expected) => {
  expect(structure(a) === structure(b)).toBe(expected);
});

test('names of parameters and the order of members are not part of a form', () => {
  expect(normalizeType(find('inline'))).toBe("(_: SyntheticEvent, _: 'clear' | 'input') => void");
  expect(normalizeType(find('written'))).toBe('{ paper?: ElementType; root?: ElementType }');
  expect(normalizeType(find('any'))).toBe('ReactElement<unknown, unknown>');
});

test('named unions of literals are found in the types that a type names', () => {
  const unions = { Reason: ["'clear'", "'input'"] };
  expect(listNamedUnions(find('handler'), checker)).toEqual(unions);
  expect(listNamedUnions(find('indexed'), checker)).toEqual(unions);
  expect(listNamedUnions(find('inline'), checker)).toEqual({});
  expect(listNamedUnions(find('named'), checker)).toEqual({});
});
