/** The report as rows of a table: counted, and sorted by any column. */
import type { FeedbackReport, PageReport } from '@/src/shared/feedback';

export interface Row {
  page: string;
  up: number;
  down: number;
  /** Part of the ratings that is up, from 0 to 1. */
  share: number;
  comments: number;
  details: PageReport;
}

export type Column = Exclude<keyof Row, 'details'>;

export interface Order {
  column: Column;
  descending: boolean;
}

/** What says most first: the pages with most ratings. */
export const getTotal = ({ up, down }: Pick<Row, 'up' | 'down'>): number => up + down;

const toShare = (up: number, down: number) => (up + down === 0 ? 0 : up / (up + down));

export function createRows({ pages }: FeedbackReport): Row[] {
  return pages.map((details) => ({
    page: details.page,
    up: details.up,
    down: details.down,
    share: toShare(details.up, details.down),
    comments: details.comments.length,
    details,
  }));
}

/** A copy in order; equal rows stand by page. */
export function sortRows(rows: readonly Row[], { column, descending }: Order): Row[] {
  const compare = (a: Row, b: Row) =>
    column === 'page' ? comparePages(a, b) : a[column] - b[column];
  return rows.toSorted(
    (a, b) => (descending ? compare(b, a) : compare(a, b)) || comparePages(a, b),
  );
}

function comparePages(a: Row, b: Row): number {
  return a.page < b.page ? -1 : a.page > b.page ? 1 : 0;
}

/** The order after a click on a column: the other way round, or what is worth a look first. */
export function turnOrder(order: Order, column: Column): Order {
  return order.column === column
    ? { column, descending: !order.descending }
    : { column, descending: column !== 'page' && column !== 'share' };
}

/** All rows together. */
export function sumRows(rows: readonly Row[]): Pick<Row, 'up' | 'down' | 'share' | 'comments'> {
  const sum = (column: 'up' | 'down' | 'comments') =>
    rows.reduce((total, row) => total + row[column], 0);
  return {
    up: sum('up'),
    down: sum('down'),
    share: toShare(sum('up'), sum('down')),
    comments: sum('comments'),
  };
}

/** A share as people read it. */
export const toPercent = (share: number): string => `${Math.round(share * 100)} %`;
