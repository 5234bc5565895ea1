import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { SEARCH_TYPES, type SearchType } from '@/src/shared/search/records';
import { type TextKey, useTranslate } from '../../i18n/translate';
import styles from './Search.module.css';
import { FILTER_KEYS } from './filterKeys';

/** The filters of a search; undefined for everything. */
export interface Filters {
  product?: string | undefined;
  type?: SearchType | undefined;
}

export const TYPE_LABELS: Record<SearchType, TextKey> = {
  page: 'searchPages',
  api: 'apiHeading',
  demo: 'tabDemos',
};

interface SearchFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function SearchFilters({ filters, onChange }: SearchFiltersProps) {
  const t = useTranslate();
  return (
    <div className={styles.filters}>
      <fieldset aria-keyshortcuts={`Alt+${FILTER_KEYS.type}`}>
        <legend className="visually-hidden">{t('apiType')}</legend>
        {[undefined, ...SEARCH_TYPES].map((type) => (
          <label key={type ?? ''}>
            <input
              type="radio"
              name="search-type"
              checked={filters.type === type}
              onChange={() => onChange({ ...filters, type })}
            />
            {t(type ? TYPE_LABELS[type] : 'searchAll')}
          </label>
        ))}
      </fieldset>
      <select
        aria-label={t('products')}
        aria-keyshortcuts={`Alt+${FILTER_KEYS.product}`}
        value={filters.product ?? ''}
        onChange={({ target }) => onChange({ ...filters, product: target.value || undefined })}
      >
        <option value="">{t('searchAllProducts')}</option>
        {PUBLIC_PRODUCTS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
