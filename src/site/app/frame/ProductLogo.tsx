import { type Product, getLogo } from '@/src/shared/products';

/**
 * A product's drawing in the site's colour. Decorative: the name stands beside it. It is a mask, which browsers
 * load when it shows: a menu that stays closed costs nothing.
 */
export function ProductLogo({ product }: { product: Product }) {
  return <i className="product-logo" style={{ maskImage: `url(${getLogo(product)})` }} />;
}
