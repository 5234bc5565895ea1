/** The search box of the header, and its shortcuts. Everything else is loaded when search is used. */
import { useEffect, useState } from 'react';
import { clickEvent } from '../../browser/clickEvent';
import { prefersReducedData } from '../../browser/prefersReducedData';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import styles from './SearchButton.module.css';
import { SearchDialog, loadPanel } from './SearchDialog';

const EDITABLE = 'input, textarea, select, [contenteditable], [role="textbox"]';

/** Ctrl or Cmd with K anywhere, and a slash outside of text fields. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const hasControl = ctrlKey || metaKey;
  return key === '/'
    ? !hasControl && !altKey && !(target instanceof Element && target.closest(EDITABLE))
    : key.toLowerCase() === 'k' && hasControl && !altKey && !shiftKey;
}

export function SearchButton() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !event.isComposing && isShortcut(event)) {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  // Preloading ignores errors. If the code is needed later, loading is retried and errors are shown.
  const warm = () => void (prefersReducedData() || loadPanel().catch(() => undefined));
  return (
    <>
      <button
        type="button"
        id="search-button"
        className={styles.box}
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        {...clickEvent('header', 'search')}
        onClick={() => setOpen(true)}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name="search" />
        <span>{t('search')}</span>
        <kbd>/</kbd>
      </button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
