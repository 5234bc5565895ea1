import { type RefObject, useState } from 'react';
import { fillText } from '@/src/shared/translate';
import { filterRows } from '../filterRows';
import styles from './live.module.css';
import { useCopyButtons } from './useCopyButtons';

export interface TableToolbarProps {
  /** The element that contains the table. */
  root: RefObject<HTMLElement | null>;
  /** The label and the placeholder of the filter, and its result with `{{shown}}` and `{{all}}`. */
  texts: { filter: string; hint: string; count: string };
}

/** Filters the rows of a table by their names and code, and makes its copy buttons work. */
export default function TableToolbar({ root, texts }: TableToolbarProps) {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState('');
  const message = useCopyButtons(root);
  const filter = (next: string) => {
    setQuery(next);
    if (root.current) {
      const { shown, all } = filterRows(root.current, next, readNames);
      const values = { shown: String(shown), all: String(all) };
      setCount(next.trim() === '' ? '' : fillText(texts.count, values));
    }
  };
  return (
    <div className={styles.toolbar} role="search">
      <input
        type="search"
        aria-label={texts.filter}
        placeholder={texts.hint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => filter(target.value)}
      />
      <p role="status" className={styles.status}>
        {message || count}
      </p>
    </div>
  );
}

/** Returns the text of the links and code in a row. Buttons and snippets would match too many searches. */
function readNames(row: HTMLElement): string {
  const names = [...row.querySelectorAll('a, code:not(pre code)')];
  return names.map(({ textContent }) => textContent).join(' ');
}
