import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { writeLlms } from '@/src/build/outputs/llms';
import { type PageText, writeMarkdownPages } from '@/src/build/outputs/markdownPages';
import { listSitePages } from '@/src/build/index/sitePages';
import { SITE_ORIGIN } from '@/src/shared/links';
import { makeFolder, readText, removeFolder } from '../../support/temp';

jest.setTimeout(600_000);

const folder = makeFolder();
let pages: PageText[] = [];

beforeAll(async () => {
  pages = await writeMarkdownPages(folder);
  await writeLlms(folder, pages);
});
afterAll(() => removeFolder(folder));

const read = (name: string) => readText(folder, name);
const listFiles = (ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith(ending))
    .sort();
const PRODUCTS = ['base-ui', 'joy-ui', 'material-ui', 'system', 'x'];

describe('Markdown of pages', () => {
  test('stands at the address of each page, with .md in place of its last slash', () => {
    const wanted = listSitePages().map(({ pathname }) => `${pathname.slice(1)}.md`);
    expect(listFiles('.md')).toEqual(wanted.sort());
    for (const { pathname, text } of pages) {
      expect(read(`${pathname.slice(1)}.md`)).toBe(text);
    }
  });
});

describe('llms.txt', () => {
  test('is there for the site and each product, and llms-full.txt for each product', () => {
    expect(listFiles('.txt')).toEqual(
      ['llms.txt', ...PRODUCTS.flatMap((id) => [`${id}/llms-full.txt`, `${id}/llms.txt`])].sort(),
    );
  });

  test.each(['llms.txt', ...PRODUCTS.map((id) => `${id}/llms.txt`)])(
    '%s has the form of llmstxt.org: h1, summary, text, then sections of links with notes',
    (name) => {
      const [h1, summary, text, ...sections] = read(name).trimEnd().split('\n\n');
      expect(h1).toMatch(/^# \S.*$/);
      expect(summary).toMatch(/^> \S.*$/);
      expect(text).not.toMatch(/^#|^>|^-/);
      expect(sections.length).toBeGreaterThan(1);
      expect(sections.length % 2).toBe(0);
      for (const [index, section] of sections.entries()) {
        if (index % 2 === 0) {
          expect(section).toMatch(/^## \S.*$/);
        } else {
          for (const line of section.split('\n')) {
            expect(line).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)]+\): \S/);
          }
        }
      }
    },
  );

  test.each(PRODUCTS)('of %s links each of its pages, as Markdown, once', (id) => {
    const own = pages.filter(({ productId }) => productId === id);
    const links = [...read(`${id}/llms.txt`).matchAll(/\]\(([^)]+\.md)\)/g)].map(([, url]) => url);
    expect(own.length).toBeGreaterThan(0);
    expect([...links].sort()).toEqual(
      own.map(({ pathname }) => `${SITE_ORIGIN}${pathname}.md`).sort(),
    );
  });

  test.each(PRODUCTS)('llms.txt of %s names no two pages alike in a group', (id) => {
    for (const group of read(`${id}/llms.txt`).split('\n## ').slice(1)) {
      const names = [...group.matchAll(/^- \[([^\]]+)\]/gm)].map(([, name]) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test('every link to a file of this step leads to one', () => {
    const files = new Set([...listFiles('.md'), ...listFiles('.txt')]);
    for (const name of listFiles('llms.txt')) {
      for (const [, url = ''] of read(name).matchAll(/\]\(([^)]+\.(?:md|txt))\)/g)) {
        expect(files).toContain(url.replace(`${SITE_ORIGIN}/`, ''));
      }
    }
  });

  test.each(PRODUCTS)('llms-full.txt of %s has the text of each page, guides first', (id) => {
    const full = read(`${id}/llms-full.txt`);
    const own = pages.filter(({ productId }) => productId === id);
    for (const { text } of own) {
      expect(full).toContain(text);
    }
    const kinds = own.map(({ kind }) => kind);
    expect(kinds[0]).toBe('guide');
    expect(full).not.toContain('/experiments/');
  });
});
