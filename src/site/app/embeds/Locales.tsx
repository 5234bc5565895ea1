import { useRef, useState } from 'react';
import { useTranslate } from '../../i18n/translate';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './Locales.module.css';
import { type RowCount, filterRows } from './filterRows';

/** `{{"component": "Locales"}}`: a table from src/node/embeds/Locales.ts, with a filter. */
export default function Locales({ html }: { html: string | undefined }) {
  const t = useTranslate();
  const table = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<RowCount>();
  return (
    <>
      <div className={styles.filter} data-filter="">
        <input
          type="search"
          aria-label={t('localesFilter')}
          placeholder={t('localesFilterHint')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setCount(filterRows(table.current!, target.value))}
        />
        <p role="status">
          {count &&
            (count.shown === 0
              ? t('componentsNothing')
              : t('localesCount', { shown: String(count.shown), all: String(count.all) }))}
        </p>
      </div>
      <div ref={table} className={styles.table}>
        <AdoptedHtml className="prose" html={html} />
      </div>
    </>
  );
}
