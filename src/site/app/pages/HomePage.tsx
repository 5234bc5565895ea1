import { localizeHref } from '@/src/shared/languages';
import { LIBRARIES, getPackageLabel } from '@/src/shared/products';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { type TextKey, useTranslate } from '../../i18n/translate';
import { Footer } from '../frame/Footer';
import { Header } from '../frame/Header';
import { SkipLink } from '../frame/SkipLink';
import { ProductLogo } from '../frame/ProductLogo';
import styles from './HomePage.module.css';
import { PageHead } from './PageHead';

const POINTS: readonly (readonly [TextKey, TextKey])[] = [
  ['homePoint1', 'homePoint1Text'],
  ['homePoint2', 'homePoint2Text'],
  ['homePoint3', 'homePoint3Text'],
];

/** The home page, where users choose one of the libraries. */
export function HomePage() {
  const t = useTranslate();
  const language = useUserLanguage();
  return (
    <>
      <PageHead
        title={t('siteTitle')}
        heading={t('siteTitle')}
        description={t('siteDescription')}
        pathname="/"
        language={language}
      />
      <SkipLink />
      <Header />
      <main id="main-content" tabIndex={-1} className={styles.main}>
        <h1>{t('homeTitle')}</h1>
        <p className="description">{t('homeLead')}</p>
        <ul className={styles.libraries} aria-label={t('products')}>
          {LIBRARIES.map((product) => (
            <li key={product.id}>
              <a href={localizeHref(product.href, language)} className={styles.card}>
                <ProductLogo product={product} />
                <span className={styles.name}>{product.name}</span>
                <span className={styles.text}>{t(product.descriptionKey)}</span>
                {getPackageLabel(product) !== '' && (
                  <span className={styles.meta}>
                    {product.packageName && <code>{product.packageName}</code>}{' '}
                    {product.versions.find(({ current }) => current)?.text}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
        <section aria-labelledby="expect" className={styles.points}>
          <h2 id="expect" className="visually-hidden">
            {t('homePoints')}
          </h2>
          {POINTS.map(([title, text]) => (
            <div key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
          ))}
        </section>
      </main>
      <Footer />
    </>
  );
}
