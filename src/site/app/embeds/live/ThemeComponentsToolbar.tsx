import { type RefObject, useState } from 'react';
import type { ThemeComponentsTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import styles from './live.module.css';
import { useCopyButtons } from './useCopyButtons';

interface ThemeComponentsToolbarProps {
  /** The element that contains the table. */
  root: RefObject<HTMLElement | null>;
  texts: ThemeComponentsTexts;
}

/** Filters the table of components by name, key, slot, and value, and makes the copy buttons work. */
export default function ThemeComponentsToolbar({ root, texts }: ThemeComponentsToolbarProps) {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState('');
  const message = useCopyButtons(root);
  const filter = (next: string) => {
    setQuery(next);
    const words = next.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-component]') ?? [])];
    for (const row of rows) {
      // The snippet would match every search for "styleOverrides".
      const cells = [...row.querySelectorAll('th, td:not(:has(pre)), td:has(pre) > code')];
      const text = cells.map(({ textContent }) => textContent.toLowerCase()).join(' ');
      row.hidden = !words.every((word) => text.includes(word));
    }
    const shown = rows.filter((row) => !row.hidden).length;
    const values = { shown: String(shown), all: String(rows.length) };
    setCount(words.length > 0 ? fillText(texts.themeComponentsCount, values) : '');
  };
  return (
    <div className={styles.toolbar} role="search">
      <input
        type="search"
        aria-label={texts.themeComponentsFilter}
        placeholder={texts.themeComponentsFilterHint}
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
