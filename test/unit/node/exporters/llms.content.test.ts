/** What the export has for assistants. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { listPages } from '@/src/node/content/source';
import { toPosix } from '@/src/node/paths';
import { SITE_ORIGIN } from '@/src/shared/links';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { readOut } from '../../support/exported';
import { getOut } from '../../support/presentExport';

const files = readdirSync(getOut(), { recursive: true, encoding: 'utf8' }).map(toPosix).sort();
const listFiles = (ending: RegExp) => files.filter((name) => ending.test(name));
const pages = listPages().map((page) => ({
  ...page,
  text: readOut(`${page.pathname.slice(1)}.md`),
}));
const PRODUCTS = PUBLIC_PRODUCTS.map(({ id }) => id);

describe('Markdown of pages', () => {
  test('is at the address of each page, with .md instead of its last slash', () => {
    const wanted = pages.map(({ pathname }) => `${pathname.slice(1)}.md`);
    expect(listFiles(/\.md$/)).toEqual(wanted.sort());
    for (const { pathname, text } of pages) {
      expect(text).toContain(`\nsource: ${SITE_ORIGIN}${pathname}/\n`);
    }
  });
});

describe('llms.txt', () => {
  test('exists for the site and each product, and llms-full.txt for each product', () => {
    expect(listFiles(/(^|\/)llms[^/]*\.txt$/)).toEqual(
      ['llms.txt', ...PRODUCTS.flatMap((id) => [`${id}/llms-full.txt`, `${id}/llms.txt`])].sort(),
    );
  });

  test.each(['llms.txt', ...PRODUCTS.map((id) => `${id}/llms.txt`)])(
    '%s has the form of llmstxt.org: h1, summary, text, then sections of links with notes',
    (name) => {
      const [h1, summary, text, ...sections] = readOut(name).trimEnd().split('\n\n');
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
    const links = [...readOut(`${id}/llms.txt`).matchAll(/\]\(([^)]+\.md)\)/g)].map(
      ([, url]) => url,
    );
    expect(own.length).toBeGreaterThan(0);
    expect([...links].sort()).toEqual(
      own.map(({ pathname }) => `${SITE_ORIGIN}${pathname}.md`).sort(),
    );
  });

  test.each(PRODUCTS)('llms.txt of %s has unique page titles in each group', (id) => {
    for (const group of readOut(`${id}/llms.txt`).split('\n## ').slice(1)) {
      const names = [...group.matchAll(/^- \[([^\]]+)\]/gm)].map(([, name]) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test('every link to a generated file resolves', () => {
    const files = new Set(listFiles(/\.(md|txt)$/));
    for (const name of listFiles(/(^|\/)llms\.txt$/)) {
      for (const [, url = ''] of readOut(name).matchAll(/\]\(([^)]+\.(?:md|txt))\)/g)) {
        expect(files).toContain(url.replace(`${SITE_ORIGIN}/`, ''));
      }
    }
  });

  test.each(PRODUCTS)('llms-full.txt of %s has the text of each page, a guide first', (id) => {
    const full = readOut(`${id}/llms-full.txt`);
    const own = pages
      .filter(({ productId }) => productId === id)
      .map(({ kind, pathname, text }) => ({ kind, pathname, place: full.indexOf(text) }));
    expect(own.filter(({ place }) => place === -1)).toEqual([]);
    expect(own.toSorted((a, b) => a.place - b.place)[0]?.kind).toBe('guide');
    expect(full).not.toContain('/experiments/');
  });
});
