import type { PageReport } from '@/src/shared/feedback';
import { useTranslate } from '../../../i18n/translate';
import styles from './Report.module.css';

/** Sections and comments of a page. Comments are rendered as plain text. */
export function ReportDetails({ page }: { page: PageReport }) {
  const t = useTranslate();
  const getName = (section: string) => (section === '' ? t('reportWholePage') : `#${section}`);
  return (
    <div className={styles.details}>
      <a href={page.page}>{t('reportOpenPage')}</a>
      <ul>
        {page.sections.map(({ section, up, down }) => (
          <li key={section}>
            {getName(section)}: {t('reportBar', { up: String(up), down: String(down) })}
          </li>
        ))}
      </ul>
      {page.comments.map(({ section, rating, comment, language, version, changedAt }) => (
        <blockquote key={`${section} ${changedAt} ${comment}`}>
          <p>{comment}</p>
          <footer>
            {[
              t(rating === 'up' ? 'reportUp' : 'reportDown'),
              getName(section),
              language,
              version,
            ].join(' · ')}
            {' · '}
            <time dateTime={changedAt}>{changedAt.slice(0, 16).replace('T', ' ')}</time>
          </footer>
        </blockquote>
      ))}
    </div>
  );
}
