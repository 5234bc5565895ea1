import { expect, test } from '@jest/globals';
import { reportQuerySchema } from '@/src/shared/feedback';
import type { PageReport } from '@/src/shared/feedback';
import { addPages, toSearch } from '@/src/site/features/feedback/report/fetchReport';

test('no days, no query', () => {
  expect(toSearch({ since: '', until: '' })).toBe('');
});

test("both days are included, in the user's time zone", () => {
  const query = Object.fromEntries(
    new URLSearchParams(toSearch({ since: '2026-01-31', until: '2026-01-31' })),
  );
  expect(reportQuerySchema.parse(query)).toEqual({
    since: new Date(2026, 0, 31).toISOString(),
    until: new Date(2026, 1, 1).toISOString(),
  });
});

const createPage = (page: string, ...sections: [string, number][]): PageReport => {
  const up = sections.reduce((sum, [, count]) => sum + count, 0);
  const counts = { down: 0, comments: 0 };
  return {
    page,
    up,
    ...counts,
    sections: sections.map(([section, count]) => ({ section, up: count, ...counts })),
  };
};

test('parts of a report are joined where a page or a section goes on', () => {
  const pages: PageReport[] = [];
  addPages(pages, [createPage('/a/', ['', 1]), createPage('/b/', ['', 1], ['usage', 2])]);
  addPages(pages, [createPage('/b/', ['usage', 3], ['zoom', 1])]);
  addPages(pages, [createPage('/b/', ['zz', 1]), createPage('/c/', ['', 1])]);
  addPages(pages, []);
  addPages(pages, [createPage('/d/', ['', 1])]);
  expect(pages).toEqual([
    createPage('/a/', ['', 1]),
    createPage('/b/', ['', 1], ['usage', 5], ['zoom', 1], ['zz', 1]),
    createPage('/c/', ['', 1]),
    createPage('/d/', ['', 1]),
  ]);
});
