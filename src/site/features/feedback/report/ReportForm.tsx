/**
 * `{{"component": "FeedbackReport"}}`: asks for the token and shows the receiver's report. Everything but the form,
 * including zod, is loaded when a report is requested.
 */
import { type ComponentType, type FormEvent, useState } from 'react';
import { FEEDBACK_URL } from '@/src/shared/services';
import { type TextKey, useTranslate } from '../../../i18n/translate';
import styles from './Report.module.css';
import type { ReportViewProps } from './ReportView';
import type { Query, ReportErrorKind } from './fetchReport';
import '../../../i18n/lateTexts';

const ERROR_TEXTS: Record<ReportErrorKind, TextKey> = {
  token: 'reportWrongToken',
  closed: 'reportClosed',
  unreachable: 'reportUnreachable',
  answer: 'reportBadAnswer',
};

/** The range of days for reports. */
const DAYS = { min: '2000-01-01', max: '2999-12-31' };

interface Shown {
  View: ComponentType<ReportViewProps>;
  props: ReportViewProps;
}

/** The token is only in the field and in the request, so other code of this origin can't read it later. */
export function ReportForm() {
  const t = useTranslate();
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<{ text: TextKey; cause: string }>();
  const [isLoading, setLoading] = useState(false);

  const show = async (query: Query) => {
    setLoading(true);
    setFailure(undefined);
    setShown(undefined);
    try {
      const [{ fetchReport, ReportError }, { ReportView }] = await Promise.all([
        import('./fetchReport'),
        import('./ReportView'),
      ]);
      try {
        const report = await fetchReport(query);
        setShown({ View: ReportView, props: { report, query } });
      } catch (error) {
        if (!(error instanceof ReportError)) {
          throw error;
        }
        setFailure({ text: ERROR_TEXTS[error.kind], cause: error.message });
      }
    } catch (error) {
      console.error(error);
      setFailure({ text: 'reportNotLoaded', cause: String(error) });
    } finally {
      setLoading(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    if (!isLoading) {
      void show({ token: read('token'), since: read('since'), until: read('until') });
    }
  };
  if (!FEEDBACK_URL) {
    return <p>{t('reportNoReceiver')}</p>;
  }
  return (
    <div data-feedback-report>
      <QueryForm isLoading={isLoading} onSubmit={onSubmit} />
      <p role="status" className={styles.status}>
        {isLoading && t('reportLoading')}
        {shown && shown.props.report.pages.length === 0 && t('reportEmpty')}
      </p>
      {failure && (
        <p role="alert" className={styles.alert}>
          {t(failure.text)} <small>{failure.cause}</small>
        </p>
      )}
      {shown && shown.props.report.pages.length > 0 && <shown.View {...shown.props} />}
    </div>
  );
}

interface QueryFormProps {
  isLoading: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function QueryForm({ isLoading, onSubmit }: QueryFormProps) {
  const t = useTranslate();
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <p className={styles.receiver}>
        {t('reportReceiver')} <code>{FEEDBACK_URL}</code>
      </p>
      <label className={styles.token}>
        {t('reportToken')}
        <input name="token" type="password" required autoComplete="off" spellCheck={false} />
      </label>
      <label>
        {t('reportSince')}
        <input name="since" type="date" {...DAYS} />
      </label>
      <label>
        {t('reportUntil')}
        <input name="until" type="date" {...DAYS} />
      </label>
      <button type="submit" className="fg-button" aria-disabled={isLoading || undefined}>
        {t('reportShow')}
      </button>
    </form>
  );
}
