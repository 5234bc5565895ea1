import { clickEvent } from '../../browser/clickEvent';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import styles from './SearchField.module.css';
import { searchOpen } from './searchOpen';
import { warmSearch } from './warmSearch';

/** A large button that looks like a field, and opens the search dialog of the header. */
export function SearchField() {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={styles.field}
      aria-haspopup="dialog"
      data-scripts-only=""
      {...clickEvent('home', 'search')}
      onClick={() => searchOpen.set(true)}
      onPointerEnter={warmSearch}
      onFocus={warmSearch}
    >
      <Icon name="search" />
      <span>{t('searchField')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
