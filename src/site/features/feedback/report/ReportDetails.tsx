import { useCallback, useEffect, useState } from 'react';
import type { FeedbackComment, PageReport } from '@/src/shared/feedback';
import { type Translate, useTranslate } from '../../../i18n/translate';
import styles from './Report.module.css';
import { type Query, fetchComments } from './fetchReport';

/** Sections and comments of a page. Comments are rendered as plain text. */
export function ReportDetails({ page, query }: { page: PageReport; query: Query }) {
  const t = useTranslate();
  return (
    <div className={styles.details}>
      <a href={page.page}>{t('reportOpenPage')}</a>
      <ul>
        {page.sections.map(({ section, up, down }) => (
          <li key={section}>
            {getName(section, t)}: {t('reportBar', { up: String(up), down: String(down) })}
          </li>
        ))}
      </ul>
      {page.comments > 0 && <Comments page={page.page} query={query} />}
    </div>
  );
}

const getName = (section: string, t: Translate) =>
  section === '' ? t('reportWholePage') : `#${section}`;

/** The latest comments on a page, and a button that loads earlier ones. */
function Comments({ page, query }: { page: string; query: Query }) {
  const t = useTranslate();
  const [comments, setComments] = useState<readonly FeedbackComment[]>([]);
  const [next, setNext] = useState<string>();
  const [failure, setFailure] = useState('');
  const [isLoading, setLoading] = useState(false);
  const load = useCallback(
    async (after?: string) => {
      setLoading(true);
      setFailure('');
      try {
        const part = await fetchComments(page, query, after);
        setComments((former) => (after ? [...former, ...part.comments] : part.comments));
        setNext(part.next);
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
      } finally {
        setLoading(false);
      }
    },
    [page, query],
  );
  useEffect(() => void load(), [load]);
  return (
    <>
      {comments.map((comment, index) => (
        <Comment key={index} {...comment} />
      ))}
      <p role="status" className={styles.status}>
        {isLoading && t('reportLoadingComments')}
      </p>
      {failure && (
        <p role="alert" className={styles.alert}>
          {t('reportCommentsFailed')} <small>{failure}</small>
        </p>
      )}
      {(next ?? failure) && (
        <button
          type="button"
          className="fg-button"
          aria-disabled={isLoading || undefined}
          onClick={() => void (isLoading || load(next))}
        >
          {t(failure ? 'tryAgain' : 'reportEarlierComments')}
        </button>
      )}
    </>
  );
}

function Comment({ section, rating, comment, language, version, changedAt }: FeedbackComment) {
  const t = useTranslate();
  return (
    <blockquote>
      <p>{comment}</p>
      <footer>
        {[
          t(rating === 'up' ? 'reportUp' : 'reportDown'),
          getName(section, t),
          language,
          version,
        ].join(' · ')}
        {' · '}
        <time dateTime={changedAt}>{changedAt.slice(0, 16).replace('T', ' ')}</time>
      </footer>
    </blockquote>
  );
}
