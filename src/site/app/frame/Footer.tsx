import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { SITE_REPOSITORY, SOURCE_REPOSITORY } from '@/src/shared/links';
import { localizeHref } from '@/src/shared/languages';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { OPEN_SHORTCUTS } from './shortcuts/Shortcuts';
import styles from './Footer.module.css';

/** The footer of the site, which is the same on all pages. */
export function Footer() {
  const t = useTranslate();
  const language = useUserLanguage();
  return (
    <footer className={styles.footer}>
      <p>{t('footerNote')}</p>
      <ul>
        {PUBLIC_PRODUCTS.map(({ id, name, href }) => (
          <li key={id}>
            <a href={localizeHref(href, language)}>{name}</a>
          </li>
        ))}
        <li>
          <a href={SOURCE_REPOSITORY}>{t('footerLibraries')}</a>
        </li>
        <li>
          <a href={SITE_REPOSITORY}>{t('footerSite')}</a>
        </li>
        <li className={styles.shortcuts}>
          <button type="button" onClick={() => window.dispatchEvent(new Event(OPEN_SHORTCUTS))}>
            {t('shortcuts')}
          </button>
        </li>
      </ul>
    </footer>
  );
}
