import type { DocsPage } from '@/src/shared/page';
import { FEEDBACK_URL } from '@/src/shared/services';
import { clickEvent } from '../../browser/clickEvent';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import { PageFeedback } from '../../features/feedback/PageFeedback';
import styles from './PageFooter.module.css';

/** The end of a page: the edit link, and links to the previous and next page. */
export function PageFooter({ page }: { page: DocsPage }) {
  const t = useTranslate();
  const { editHref, prev, next } = page;
  return (
    <div className={styles.footer}>
      {FEEDBACK_URL && <PageFeedback key={page.pathname} page={page} />}
      {editHref && (
        <a className={styles.edit} href={editHref} {...clickEvent('page', 'edit')}>
          <Icon name="edit" />
          {t('editPage')}
        </a>
      )}
      {(prev || next) && (
        <nav aria-label={t('neighbors')} className={styles.neighbors}>
          {prev && (
            <a href={prev.href} rel="prev" className={styles.prev} {...clickEvent('page', 'prev')}>
              <small>{t('previous')}</small>
              {prev.title}
            </a>
          )}
          {next && (
            <a href={next.href} rel="next" className={styles.next} {...clickEvent('page', 'next')}>
              <small>{t('next')}</small>
              {next.title}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
