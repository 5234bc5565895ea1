/** The report as CSV files for spreadsheets. */
import { stringify } from 'csv-stringify/sync';
import type { FeedbackReport } from '@/src/shared/feedback';

/** Creates a CSV file with one row per page and section. */
export function createPagesCsv({ pages }: FeedbackReport): string {
  return toCsv(
    ['page', 'section', 'up', 'down', 'comments'],
    pages.flatMap(({ page, sections, comments }) =>
      sections.map(({ section, up, down }) => [
        page,
        section,
        up,
        down,
        comments.filter((comment) => comment.section === section).length,
      ]),
    ),
  );
}

/** Creates a CSV file with one row per comment. */
export function createCommentsCsv({ pages }: FeedbackReport): string {
  return toCsv(
    ['page', 'section', 'rating', 'comment', 'language', 'version', 'changed'],
    pages.flatMap(({ page, comments }) =>
      comments.map(({ section, rating, comment, language, version, changedAt }) => [
        page,
        section,
        rating,
        comment,
        language,
        version,
        changedAt,
      ]),
    ),
  );
}

/**
 * Writes CSV as defined by RFC 4180. A comment may contain a formula that a spreadsheet would run: text that begins
 * like a formula gets a leading apostrophe, and all values are quoted so that separators in the text don't start a new
 * cell. The byte order mark tells Excel that the file is UTF-8.
 */
function toCsv(columns: readonly string[], rows: readonly (string | number)[][]): string {
  return stringify([...rows], {
    bom: true,
    columns: [...columns],
    escape_formulas: true,
    header: true,
    quoted_string: true,
    record_delimiter: 'windows',
  });
}
