import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addPages } from '@/src/build/bench/measureGrowth';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fieldguide-growth-'));
  mkdirSync(path.join(folder, 'data/system'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('each page has Markdown, demo, route and an entry', () => {
  const nav = path.join(folder, 'data/system/nav.ts');
  writeFileSync(nav, readFileSync('data/system/nav.ts'));
  addPages(folder, 3);
  expect(
    readFileSync(nav, 'utf8').match(/pathname: '\/system\/generated\/generated-/g),
  ).toHaveLength(3);
  expect(readdirSync(path.join(folder, 'pages/system/generated'))).toHaveLength(3);
  expect(readdirSync(path.join(folder, 'data/system/generated/generated-0003'))).toEqual([
    'GeneratedDemo.tsx',
    'generated-0003.md',
  ]);
});

test('a navigation of another shape is named', () => {
  writeFileSync(path.join(folder, 'data/system/nav.ts'), 'export const nav = makeNav();');
  expect(() => addPages(folder, 1)).toThrow('data/system/nav.ts does not end its list');
});
