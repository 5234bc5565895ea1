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

interface Loaded {
  comments: readonly FeedbackComment[];
  /** The place of the next part, if there is one. */
  next?: string | undefined;
  /** The message of the last attempt, if it failed. */
  failure: string;
  isLoading: boolean;
}

/** The latest comments on a page, and a button that loads earlier ones. */
function Comments({ page, query }: { page: string; query: Query }) {
  const t = useTranslate();
  const [loaded, setLoaded] = useState<Loaded>({ comments: [], failure: '', isLoading: true });
  const { comments, next, failure, isLoading } = loaded;
  const load = useCallback(
    async (after?: string) => {
      try {
        const part = await fetchComments(page, query, after);
        setLoaded((former) => ({
          comments: after ? [...former.comments, ...part.comments] : part.comments,
          next: part.next,
          failure: '',
          isLoading: false,
        }));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        setLoaded((former) => ({ ...former, failure: message, isLoading: false }));
      }
    },
    [page, query],
  );
  useEffect(() => void load(), [load]);
  const loadMore = () => {
    if (!isLoading) {
      setLoaded({ ...loaded, failure: '', isLoading: true });
      void load(next);
    }
  };
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
      {(next !== undefined || failure) && (
        <button
          type="button"
          className="fg-button"
          aria-disabled={isLoading || undefined}
          onClick={loadMore}
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
