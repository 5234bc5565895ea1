import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { listPageFiles } from '@/src/node/next/exportedPages';
import { joinStyles as joinSheets } from '@/src/node/next/joinStyles';
import { tokensToCss } from '@/src/shared/tokens';
import { changePages } from '../../support/changePages';
import { catchDetails } from '../../support/errors';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-n-g=""/>`;
const announce = (name: string) =>
  `<link rel="preload" href="/_next/static/chunks/${name}" as="style"/>`;
const page = (...sheets: string[]) =>
  `<head>${sheets.map(announce).join('')}<title>T</title><style>${tokensToCss()}</style>${sheets.map(link).join('')}</head>`;
const FILES = {
  '_next/static/chunks/a.css': '.a{color:red}',
  '_next/static/chunks/b.css': '.b{color:red}',
  '_next/static/chunks/own.css': '.own{color:red}',
  '_next/static/b1/_buildManifest.js':
    'x=["static/chunks/1.js","static/chunks/a.css","static/chunks/b.css","static/chunks/own.css"]',
  '_next/static/chunks/1.js': 'load(["static/chunks/b.css"])',
  '404.html': page('a.css', 'b.css'),
  'p/index.html': page('a.css', 'b.css', 'own.css'),
};

/** Joins the sheets, and changes all pages. */
async function joinStyles(out: string): Promise<number> {
  const { count, change } = joinSheets(out, await listPageFiles(out));
  await changePages(out, change);
  return count;
}

let folder: string;

beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => removeFolder(folder));

test('Sheets of every page become one in order, and all references are updated', async () => {
  writeFiles(folder, FILES);
  expect(await joinStyles(folder)).toBe(2);
  const sheets = readdirSync(path.join(folder, '_next/static/chunks')).filter((file) =>
    file.endsWith('.css'),
  );
  const [joined = ''] = sheets.filter((file) => file !== 'own.css');
  expect(sheets).toHaveLength(2);
  expect(readText(folder, `_next/static/chunks/${joined}`)).toBe(
    `${tokensToCss()}\n.a{color:red}\n.b{color:red}`,
  );
  expect(readText(folder, '404.html')).toBe(`<head><title>T</title>${link(joined)}</head>`);
  expect(readText(folder, 'p/index.html')).toBe(
    `<head><title>T</title>${link(joined)}${link('own.css')}</head>`,
  );
  expect(readText(folder, '_next/static/b1/_buildManifest.js')).toBe(
    `x=["static/chunks/1.js","static/chunks/${joined}","static/chunks/own.css"]`,
  );
  expect(readText(folder, '_next/static/chunks/1.js')).toBe(`load(["static/chunks/${joined}"])`);
});

test('The same styles have the same name, others another', async () => {
  const name = async (files: Record<string, string>) => {
    writeFiles(folder, files);
    await joinStyles(folder);
    return /chunks\/(\w+\.css)/.exec(readText(folder, '404.html'))![1];
  };
  const first = await name(FILES);
  expect(await name(FILES)).toBe(first);
  expect(await name({ ...FILES, '_next/static/chunks/a.css': '.a{color:blue}' })).not.toBe(first);
});

test('One sheet is unchanged', async () => {
  writeFiles(folder, { ...FILES, '404.html': page('a.css') });
  expect(await joinStyles(folder)).toBe(1);
  expect(readText(folder, 'p/index.html')).toBe(FILES['p/index.html']);
});

test('A sheet between them would change the cascade: an error names the page', async () => {
  writeFiles(folder, { ...FILES, 'p/index.html': page('a.css', 'own.css', 'b.css') });
  const { file, remedy } = await catchDetails(() => joinStyles(folder));
  expect(file).toBe('out/p/index.html');
  expect(remedy).toContain('_app.tsx');
});
