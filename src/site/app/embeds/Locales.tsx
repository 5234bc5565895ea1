import { useRef } from 'react';
import { useTranslate } from '../../i18n/translate';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './Locales.module.css';
import { FilterForm } from './filter/FilterForm';
import { filterRows } from './filter/filterRows';
import { useFilter } from './filter/useFilter';

/** `{{"component": "Locales"}}`: a table from src/node/embeds/Locales.ts, with a filter. */
export default function Locales({ html }: { html: string | undefined }) {
  const t = useTranslate();
  const table = useRef<HTMLDivElement>(null);
  const filter = useFilter({ text: '' }, ({ text }) =>
    table.current ? filterRows(table.current, text) : undefined,
  );
  return (
    <div className={styles.locales}>
      <FilterForm
        filter={filter}
        label={t('localesFilter')}
        hint={t('localesFilterHint')}
        countText={t('localesCount')}
      />
      <div ref={table}>
        <AdoptedHtml className="prose" html={html} />
      </div>
    </div>
  );
}
