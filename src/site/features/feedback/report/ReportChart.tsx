/**
 * Ratings per page as a diverging bar chart. The table below has the same numbers for users who can't see the chart.
 */
import type { CSSProperties } from 'react';
import { useTranslate } from '../../../i18n/translate';
import styles from './Report.module.css';
import { type Row, getTotal, sortRows } from './rows';

/** The maximum number of pages in the chart: those with the most ratings. */
const MAX_PAGES = 15;

export function ReportChart({ rows }: { rows: readonly Row[] }) {
  const t = useTranslate();
  const shown = sortRows(rows, { column: 'page', descending: false })
    .toSorted((a, b) => getTotal(b) - getTotal(a))
    .slice(0, MAX_PAGES);
  const largest = Math.max(1, ...shown.flatMap(({ up, down }) => [up, down]));
  const setLength = (count: number) => ({ '--part': count / largest }) as CSSProperties;
  return (
    <figure className={styles.chart}>
      <figcaption>
        {t('reportChart', { count: String(shown.length) })}
        <span className={styles.legend} aria-hidden="true">
          <i className={styles.down} /> {t('reportDown')}
          <i className={styles.up} /> {t('reportUp')}
        </span>
      </figcaption>
      <ul>
        {shown.map(({ page, up, down }) => (
          <li key={page}>
            <span className={styles.name}>{page}</span>
            <span className="visually-hidden">
              {t('reportBar', { up: String(up), down: String(down) })}
            </span>
            <span className={styles.bars} aria-hidden="true">
              <span className={styles.side}>
                {down}
                <i className={styles.down} style={setLength(down)} />
              </span>
              <span className={styles.side}>
                <i className={styles.up} style={setLength(up)} />
                {up}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
