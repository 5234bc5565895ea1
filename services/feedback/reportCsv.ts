/** The report as CSV files for spreadsheets, written while it is read. */
import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify/sync';
import type { CommentOnPage, SectionCounts } from './readReport';

const PAGES_COLUMNS = ['page', 'section', 'up', 'down', 'comments'];

const COMMENTS_COLUMNS = [
  { key: 'page' },
  { key: 'section' },
  { key: 'rating' },
  { key: 'comment' },
  { key: 'language' },
  { key: 'version' },
  { key: 'changedAt', header: 'changed' },
];

/**
 * Creates a CSV file with one row per page and section. Resolves when the first part was read.
 * @param parts at least one.
 */
export function createPagesCsv(parts: AsyncIterable<readonly SectionCounts[]>): Promise<Readable> {
  return toCsv(PAGES_COLUMNS, parts);
}

/**
 * Creates a CSV file with one row per comment. Resolves when the first part was read.
 * @param parts at least one.
 */
export function createCommentsCsv(
  parts: AsyncIterable<readonly CommentOnPage[]>,
): Promise<Readable> {
  return toCsv(COMMENTS_COLUMNS, parts);
}

/** Reads the first part at once, because the status of the answer can't be changed after its first byte. */
async function toCsv(
  columns: Options['columns'],
  parts: AsyncIterable<readonly object[]>,
): Promise<Readable> {
  const texts = writeParts(columns, parts);
  const first = await texts.next();
  // Parts are read when the client has received those before.
  return Readable.from(prepend(first.value, texts));
}

async function* prepend(first: unknown, others: AsyncGenerator): AsyncGenerator {
  yield first;
  yield* others;
}

/**
 * Writes CSV as defined by RFC 4180. A comment may contain a formula that a spreadsheet would run: text that begins
 * like a formula gets a leading apostrophe, and all values are quoted so that separators in the text don't start a new
 * cell. The byte order mark tells Excel that the file is UTF-8.
 */
async function* writeParts(
  columns: Options['columns'],
  parts: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const part of parts) {
    yield stringify([...part], {
      bom: isFirst,
      columns,
      escape_formulas: true,
      header: isFirst,
      quoted_string: true,
      record_delimiter: 'windows',
    });
    isFirst = false;
  }
}
