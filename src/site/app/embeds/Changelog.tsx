import { useRef } from 'react';
import { useTranslate } from '../../i18n/translate';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './Changelog.module.css';
import { FilterForm } from './filter/FilterForm';
import { filterRows } from './filter/filterRows';
import { useFilter } from './filter/useFilter';

/** `{{"component": "Changelog"}}`: tables from src/node/embeds/Changelog.ts, with a filter. */
export default function Changelog({ html }: { html: string | undefined }) {
  const t = useTranslate();
  const tables = useRef<HTMLDivElement>(null);
  const filter = useFilter({ text: '' }, ({ text }) =>
    tables.current ? filterRows(tables.current, text) : undefined,
  );
  return (
    <div className={styles.changelog}>
      <FilterForm
        filter={filter}
        label={t('changelogFilter')}
        hint={t('changelogFilterHint')}
        countText={t('changelogCount')}
      />
      <div ref={tables}>
        <AdoptedHtml className="prose" html={html} />
      </div>
    </div>
  );
}
