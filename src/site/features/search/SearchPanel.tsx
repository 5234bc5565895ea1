/** The content of the search dialog below its field: filters, results, and messages. */
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/translate';
import { useAnswer } from '../answers';
import styles from './Search.module.css';
import type { SearchPanelProps } from './SearchDialog';
import { SearchFilters } from './SearchFilters';
import { SearchHits } from './SearchHits';
import { SearchStart } from './SearchStart';
import { loadIndex } from './searchClient';
import { useSearch } from './useSearch';

export function SearchPanel({ input, close }: SearchPanelProps) {
  const t = useTranslate();
  const search = useSearch(input, close);
  const { query, filters, progress, answer, isCurrent, options, selected } = search;
  const isEmpty = query.trim() === '';
  const retry = useRetry(input, search);
  const found = useAnswer(query, search.current, close);

  return (
    <>
      <SearchFilters filters={filters} onChange={search.filter} />
      <div
        className={styles.results}
        data-complete={progress.complete}
        data-query={isCurrent ? query : undefined}
      >
        {progress.failed && (
          <p className={styles.note} role="alert">
            {t('searchFailed')}{' '}
            <button type="button" className="fg-button" onClick={retry}>
              {t('tryAgain')}
            </button>
          </p>
        )}
        {isEmpty ? (
          <SearchStart
            input={input}
            onChoose={(text) => {
              fillField(input, text);
              search.ask(text);
            }}
          />
        ) : (
          <>
            {found?.content}
            {!answer && !progress.failed && <p className={styles.note}>{t('searchLoading')}</p>}
            {answer?.isNear && <p className={styles.near}>{t('searchNear')}</p>}
            {options.length > 0 && (
              <SearchHits
                options={options}
                active={selected}
                onActive={search.setActive}
                onFollow={search.follow}
                onMore={search.open}
              />
            )}
            {answer && isCurrent && options.length === 0 && !found && (
              <NothingFound
                query={query.trim().slice(0, MAX_SHOWN)}
                isComplete={progress.complete}
                onReset={
                  filters.product || filters.type
                    ? () => {
                        search.filter({});
                        input.focus();
                      }
                    : undefined
                }
              />
            )}
          </>
        )}
      </div>
      <HitCount title={found?.title} count={answer && isCurrent ? options.length : undefined} />
    </>
  );
}

/** Loads the index again, and returns focus to the field once it has loaded. */
function useRetry(
  input: HTMLInputElement,
  { progress, current }: Pick<ReturnType<typeof useSearch>, 'progress' | 'current'>,
): () => void {
  const isAskedAgain = useRef(false);
  useEffect(() => {
    // "Try again" is removed with its message, so focus returns to the field. It must not happen before, because the
    // page can't reload after a deployment while a field has focus.
    if (progress.complete && isAskedAgain.current) {
      isAskedAgain.current = false;
      input.focus();
    }
  }, [progress.complete, input]);
  return () => {
    isAskedAgain.current = true;
    loadIndex(current);
  };
}

/** More of a long text isn't repeated. */
const MAX_SHOWN = 120;

interface NothingFoundProps {
  query: string;
  /** Whether the whole index has loaded. */
  isComplete: boolean;
  /** Removes the filters, if there are any. */
  onReset: (() => void) | undefined;
}

function NothingFound({ query, isComplete, onReset }: NothingFoundProps) {
  const t = useTranslate();
  return (
    <div className={styles.note}>
      <p>{t('searchNothing', { query })}</p>
      {onReset ? (
        <button type="button" className="fg-button" onClick={onReset}>
          {t('searchEverywhere')}
        </button>
      ) : (
        <p>{t(isComplete ? 'searchAdvice' : 'searchLoading')}</p>
      )}
    </div>
  );
}

function fillField(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.focus();
}

/** The pause in typing before the number of results is announced, in milliseconds. */
const ANNOUNCE_DELAY_MS = 500;

/** Announces what a pasted text was taken for, and the number of results, in a polite live region, and not after each keystroke. */
function HitCount({
  title = '',
  count,
}: {
  title?: string | undefined;
  count: number | undefined;
}) {
  const t = useTranslate();
  const [announced, setAnnounced] = useState<{ title: string; count: number | undefined }>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced({ title, count }), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [title, count]);
  const texts = [
    announced?.title.replaceAll('`', ''),
    announced?.count !== undefined && t('searchCount', { count: String(announced.count) }),
  ];
  return (
    <p className="visually-hidden" role="status">
      {texts.filter(Boolean).join(' ')}
    </p>
  );
}
