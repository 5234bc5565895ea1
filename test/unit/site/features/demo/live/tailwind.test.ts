import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { compile } from 'tailwindcss';
import { inlineSheet } from '@/src/node/exporters/tailwindData';
import { listCandidates, listClasses } from '@/src/site/features/demo/live/tailwind';

test('the style sheet compiles to the requested utilities, in their layer', async () => {
  const { build } = await compile(
    inlineSheet(readFileSync('src/site/features/demo/tailwind.css', 'utf8')),
  );
  const css = build(
    listCandidates('<p className={cx(on ? "w-[37px] dark:bg-rose-300" : \'hover:p-7\')} />'),
  );
  expect(listClasses(css)).toEqual(
    expect.arrayContaining(['dark:bg-rose-300', 'hover:p-7', 'w-[37px]']),
  );
  expect(listClasses(css)).not.toContain('className');
  expect(css).toContain("[data-mui-color-scheme='dark']");
  expect(css).toMatch(/@layer utilities/);
  expect(css).not.toContain('@import');
});

test('another kind of import is rejected', () => {
  expect(() => inlineSheet("@import 'tailwindcss';")).toThrow('form');
});

describe('listClasses', () => {
  test('decodes CSS escapes, and ignores numbers', () => {
    expect(listClasses('.p-1\\.5{margin:.5rem}.a\\:b:hover,.-m-1{opacity:.25}')).toEqual([
      'p-1.5',
      'a:b',
      '-m-1',
    ]);
  });
});
