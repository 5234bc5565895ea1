import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listenToHash, readHash } from '../../browser/addressHash';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import styles from './filterField.module.css';
import { type EntryCount, filterComponents } from './filterComponents';

/** `{{"component": "ComponentFilter"}}`: shortens the page to the components that the reader names. */
export default function ComponentFilter() {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [count, setCount] = useState<EntryCount>();

  const filter = (next: string) => {
    setText(next);
    const page = form.current?.closest('main');
    if (page) {
      setCount(filterComponents(page, next));
    }
  };

  // A link to an entry that the filter hides shows all entries.
  const onHash = useEffectEvent(() => {
    const target = document.getElementById(readHash());
    if (target?.closest('[data-components][hidden]')) {
      filter('');
      target.scrollIntoView();
    }
  });
  useEffect(() => listenToHash(() => onHash()), []);

  return (
    <form
      ref={form}
      role="search"
      data-filter=""
      className={`${styles.filter} ${styles.alone}`}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <label className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('migrationFilter')}
          placeholder={t('migrationFilterHint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => filter(target.value)}
        />
      </label>
      <p role="status" className={styles.status}>
        {count &&
          (count.shown === 0
            ? t('componentsNothing')
            : t('migrationCount', { shown: String(count.shown), all: String(count.all) }))}
        {count && text !== '' && (
          <button
            type="button"
            className="fg-button"
            onClick={({ currentTarget }) => {
              filter('');
              // The button is removed, so move focus to the field.
              currentTarget.form?.querySelector('input')?.focus();
            }}
          >
            {t('componentsReset')}
          </button>
        )}
      </p>
    </form>
  );
}
