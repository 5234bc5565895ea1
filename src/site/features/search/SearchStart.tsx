import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import styles from './Search.module.css';
import { useRecentSearches } from './recentSearches';

interface SearchStartProps {
  input: HTMLInputElement;
  onChoose: (query: string) => void;
}

/** The content before anything is typed: recent searches, or what can be searched for. */
export function SearchStart({ input, onChoose }: SearchStartProps) {
  const t = useTranslate();
  const [searches, forget] = useRecentSearches();
  const onForget = (query?: string) => {
    forget(query);
    // The button is removed with its entry, so move focus.
    input.focus();
  };
  if (searches.length === 0) {
    return <p className={styles.note}>{t('searchExamples')}</p>;
  }
  return (
    <section className={styles.recent} aria-labelledby="search-recent">
      <header>
        <h2 id="search-recent">{t('searchRecent')}</h2>
        <button type="button" className="fg-button" onClick={() => onForget()}>
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
              onClick={() => onForget(query)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
