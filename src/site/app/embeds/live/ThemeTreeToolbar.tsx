import { type RefObject, useEffect, useState } from 'react';
import type { ThemeTreeTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import { type RowCount, filterRows, setAllOpen, toggleGroup } from './themeTree';
import styles from './live.module.css';
import { useCopyButtons } from './useCopyButtons';

interface ThemeTreeToolbarProps {
  /** The element that contains the table. */
  root: RefObject<HTMLElement | null>;
  texts: ThemeTreeTexts;
}

/** Filters the theme tree, and makes the buttons in its rows work. */
export default function ThemeTreeToolbar({ root, texts }: ThemeTreeToolbarProps) {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<RowCount>();
  const message = useCopyButtons(root);
  useEffect(() => {
    const element = root.current;
    const onClick = ({ target }: MouseEvent) => {
      const toggle = target instanceof Element && target.closest('[data-toggle]');
      if (element && toggle) {
        toggleGroup(element, toggle);
      }
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [root]);
  const openAll = (open: boolean) => {
    if (root.current) {
      setAllOpen(root.current, open);
      setQuery('');
      setCount(undefined);
    }
  };
  return (
    <div className={styles.toolbar} role="search">
      <input
        type="search"
        aria-label={texts.themeTreeFilter}
        placeholder={texts.themeTreeFilterHint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={({ target: { value } }) => {
          setQuery(value);
          const next = root.current && filterRows(root.current, value);
          setCount(next && value.trim() !== '' ? next : undefined);
        }}
      />
      <button type="button" className="fg-button" onClick={() => openAll(true)}>
        {texts.themeTreeExpand}
      </button>
      <button type="button" className="fg-button" onClick={() => openAll(false)}>
        {texts.themeTreeCollapse}
      </button>
      <p role="status" className={styles.status}>
        {message ||
          (count &&
            fillText(texts.themeTreeCount, {
              shown: String(count.shown),
              all: String(count.all),
            }))}
      </p>
    </div>
  );
}
