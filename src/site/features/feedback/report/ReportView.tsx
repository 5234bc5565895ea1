/** A report: totals, chart, downloads, and table. */
import { useMemo, useState } from 'react';
import { FEEDBACK_PATHS } from '@/src/shared/feedbackService';
import { downloadText } from '../../../browser/downloadText';
import { type TextKey, useTranslate } from '../../../i18n/translate';
import styles from './Report.module.css';
import { ReportChart } from './ReportChart';
import { ReportTable } from './ReportTable';
import { type Query, type Report, fetchFile } from './fetchReport';
import { createRows, sumRows, toPercent } from './rows';

export interface ReportViewProps {
  report: Report;
  query: Query;
}

const DOWNLOADS: readonly { text: TextKey; path: string; file: string }[] = [
  { text: 'reportPagesCsv', path: FEEDBACK_PATHS.pagesCsv, file: 'feedback-pages.csv' },
  { text: 'reportCommentsCsv', path: FEEDBACK_PATHS.commentsCsv, file: 'feedback-comments.csv' },
];

export function ReportView({ report, query }: ReportViewProps) {
  const t = useTranslate();
  const rows = useMemo(() => createRows(report.pages), [report]);
  const [failure, setFailure] = useState('');
  const total = sumRows(rows);
  const figures: [TextKey, string][] = [
    ['reportPages', String(rows.length)],
    ['reportUp', String(total.up)],
    ['reportDown', String(total.down)],
    ['reportShare', toPercent(total.share)],
    ['reportComments', String(total.comments)],
  ];
  const download = async ({ path, file }: (typeof DOWNLOADS)[number]) => {
    setFailure('');
    try {
      downloadText(await fetchFile(path, query), file, 'text/csv');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <dl className={styles.totals}>
        {figures.map(([key, figure]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <ReportChart rows={rows} />
      <div className={styles.downloads} role="group" aria-label={t('reportDownloads')}>
        {DOWNLOADS.map((file) => (
          <button
            key={file.path}
            type="button"
            className="fg-button"
            onClick={() => void download(file)}
          >
            {t(file.text)}
          </button>
        ))}
      </div>
      {failure && (
        <p role="alert" className={styles.alert}>
          {t('reportDownloadFailed')} <small>{failure}</small>
        </p>
      )}
      {report.isCut && <p className={styles.alert}>{t('reportCut')}</p>}
      <ReportTable rows={rows} query={query} />
    </>
  );
}
