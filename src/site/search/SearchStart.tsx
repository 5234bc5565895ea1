import { Icon } from '../frame/icons';
import { useTranslate } from '../i18n/translate';
import styles from './Search.module.css';
import { useRecentSearches } from './recentSearches';

/** What shows before anything is typed: the last searches, or what can be searched for. */
export function SearchStart({ onChoose }: { onChoose: (query: string) => void }) {
  const t = useTranslate();
  const [searches, forget] = useRecentSearches();
  if (searches.length === 0) {
    return <p className={styles.note}>{t('searchExamples')}</p>;
  }
  return (
    <section className={styles.recent} aria-labelledby="search-recent">
      <header>
        <h2 id="search-recent">{t('searchRecent')}</h2>
        <button type="button" onClick={() => forget()}>
          {t('searchForgetAll')}
        </button>
      </header>
      <ul>
        {searches.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              <Icon name="search" />
              <span>{query}</span>
            </button>
            <button
              type="button"
              aria-label={t('searchForget', { query })}
              onClick={() => forget(query)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
