import type { Product } from '@/src/shared/products';
import styles from './ProductLogo.module.css';

/**
 * A product's drawing in the colour of the text. Decorative: the name stands beside it. It is a mask, which browsers
 * load when it shows: a menu that stays closed costs nothing.
 */
export function ProductLogo({ product }: { product: Product }) {
  return <i className={styles.logo} style={{ maskImage: `url(${product.logo})` }} />;
}
