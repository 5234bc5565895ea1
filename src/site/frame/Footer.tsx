import { PRODUCTS } from '@/src/shared/products';
import { SITE_REPOSITORY, SOURCE_REPOSITORY } from '@/src/shared/links';
import { useTranslate } from '../i18n/translate';
import styles from './Footer.module.css';

/** The foot of the site. */
export function Footer() {
  const t = useTranslate();
  return (
    <footer className={styles.footer}>
      <p>{t('footerNote')}</p>
      <ul>
        {PRODUCTS.filter(({ id }) => id !== 'experiments').map(({ id, name, href }) => (
          <li key={id}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li>
          <a href={SOURCE_REPOSITORY}>{t('footerLibraries')}</a>
        </li>
        <li>
          <a href={SITE_REPOSITORY}>{t('footerSite')}</a>
        </li>
      </ul>
    </footer>
  );
}
