/** The report as table rows with totals, sortable by any column. */
import type { PageReport } from '@/src/shared/feedback';

export interface Row {
  page: string;
  up: number;
  down: number;
  /** Share of positive ratings, from 0 to 1. */
  share: number;
  comments: number;
  details: PageReport;
}

export type Column = Exclude<keyof Row, 'details'>;

export interface Order {
  column: Column;
  descending: boolean;
}

/** The default order: pages with the most ratings first. */
export const getTotal = ({ up, down }: Pick<Row, 'up' | 'down'>): number => up + down;

const toShare = (up: number, down: number) => (up + down === 0 ? 0 : up / (up + down));

export function createRows(pages: readonly PageReport[]): Row[] {
  return pages.map((details) => ({
    page: details.page,
    up: details.up,
    down: details.down,
    share: toShare(details.up, details.down),
    comments: details.comments,
    details,
  }));
}

/** Returns a sorted copy. Equal rows are sorted by page. */
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

/**
 * Returns the order after a click on a column: reversed if it is the current one, else the default direction of that
 * column.
 */
export function toggleOrder(order: Order, column: Column): Order {
  return order.column === column
    ? { column, descending: !order.descending }
    : { column, descending: column !== 'page' && column !== 'share' };
}

/** Returns the totals of all rows. */
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

/** Formats a share as percentage. */
export const toPercent = (share: number): string => `${Math.round(share * 100)} %`;
