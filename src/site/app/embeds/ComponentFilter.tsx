import { useRef } from 'react';
import { useTranslate } from '../../i18n/translate';
import styles from './ComponentFilter.module.css';
import { FilterForm } from './filter/FilterForm';
import { filterComponents } from './filter/filterComponents';
import { useFilter } from './filter/useFilter';

/** `{{"component": "ComponentFilter"}}`: shortens the page to the components that the reader names. */
export default function ComponentFilter() {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const filter = useFilter({ text: '' }, ({ text }) => {
    const page = root.current?.closest('main');
    return page ? filterComponents(page, text) : undefined;
  });
  return (
    <div ref={root} className={styles.filter}>
      <FilterForm
        filter={filter}
        label={t('migrationFilter')}
        hint={t('migrationFilterHint')}
        countText={t('migrationCount')}
      />
    </div>
  );
}
