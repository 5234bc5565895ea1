/** @jest-environment jsdom */
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { listSheets, loadSheet, runSheet } from '../../support/styleLoader';
import { makeFolder, removeFolder } from '../../support/temp';

const RED = '.a::before { content: "</style>\\2014"; color: red; }\n';
const BLUE = '.b { color: blue; }\n';
const folder = makeFolder({ 'red.css': RED, 'blue.css': BLUE });
const red = loadSheet(path.join(folder, 'red.css')).code;
const blue = loadSheet(path.join(folder, 'blue.css')).code;
afterAll(() => removeFolder(folder));

beforeEach(() => {
  document.head.innerHTML = '';
});

test('a style sheet becomes a module that adds it to the document unchanged', () => {
  runSheet(red);
  expect(listSheets()).toEqual([RED]);
});

test('a style sheet that is loaded twice is added once', () => {
  runSheet(red);
  runSheet(red);
  expect(listSheets()).toEqual([RED]);
});

test('an edited style sheet replaces its earlier version', () => {
  runSheet(red);
  runSheet(red.replace('color: red', 'color: green'));
  expect(listSheets()).toEqual([RED.replace('red', 'green')]);
});

test('several style sheets coexist', () => {
  runSheet(red);
  runSheet(blue);
  expect(listSheets()).toEqual([RED, BLUE]);
});

test('on the server it does nothing', () => {
  const runOnServer = new Function('document', red);
  expect(() => runOnServer(undefined)).not.toThrow();
  expect(listSheets()).toEqual([]);
});
