import { useState } from 'react';
import { type Product, PUBLIC_PRODUCTS } from '@/src/shared/products';
import { localizeHref } from '@/src/shared/languages';
import { COMPARE_PAGE } from '@/src/shared/versionChanges/comparePage';
import { clickEvent } from '../../browser/clickEvent';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { Menu } from '../../ui/Menu';
import menuStyles from '../../ui/Menu.module.css';
import { Icon } from '../../ui/icons';
import { ProductLogo } from './ProductLogo';
import styles from './ProductMenus.module.css';

const SCOPE = '@mui/';

/** The product switcher and, for a product with versions, the version menu. */
export function ProductMenus({ product }: { product: Product | undefined }) {
  const t = useTranslate();
  const language = useUserLanguage();
  const current = product?.versions.find((version) => version.current);
  return (
    <div className={styles.menus}>
      <Menu
        buttonId="mui-product-selector"
        id="mui-product-menu"
        buttonClassName={styles.product}
        button={
          <>
            <span>{product?.name ?? t('products')}</span>
            <Icon name="chevron" />
          </>
        }
      >
        <ul aria-label={t('products')}>
          {PUBLIC_PRODUCTS.map((entry) => (
            <li key={entry.id}>
              <a
                href={localizeHref(entry.href, language)}
                className={menuStyles.item}
                aria-current={entry === product ? 'true' : undefined}
                {...clickEvent('product', entry.id)}
              >
                <ProductLogo product={entry} />
                <span>
                  <strong>{entry.name}</strong>
                  <small>{t(entry.descriptionKey)}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Menu>
      {product && current && <VersionMenu product={product} current={current} />}
    </div>
  );
}

interface VersionMenuProps {
  product: Product;
  current: Product['versions'][number];
}

/** The versions of the documentation, and the page where users choose their version of the package. */
function VersionMenu({ product, current }: VersionMenuProps) {
  const t = useTranslate();
  const language = useUserLanguage();
  // That page requires scripts, and HTML without the link is shorter.
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <Menu
      buttonId="mui-version-selector"
      id="mui-version-menu"
      buttonClassName={styles.version}
      label={`${t('version')} ${current.text}`}
      onOpen={() => setHasOpened(true)}
      button={
        <>
          <span data-label={t('version')}>{current.text}</span>
          <Icon name="chevron" />
        </>
      }
    >
      <ul aria-label={t('versions')}>
        {product.versions.map((version) => (
          <li key={version.text}>
            <a
              href={localizeHref(version.href, language)}
              className={menuStyles.item}
              aria-current={version.current ? 'true' : undefined}
              {...clickEvent('version', version.text)}
            >
              {version.text}
            </a>
          </li>
        ))}
        {hasOpened && product.packageName !== undefined && (
          <li>
            <a
              href={localizeHref(
                `${COMPARE_PAGE}/?package=${product.packageName.slice(SCOPE.length)}`,
                language,
              )}
              className={menuStyles.item}
            >
              {t('yourVersion')}
            </a>
          </li>
        )}
      </ul>
    </Menu>
  );
}
