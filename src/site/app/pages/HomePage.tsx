import { localizeHref } from '@/src/shared/languages';
import { type Product, PUBLIC_PRODUCTS, getPackageLabel } from '@/src/shared/products';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { type TextKey, useTranslate } from '../../i18n/translate';
import { SearchField } from '../../features/search/SearchField';
import { Footer } from '../frame/Footer';
import { Header } from '../frame/Header';
import { SkipLink } from '../frame/SkipLink';
import { ProductLogo } from '../frame/ProductLogo';
import { HomeDemo } from './HomeDemo';
import styles from './HomePage.module.css';
import { PageHead } from './PageHead';

/** Popular components, named as in code, with their pages. */
const POPULAR: readonly (readonly [name: string, href: string])[] = [
  ['Button', '/material-ui/react-button/'],
  ['TextField', '/material-ui/react-text-field/'],
  ['Autocomplete', '/material-ui/react-autocomplete/'],
  ['Select', '/material-ui/react-select/'],
  ['Dialog', '/material-ui/react-dialog/'],
  ['Table', '/material-ui/react-table/'],
  ['DataGrid', '/x/react-data-grid/'],
];

/** Pages that list all components or icons. */
const LISTS: readonly (readonly [label: TextKey, href: string])[] = [
  ['homeAllComponents', '/material-ui/all-components/'],
  ['homeAllIcons', '/material-ui/material-icons/'],
];

const POINTS: readonly (readonly [TextKey, TextKey])[] = [
  ['homePoint1', 'homePoint1Text'],
  ['homePoint2', 'homePoint2Text'],
  ['homePoint3', 'homePoint3Text'],
];

/** The home page: search, popular components, a live demo, and the products. */
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
        <div className={styles.hero}>
          <div className={styles.start}>
            <h1>{t('homeTitle')}</h1>
            <p className="description">{t('homeLead')}</p>
            <SearchField />
            <Popular />
          </div>
          <HomeDemo />
        </div>
        <ul className={styles.products} aria-label={t('products')}>
          {PUBLIC_PRODUCTS.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
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

function Popular() {
  const t = useTranslate();
  const language = useUserLanguage();
  const links = [...POPULAR, ...LISTS.map(([label, href]) => [t(label), href] as const)];
  return (
    <nav className={styles.popular} aria-labelledby="popular">
      <h2 id="popular">{t('homePopular')}</h2>
      <ul>
        {links.map(([label, href]) => (
          <li key={href}>
            <a href={localizeHref(href, language)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ProductCard({ product }: { product: Product }) {
  const t = useTranslate();
  const language = useUserLanguage();
  return (
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
  );
}
