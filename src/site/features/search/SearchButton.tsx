/** The search box of the header, and its shortcuts. Everything else is loaded when search is used. */
import { useEffect } from 'react';
import { clickEvent } from '../../browser/clickEvent';
import { areSingleKeysOn, isEditable } from '../../browser/singleKeys';
import { useTranslate } from '../../i18n/translate';
import { useStore } from '../../state/createStore';
import { Icon } from '../../ui/icons';
import styles from './SearchButton.module.css';
import { SearchDialog, loadPanel } from './SearchDialog';
import { hasFoundWords } from './foundWordsKey';
import { searchOpen } from './searchOpen';
import { warmSearch } from './warmSearch';

/** Ctrl or Cmd with K anywhere, and a slash outside of text fields, if the user has not turned off single keys. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const hasControl = ctrlKey || metaKey;
  return key === '/'
    ? !hasControl && !altKey && !isEditable(target) && areSingleKeysOn()
    : key.toLowerCase() === 'k' && hasControl && !altKey && !shiftKey;
}

export function SearchButton() {
  const t = useTranslate();
  const open = useStore(searchOpen, (value) => value, false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !event.isComposing && isShortcut(event)) {
        event.preventDefault();
        searchOpen.set(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    if (hasFoundWords()) {
      // Without its code, nothing is marked.
      void loadPanel().then(({ resumeFoundWords }) => resumeFoundWords(), console.error);
    }
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      // The header of the next page must not open the dialog again.
      searchOpen.set(false);
    };
  }, []);
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
        onClick={() => searchOpen.set(true)}
        onPointerEnter={warmSearch}
        onFocus={warmSearch}
      >
        <Icon name="search" />
        <span>{t('search')}</span>
        <kbd>/</kbd>
      </button>
      {open && <SearchDialog onClose={() => searchOpen.set(false)} />}
    </>
  );
}
