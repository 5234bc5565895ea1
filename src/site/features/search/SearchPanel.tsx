/** The content of the search dialog below its field: filters, results, and messages. */
import { type ComponentType, Suspense, lazy, useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/translate';
import { useAnswer } from '../answers';
import styles from './Search.module.css';
import type { SearchPanelProps } from './SearchDialog';
import { SearchFilters } from './SearchFilters';
import { SearchHits } from './SearchHits';
import { SearchKeys } from './SearchKeys';
import type { SearchPreviewProps } from './SearchPreview';
import { SearchStart } from './SearchStart';
import { SearchStatus } from './SearchStatus';
import { loadIndex } from './searchClient';
import { useHasPreview } from './useHasPreview';
import { useSearch } from './useSearch';
import '../../i18n/lateTexts';

export { resumeFoundWords } from './foundWords';

/** Id of the text of the preview, which describes the selected option. */
const PREVIEW_ID = 'docsearch-preview';

/** Loaded where there is room, so that the first result doesn't wait for it. Without its code, its place stays empty. */
const SearchPreview = lazy<ComponentType<SearchPreviewProps>>(() =>
  import('./SearchPreview').then(
    ({ SearchPreview: Preview }) => ({ default: Preview }),
    () => ({ default: () => null }),
  ),
);

export function SearchPanel({ input, close }: SearchPanelProps) {
  const t = useTranslate();
  const search = useSearch(input, close);
  const { query, filters, progress, answer, isCurrent, options } = search;
  const isEmpty = query.trim() === '';
  const retry = useRetry(input, search);
  const fill = (text: string) => {
    fillField(input, text);
    search.ask(text);
  };
  const found = useAnswer(query, search.current, close);
  const onReset =
    filters.product || filters.type
      ? () => {
          search.filter({});
          input.focus();
        }
      : undefined;

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
          <SearchStart input={input} onChoose={fill} onFollow={search.leave} />
        ) : (
          <>
            {found?.content}
            {!answer && !progress.failed && <p className={styles.note}>{t('searchLoading')}</p>}
            {answer?.suggestion !== undefined && !found && (
              <Suggestion text={answer.suggestion} onChoose={fill} />
            )}
            {answer?.isNear && (
              <p className={styles.near}>
                {t('searchNear')} {onReset && <ResetButton onReset={onReset} />}
              </p>
            )}
            {options.length > 0 && <Results {...search} />}
            {answer && isCurrent && options.length === 0 && !found && (
              <NothingFound
                query={query.trim().slice(0, MAX_SHOWN)}
                isComplete={progress.complete}
                onReset={onReset}
              />
            )}
          </>
        )}
      </div>
      <SearchKeys />
      <SearchStatus {...search} title={found?.title} />
    </>
  );
}

/** The results, and where there is room, a preview of the selected one. */
function Results(search: ReturnType<typeof useSearch>) {
  const { options, selected } = search;
  const hasPreview = useHasPreview();
  const previewed = hasPreview ? options[selected]?.hit : undefined;
  return (
    <div className={styles.columns}>
      <SearchHits
        options={options}
        active={selected}
        describedBy={previewed && PREVIEW_ID}
        onActive={search.setActive}
        onFollow={search.follow}
        onMore={search.open}
      />
      {previewed && (
        <div className={styles.side}>
          <Suspense>
            <SearchPreview key={previewed.href} hit={previewed} textId={PREVIEW_ID} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Loads the index again, and returns focus to the field once there are results, or everything has loaded. */
function useRetry(
  input: HTMLInputElement,
  { progress, current }: Pick<ReturnType<typeof useSearch>, 'progress' | 'current'>,
): () => void {
  const isAskedAgain = useRef(false);
  const { names, complete } = progress;
  useEffect(() => {
    // "Try again" is removed with its message, so focus returns to the field. It must not happen before, because the
    // page can't reload after a deployment while a field has focus.
    if ((names || complete) && isAskedAgain.current) {
      isAskedAgain.current = false;
      input.focus();
    }
  }, [names, complete, input]);
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
        <ResetButton onReset={onReset} />
      ) : (
        <p>{t(isComplete ? 'searchAdvice' : 'searchLoading')}</p>
      )}
    </div>
  );
}

function ResetButton({ onReset }: { onReset: () => void }) {
  const t = useTranslate();
  return (
    <button type="button" className="fg-button" onClick={onReset}>
      {t('searchEverywhere')}
    </button>
  );
}

function fillField(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.focus();
}

/** A corrected query, which fills the field. */
function Suggestion({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  const t = useTranslate();
  return (
    <p className={styles.suggestion}>
      <button type="button" className="fg-button" onClick={() => onChoose(text)}>
        {t('searchMeant', { query: text })}
      </button>
    </p>
  );
}
