import type { ReactNode } from 'react';
import { localizeHref, parseLocalizedPath } from '@/src/shared/languages';
import { getProduct } from '@/src/shared/products';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import styles from './SearchStart.module.css';
import { rememberPage, useRecentPages } from './recentPages';
import { useRecentSearches } from './recentSearches';

interface SearchStartProps {
  input: HTMLInputElement;
  onChoose: (query: string) => void;
  /** Called when a page is opened in this tab. */
  onFollow: () => void;
}

/** The content before anything is typed: recent searches and pages, or what can be searched for. */
export function SearchStart({ input, onChoose, onFollow }: SearchStartProps) {
  const t = useTranslate();
  const language = useUserLanguage();
  const [searches, forgetSearch] = useRecentSearches();
  const [pages, forgetPage] = useRecentPages();
  // The button is removed with its entry, so move focus.
  const andFocus = (forget: (id?: string) => void) => (id?: string) => {
    forget(id);
    input.focus();
  };
  if (searches.length === 0 && pages.length === 0) {
    return <p className={styles.note}>{t('searchExamples')}</p>;
  }
  return (
    <div className={styles.start}>
      <RecentList
        id="search-recent"
        title={t('searchRecent')}
        entries={searches.map((query) => ({ id: query, name: query }))}
        onForget={andFocus(forgetSearch)}
      >
        {({ name }) => (
          <button type="button" onClick={() => onChoose(name)}>
            <Icon name="search" />
            <span>{name}</span>
          </button>
        )}
      </RecentList>
      <RecentList
        id="search-opened"
        title={t('searchOpened')}
        entries={pages.map(({ href, title }) => ({ id: href, name: title }))}
        onForget={andFocus(forgetPage)}
      >
        {({ id, name }) => (
          <a
            href={localizeHref(id, language)}
            onClick={({ ctrlKey, metaKey, shiftKey }) => {
              if (!ctrlKey && !metaKey && !shiftKey) {
                rememberPage({ title: name, href: id });
                onFollow();
              }
            }}
          >
            <Icon name="guide" />
            <span>
              {name} <small>{getProduct(parseLocalizedPath(id).pathname)?.name}</small>
            </span>
          </a>
        )}
      </RecentList>
    </div>
  );
}

interface RecentEntry {
  id: string;
  name: string;
}

interface RecentListProps {
  /** Id of the heading. */
  id: string;
  title: string;
  entries: readonly RecentEntry[];
  onForget: (id?: string) => void;
  /** Renders the button or link of an entry. */
  children: (entry: RecentEntry) => ReactNode;
}

function RecentList({ id, title, entries, onForget, children }: RecentListProps) {
  const t = useTranslate();
  if (entries.length === 0) {
    return null;
  }
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="fg-button"
          aria-describedby={id}
          onClick={() => onForget()}
        >
          {t('searchForgetAll')}
        </button>
      </header>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {children(entry)}
            <button
              type="button"
              aria-label={t('searchForget', { query: entry.name })}
              onClick={() => onForget(entry.id)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
