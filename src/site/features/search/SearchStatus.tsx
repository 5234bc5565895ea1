import { useEffect, useState } from 'react';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { type Translate, useTranslate } from '../../i18n/translate';
import { TYPE_LABELS } from './SearchFilters';
import type { useSearch } from './useSearch';

type SearchState = Pick<
  ReturnType<typeof useSearch>,
  'query' | 'filters' | 'hasFiltered' | 'progress' | 'answer' | 'isCurrent' | 'options'
>;

/** The pause in typing before the state is announced, in milliseconds. */
const ANNOUNCE_DELAY_MS = 500;

/**
 * Announces the state of the search in a polite live region, and not after each keystroke.
 * @param props.title what a pasted text was taken for.
 */
export function SearchStatus({
  title = '',
  ...state
}: SearchState & { title?: string | undefined }) {
  const t = useTranslate();
  const text = [title.replaceAll('`', ''), describe(state, t)].filter(Boolean).join(' ');
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}

/** Returns what is shown, in words. Errors are alerts of their own. */
function describe(state: SearchState, t: Translate): string {
  const { query, filters, hasFiltered, progress, answer, isCurrent, options } = state;
  const texts: string[] = [];
  if (hasFiltered) {
    const product = PUBLIC_PRODUCTS.find(({ id }) => id === filters.product)?.name;
    const type = t(filters.type ? TYPE_LABELS[filters.type] : 'searchAll');
    texts.push(`${type}, ${product ?? t('searchAllProducts')}.`);
  }
  if (query.trim() === '' || progress.failed) {
    return texts.join(' ');
  }
  const count = options.filter(({ kind }) => kind === 'hit').length;
  if (!answer) {
    texts.push(t('searchLoading'));
  } else if (!isCurrent) {
    return '';
  } else if (count > 0) {
    texts.push(
      ...(answer.isNear ? [t('searchNear')] : []),
      t('searchCount', { count: String(count) }),
    );
  } else {
    texts.push(
      t('searchNothing', { query: query.trim() }),
      t(progress.complete ? 'searchAdvice' : 'searchLoading'),
    );
  }
  return [
    ...texts,
    ...(answer?.suggestion === undefined ? [] : [t('searchMeant', { query: answer.suggestion })]),
  ].join(' ');
}
