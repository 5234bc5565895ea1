import { useEffect, useState } from 'react';
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

const NOTHING_LOADED: Loaded = { comments: [], failure: '', isLoading: true };

/** Loads the comments that come after those that are loaded. */
async function loadMore(loaded: Loaded, page: string, query: Query): Promise<Loaded> {
  try {
    const { comments, next } = await fetchComments(page, query, loaded.next);
    return { comments: [...loaded.comments, ...comments], next, failure: '', isLoading: false };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { ...loaded, failure, isLoading: false };
  }
}

/** The latest comments on a page, and a button that loads earlier ones. */
function Comments({ page, query }: { page: string; query: Query }) {
  const t = useTranslate();
  const [loaded, setLoaded] = useState(NOTHING_LOADED);
  const { comments, next, failure, isLoading } = loaded;
  useEffect(() => {
    let isCurrent = true;
    void loadMore(NOTHING_LOADED, page, query).then((first) => isCurrent && setLoaded(first));
    return () => {
      isCurrent = false;
    };
  }, [page, query]);
  const onClick = () => {
    if (!isLoading) {
      setLoaded({ ...loaded, failure: '', isLoading: true });
      void loadMore(loaded, page, query).then(setLoaded);
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
          onClick={onClick}
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
