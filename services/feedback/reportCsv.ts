/** The report for spreadsheets. */
import { stringify } from 'csv-stringify/sync';
import type { FeedbackReport } from '@/src/shared/feedback';

/** A line per page and section. */
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

/** A line per comment. */
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
 * RFC 4180. A reader may write a formula, which a spreadsheet would run for the maintainer: a text that begins like one
 * gets an apostrophe, and all are quoted, so that no separator in them begins a cell.
 * The mark at the begin tells Excel that it is UTF-8.
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
