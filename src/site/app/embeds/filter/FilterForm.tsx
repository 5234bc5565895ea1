import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { fillText } from '@/src/shared/translate';
import { useTranslate } from '../../../i18n/translate';
import { Icon } from '../../../ui/icons';
import styles from './FilterForm.module.css';
import type { Filter, FilterCount, FilterQuery } from './useFilter';

interface FilterFormProps {
  /** From `useFilter`. */
  filter: Omit<Filter<FilterQuery>, 'change'> & { change: (part: FilterQuery) => void };
  /** The accessible name of the field. */
  label: string;
  /** The placeholder of the field. */
  hint: string;
  /** The number of results, with `{{shown}}` and `{{all}}`. */
  countText: string;
  /** A message that replaces the number of results for a moment. */
  message?: string;
  /** More controls, which follow the field. */
  children?: ReactNode;
}

/**
 * The search field above a table or a list: it announces the number of results, and a button or Escape removes the
 * filter. Without scripts and in print, it is hidden.
 */
export function FilterForm({ filter, label, hint, countText, ...rest }: FilterFormProps) {
  const { message = '', children } = rest;
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const { query, count, change, clear } = filter;
  const onKeyDown = (event: KeyboardEvent) => {
    // Only some browsers empty a search field by themselves.
    if (event.key === 'Escape' && query.text !== '') {
      event.preventDefault();
      change({ text: '' });
    }
  };
  return (
    <form
      role="search"
      data-filter=""
      className={styles.filter}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <label className={styles.search}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query.text}
          onChange={({ target }) => change({ text: target.value })}
          onKeyDown={onKeyDown}
        />
      </label>
      {children}
      <div className={styles.result}>
        <p role="status">
          {message ||
            (count && (count.shown === 0 ? t('filterNothing') : fillCount(countText, count)))}
        </p>
        {count && (
          <button
            type="button"
            className="fg-button"
            onClick={() => {
              clear();
              // The button is removed, so move focus to the field.
              field.current?.focus();
            }}
          >
            {t('filterClear')}
          </button>
        )}
      </div>
    </form>
  );
}

const fillCount = (text: string, { shown, all }: FilterCount) =>
  fillText(text, { shown: String(shown), all: String(all) });
