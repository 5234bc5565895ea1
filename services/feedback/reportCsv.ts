/** The report as CSV files for spreadsheets, written while it is read. */
import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify';
import type { FeedbackComment } from '@/src/shared/feedback';
import type { SectionCounts } from './readReport';

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

/** Creates a CSV file with one row per page and section. */
export function createPagesCsv(sections: AsyncIterable<SectionCounts>): Readable {
  return toCsv(PAGES_COLUMNS, sections);
}

/** Creates a CSV file with one row per comment. */
export function createCommentsCsv(
  comments: AsyncIterable<FeedbackComment & { page: string }>,
): Readable {
  return toCsv(COMMENTS_COLUMNS, comments);
}

/**
 * Writes CSV as defined by RFC 4180. A comment may contain a formula that a spreadsheet would run: text that begins
 * like a formula gets a leading apostrophe, and all values are quoted so that separators in the text don't start a new
 * cell. The byte order mark tells Excel that the file is UTF-8. Rows are read when the client has received those before.
 */
function toCsv(columns: Options['columns'], rows: AsyncIterable<object>): Readable {
  const source = Readable.from(rows, { highWaterMark: 16 });
  const csv = stringify({
    bom: true,
    columns,
    escape_formulas: true,
    header: true,
    quoted_string: true,
    record_delimiter: 'windows',
  });
  // `pipe` doesn't pass on errors, and doesn't stop reading when the client is gone.
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
