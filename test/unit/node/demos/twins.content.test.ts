/** The JavaScript of every demo does what its TypeScript does. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { toJavaScript } from '@/src/node/demos/toJavaScript';

const files = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('data', file))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.playground.tsx'));

/** Compiles a file with TypeScript's own compiler, without comments, in a normalized format. */
function compile(text: string): string {
  const { outputText } = ts.transpileModule(text, {
    fileName: 'demo.tsx',
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      removeComments: true,
    },
  });
  return (
    outputText
      // Both forms of a text mean the same; Prettier chooses one of them.
      .replace(/'((?:[^'\\\n]|\\.)*)'/g, (_all, inner: string) => JSON.stringify(inner))
      // So are line breaks, parentheses around an expression, and the comma after a last element.
      .replace(/[\s()]+/g, '')
      .replace(/,(?=[\]}])/g, '')
  );
}

test('TypeScript and JavaScript of every demo compile to the same code', async () => {
  expect(files.length).toBeGreaterThan(800);
  const different: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (compile(text) !== compile(await toJavaScript(text, file))) {
      different.push(file);
    }
  }
  expect(different).toEqual([]);
}, 120_000);
