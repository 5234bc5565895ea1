import type { PageTab } from '@/src/shared/page';
import { type TextKey, useTranslate } from '../../i18n/translate';
import styles from './PageTabs.module.css';

const TEXTS: Record<PageTab['kind'], TextKey> = {
  demos: 'tabDemos',
  api: 'apiHeading',
  'components-api': 'tabComponentsApi',
  'hooks-api': 'tabHooksApi',
};

/** The tabs of a page. Each tab is a link to a page of its own. */
export function PageTabs({ tabs }: { tabs: readonly PageTab[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('pageTabs')} className={styles.tabs}>
      {tabs.map(({ kind, href, current }) => (
        <a key={kind} href={href} aria-current={current ? 'page' : undefined}>
          {t(TEXTS[kind])}
        </a>
      ))}
    </nav>
  );
}
