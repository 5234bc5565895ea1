import { Fragment, useState } from 'react';
import { type TextKey, useTranslate } from '../../../i18n/translate';
import { Icon } from '../../../ui/icons';
import styles from './Report.module.css';
import { ReportDetails } from './ReportDetails';
import type { Query } from './fetchReport';
import { type Column, type Order, type Row, sortRows, toPercent, toggleOrder } from './rows';

const COLUMNS: readonly [Column, TextKey][] = [
  ['page', 'reportPage'],
  ['up', 'reportUp'],
  ['down', 'reportDown'],
  ['share', 'reportShare'],
  ['comments', 'reportComments'],
];

/** One row per page, sortable. A page expands to its sections and comments. */
export function ReportTable({ rows, query }: { rows: readonly Row[]; query: Query }) {
  const t = useTranslate();
  const [order, setOrder] = useState<Order>({ column: 'down', descending: true });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (page: string) => {
    const next = new Set(open);
    if (!next.delete(page)) {
      next.add(page);
    }
    setOpen(next);
  };
  const getSort = (column: Column) =>
    column !== order.column ? undefined : order.descending ? 'descending' : 'ascending';
  return (
    // If the table is wider than the screen, it scrolls, also by keyboard.
    <div className={styles.scroll} role="region" aria-label={t('reportTable')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map(([column, text]) => (
              <th key={column} scope="col" aria-sort={getSort(column)}>
                <button type="button" onClick={() => setOrder(toggleOrder(order, column))}>
                  {t(text)}
                  <Icon name="chevron" />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortRows(rows, order).map(({ page, up, down, share, comments, details }) => (
            <Fragment key={page}>
              <tr>
                <th scope="row">
                  <button type="button" aria-expanded={open.has(page)} onClick={() => toggle(page)}>
                    <Icon name="chevron" />
                    {page}
                  </button>
                </th>
                <td>{up}</td>
                <td>{down}</td>
                <td>{toPercent(share)}</td>
                <td>{comments}</td>
              </tr>
              {open.has(page) && (
                <tr>
                  <td colSpan={COLUMNS.length}>
                    <ReportDetails page={details} query={query} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
