/**
 * What the page about platforms states of the files of the packages. They change with the packages alone, and with those
 * one proves in full.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const MODULES = 'node_modules/@mui';

/** The scripts of a build of a package, relative to its folder. */
function listScripts(folder: string): string[] {
  return readdirSync(path.join(MODULES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!node\/|modern\/|node_modules\/).*\.js$/.test(file))
    .map((file) => path.join(MODULES, folder, file));
}

test('the folders of the package are as the page says', () => {
  const { main, module, exports } = JSON.parse(
    readFileSync(`${MODULES}/material/package.json`, 'utf8'),
  );
  expect([main, module, exports]).toEqual(['./node/index.js', './index.js', undefined]);
  expect(readdirSync(`${MODULES}/material`)).toEqual(expect.arrayContaining(['modern', 'node']));
  expect(readdirSync(`${MODULES}/material`)).not.toContain('umd');
  const different = listScripts('material')
    .map((file) => path.relative(`${MODULES}/material`, file))
    .filter(
      (file) =>
        readFileSync(`${MODULES}/material/${file}`, 'utf8') !==
        readFileSync(`${MODULES}/material/modern/${file}`, 'utf8'),
    );
  expect(different).toEqual(['Radio/Radio.js']);
});

test('styles that need `:where()` are in the files that the page names alone', () => {
  const files = ['material', 'system'].flatMap(listScripts);
  expect(
    files.filter((file) => /^(?!\s*(?:\/\/|\*)).*:where\(/m.test(readFileSync(file, 'utf8'))),
  ).toEqual(
    ['material/CardHeader/CardHeader', 'material/ListItemText/ListItemText']
      .concat('system/createTheme/applyStyles', 'system/esm/createTheme/applyStyles')
      .map((file) => `${MODULES}/${file}.js`),
  );
});

describe('syntax', () => {
  const ES2021 = [
    ts.SyntaxKind.QuestionQuestionEqualsToken,
    ts.SyntaxKind.BarBarEqualsToken,
    ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ];
  const ES2022 = [
    ts.SyntaxKind.PropertyDeclaration,
    ts.SyntaxKind.ClassStaticBlockDeclaration,
    ts.SyntaxKind.PrivateIdentifier,
  ];

  /** Scripts that hold syntax of these kinds. */
  function findUses(files: readonly string[], kinds: readonly ts.SyntaxKind[]): string[] {
    return files.filter((file) => {
      const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
      const has = (node: ts.Node): boolean =>
        kinds.includes(node.kind) || (ts.forEachChild(node, has) ?? false);
      return has(tree);
    });
  }

  test('is newer than ES2020 in the files that the page names alone', () => {
    const files = ['material', 'system', 'styled-engine', 'private-theming'].flatMap(listScripts);
    expect(files.length).toBeGreaterThan(400);
    expect(findUses(files, ES2021)).toEqual([
      `${MODULES}/material/Radio/Radio.js`,
      `${MODULES}/system/esm/createStyled/createStyled.js`,
    ]);
    expect(findUses(files, ES2022)).toEqual([`${MODULES}/material/useLazyRipple/useLazyRipple.js`]);
  }, 60_000);

  test('focus is asked for by a pseudo-class', () => {
    const code = readFileSync(`${MODULES}/utils/isFocusVisible/isFocusVisible.js`, 'utf8');
    expect(code).toContain("matches(':focus-visible')");
  });
});
