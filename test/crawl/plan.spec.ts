/** Which visits a crawl makes: all pages, and all combinations across them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ALL_PAGES } from '../e2e/support';
import { COMBINATIONS, KINDS, type Visit, getCombination, planVisits } from './plan';

const name = ({ mode, direction, width }: Omit<Visit, 'url'>) => `${mode} ${direction} ${width}`;
const kinds: readonly string[] = Object.values(KINDS);

test('Every page is visited once, and one of each kind in all combinations', () => {
  const visits = planVisits(ALL_PAGES, false);
  expect([...new Set(visits.map(({ url }) => url))]).toEqual(ALL_PAGES);
  for (const url of ALL_PAGES) {
    const combinations = visits.filter((visit) => visit.url === url).map(name);
    expect(combinations, url).toEqual(
      kinds.includes(url) ? COMBINATIONS.map(name) : [name(getCombination(url))],
    );
  }
});

test('The full crawl visits every page in all combinations', () => {
  const visits = planVisits(ALL_PAGES, true).map((visit) => `${visit.url} ${name(visit)}`);
  expect(visits).toHaveLength(ALL_PAGES.length * 8);
  expect(new Set(visits).size).toBe(visits.length);
});

for (const [what, pages] of [
  ['reference', ALL_PAGES.filter((url) => /\/api\/.|-api\/$/.test(url))],
  ['all other pages', ALL_PAGES.filter((url) => !/\/api\/.|-api\/$/.test(url))],
] as const) {
  test(`Across ${what} every combination has at least half of its even share`, () => {
    const counts = COMBINATIONS.map(
      (combination) =>
        pages.filter((url) => name(getCombination(url)) === name(combination)).length,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(pages.length);
    expect(Math.min(...counts), counts.join(', ')).toBeGreaterThanOrEqual(pages.length / 8 / 2);
  });
}

test('The pages that stand for a kind are there, and of that kind', () => {
  const read = (url: string) => readFileSync(path.join('out', url, 'index.html'), 'utf8');
  expect(kinds.filter((url) => !ALL_PAGES.includes(url))).toEqual([]);
  expect(read(KINDS.playground)).toContain('data-playground');
  expect(read(KINDS['component page'])).toContain('data-demo');
  expect(read(KINDS.reference)).toContain('data-view');
  expect(read(KINDS['Base UI tab'])).toContain('data-view');
});
