/** @jest-environment jsdom */
/** The sheet of the Tailwind flavours, against the demos that it is made of. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import postcss, { type Root, type Rule } from 'postcss';
import ts from 'typescript';
import { listSheets, loadSheet, runSheet } from '../../support/styleLoader';

describe('the sheet of the Tailwind flavours', () => {
  const demos = readdirSync('data', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/tailwind\/.*\.tsx$/.test(file))
    .map((file) => `data/${file}`);
  let sheet: Root;
  let rules: Rule[];
  let dependencies: string[];
  let folders: string[];

  beforeAll(() => {
    const loaded = loadSheet('src/site/features/demo/tailwind.css');
    document.head.innerHTML = '';
    runSheet(loaded.code);
    ({ dependencies, folders } = loaded);
    sheet = postcss.parse(listSheets()[0] ?? '');
    rules = [];
    sheet.walkRules((rule) => {
      rules.push(rule);
    });
  });

  test('has the utilities of every class in the Tailwind flavours', () => {
    expect(demos.length).toBeGreaterThan(0);
    const known = new Set(rules.flatMap(({ selectors }) => selectors.flatMap(listClasses)));
    const unknown = demos.flatMap((file) => {
      const names = listClassNames(file);
      expect({ file, count: names.length }).not.toEqual({ file, count: 0 });
      return names
        .filter((name) => !known.has(name) && !MARKERS.test(name))
        .map((name) => `${file}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  test('has no utility that no Tailwind flavour names', () => {
    const named = demos.map((file) => readFileSync(file, 'utf8')).join('\n');
    const utilities = rules
      .filter(({ selector }) => selector.startsWith('.'))
      .map(({ selector }) => listClasses(selector)[0]!);
    expect(utilities.length).toBeGreaterThan(0);
    expect(utilities.filter((name) => !named.includes(name))).toEqual([]);
  });

  test('is created again if one of these files changes', () => {
    expect(dependencies.map((file) => path.relative('.', file)).sort()).toEqual([...demos].sort());
  });

  test('is created again in a build if a file is added', () => {
    expect(folders).toEqual([path.resolve('data')]);
    expect(loadSheet('src/site/features/demo/tailwind.css', 'development').folders).toEqual([]);
  });

  test('has no preflight: an element without a class gets custom properties only', () => {
    const bare = listBareElements();
    const reaching = rules.filter(
      (rule) =>
        !isInKeyframes(rule) &&
        rule.selectors.some((selector) => bare.some((element) => matches(element, selector))),
    );
    // The defaults of Tailwind's own variables do reach them, so that the test below is about something.
    expect(reaching.length).toBeGreaterThan(0);
    const declared = reaching.flatMap((rule) =>
      rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : [])),
    );
    expect(declared.filter((property) => !property.startsWith('--'))).toEqual([]);
  });

  test('defines no variable that the frame or the libraries read', () => {
    const names: string[] = [];
    sheet.walkDecls(/^--/, ({ prop }) => void names.push(prop));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => /^--(fg|mui|joy|Button|Input)-/.test(name))).toEqual([]);
  });

  test('styles no class that the frame uses', () => {
    const frame = ['global.css', 'prose.css'].flatMap((name) => {
      const selectors: string[] = [];
      postcss
        .parse(readFileSync(`src/site/theme/${name}`, 'utf8'))
        .walkRules((rule) => void selectors.push(...rule.selectors));
      return selectors.flatMap(listClasses);
    });
    const styled = new Set(rules.flatMap(({ selectors }) => selectors.flatMap(listClasses)));
    expect(frame).toContain('prose');
    expect([...new Set(frame)].filter((name) => styled.has(name))).toEqual([]);
  });
});

/** Classes that mark an element for others and have no style of their own. */
const MARKERS = /^(group|peer)(\/|$)/;

/** The classes that a selector names, unescaped. */
function listClasses(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
}

/**
 * The classes in a demo's file: words of the texts under `className`, and of the constants whose name says that
 * they hold classes.
 */
function listClassNames(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const names: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      names.push(...node.text.split(/\s+/).filter(Boolean));
    }
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    const holdsClasses =
      (ts.isJsxAttribute(node) ||
        ts.isPropertyAssignment(node) ||
        ts.isVariableDeclaration(node)) &&
      /class(es|name)?$/i.test(node.name.getText());
    if (holdsClasses) {
      collect(node.initializer ?? node);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return names;
}

/** The document's own elements, and one of each kind that prose and frame are made of, without classes. */
function listBareElements(): Element[] {
  document.body.innerHTML = `
    <main><h1>a</h1><h2>b</h2><p>c <a href="/">d</a> <code>e</code> <kbd>f</kbd></p><pre><code>g</code></pre>
    <ul><li>h</li></ul><ol><li>i</li></ol><table><thead><tr><th>j</th></tr></thead><tbody><tr><td>k</td></tr></tbody></table>
    <details open><summary>l</summary></details><img src="data:," alt="m"><hr><blockquote>n</blockquote>
    <button type="button">o</button><input><select><option>p</option></select><textarea></textarea>
    <svg><path /></svg><iframe></iframe><nav></nav><footer></footer></main>`;
  return [document.documentElement, ...document.querySelectorAll('body, body *')];
}

/** Whether a selector reaches an element or one of its pseudo-elements. */
function matches(element: Element, selector: string): boolean {
  const plain = selector.replace(/::?(before|after|backdrop|placeholder|marker)\b/g, '') || '*';
  return plain !== ':host' && element.matches(plain);
}

function isInKeyframes(rule: Rule): boolean {
  return (
    rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
  );
}
