/** The content of the search dialog below its field: filters, results, and messages. */
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parseLocalizedPath } from '@/src/shared/languages';
import { getProduct } from '@/src/shared/products';
import { useTranslate } from '../../i18n/translate';
import styles from './Search.module.css';
import type { SearchPanelProps } from './SearchDialog';
import { type Filters, SearchFilters } from './SearchFilters';
import { HITS_ID, SearchHits, getOptionId } from './SearchHits';
import { SearchStart } from './SearchStart';
import { listOptions } from './options';
import { rememberSearch } from './recentSearches';
import { loadIndex } from './searchClient';
import { useCombobox } from './useCombobox';
import { useIndex } from './useIndex';

const NO_GROUPS: ReadonlySet<string> = new Set();

export function SearchPanel({ input, close }: SearchPanelProps) {
  const t = useTranslate();
  const { asPath } = useRouter();
  const current = getProduct(parseLocalizedPath(asPath).pathname)?.id;
  // The field may contain text that was typed before this code was loaded.
  const [query, setQuery] = useState(input.value);
  const [filters, setFilters] = useState<Filters>({});
  const [opened, setOpened] = useState(NO_GROUPS);
  const [active, setActive] = useState(0);
  const { progress, last } = useIndex(query, filters, current);

  const isEmpty = query.trim() === '';
  const answer = isEmpty || last?.request.query.trim() === '' ? undefined : last?.answer;
  const isCurrent =
    last?.request.query === query &&
    last.request.product === filters.product &&
    last.request.type === filters.type;
  const options = answer ? listOptions(answer.groups, opened) : [];
  const selected = Math.min(active, Math.max(0, options.length - 1));

  // If Enter is pressed before the results arrive, it opens the first result of the new query, not of the displayed
  // one.
  const early = useRef<{ apart: boolean }>(undefined);
  const ask = (text: string) => {
    early.current = undefined;
    setQuery(text);
    setActive(0);
    setOpened(NO_GROUPS);
  };
  const filter = (next: Filters) => {
    setFilters(next);
    setActive(0);
  };
  const follow = () => {
    rememberSearch(query);
    close();
    // Keyboard users continue in the content of the page, not at the search box.
    document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  const move = (index: number) => {
    setActive(index);
    document.getElementById(getOptionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (index: number, apart: boolean) => {
    const option = document.getElementById(getOptionId(index));
    if (apart && option instanceof HTMLAnchorElement) {
      rememberSearch(query);
      window.open(option.href, '_blank', 'noopener');
    } else {
      option?.click();
    }
  };
  useCombobox(input, {
    count: options.length,
    active: selected,
    listId: HITS_ID,
    getOptionId,
    onInput: ask,
    onMove: move,
    onChoose(index, apart) {
      if (isCurrent) {
        choose(index, apart);
      } else {
        early.current = { apart };
      }
    },
  });
  const chooseEarly = useEffectEvent(() => {
    if (early.current && options.length > 0) {
      choose(0, early.current.apart);
    }
    early.current = undefined;
  });
  useEffect(() => {
    if (isCurrent) {
      chooseEarly();
    }
  }, [isCurrent]);
  const isAskedAgain = useRef(false);
  useEffect(() => {
    // "Try again" is removed with its message, so focus returns to the field. It must not happen before, because the
    // page can't reload after a deployment while a field has focus.
    if (progress.complete && isAskedAgain.current) {
      isAskedAgain.current = false;
      input.focus();
    }
  }, [progress.complete, input]);

  return (
    <>
      <SearchFilters filters={filters} onChange={filter} />
      <div
        className={styles.results}
        data-complete={progress.complete}
        data-query={isCurrent ? query : undefined}
      >
        {progress.failed && (
          <p className={styles.note} role="alert">
            {t('searchFailed')}{' '}
            <button
              type="button"
              onClick={() => {
                isAskedAgain.current = true;
                loadIndex(current);
              }}
            >
              {t('tryAgain')}
            </button>
          </p>
        )}
        {isEmpty ? (
          <SearchStart
            input={input}
            onChoose={(text) => {
              fillField(input, text);
              ask(text);
            }}
          />
        ) : (
          <>
            {!answer && !progress.failed && <p className={styles.note}>{t('searchLoading')}</p>}
            {answer?.isNear && <p className={styles.near}>{t('searchNear')}</p>}
            {options.length > 0 && (
              <SearchHits
                options={options}
                active={selected}
                onActive={setActive}
                onFollow={follow}
                onMore={(group) => setOpened(new Set([...opened, group]))}
              />
            )}
            {answer && isCurrent && options.length === 0 && (
              <div className={styles.note}>
                <p>{t('searchNothing', { query: query.trim() })}</p>
                {filters.product || filters.type ? (
                  <button
                    type="button"
                    onClick={() => {
                      filter({});
                      input.focus();
                    }}
                  >
                    {t('searchEverywhere')}
                  </button>
                ) : (
                  <p>{t(progress.complete ? 'searchAdvice' : 'searchLoading')}</p>
                )}
              </div>
            )}
          </>
        )}
      </div>
      <CountOfHits count={answer && isCurrent ? options.length : undefined} />
    </>
  );
}

function fillField(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.focus();
}

/** The pause in typing before the number of results is announced, in milliseconds. */
const REST_MS = 500;

/** Announces the number of results in a polite live region, and not after each keystroke. */
function CountOfHits({ count }: { count: number | undefined }) {
  const t = useTranslate();
  const [announced, setAnnounced] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), REST_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <p className="visually-hidden" role="status">
      {announced !== undefined && t('searchCount', { count: String(announced) })}
    </p>
  );
}
