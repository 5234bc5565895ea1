import { type Product, getLogo } from '@/src/shared/products';

/**
 * A product's logo in the site's color. It is decorative, because the name is beside it. Browsers load the mask only
 * when it is visible, so closed menus load nothing.
 */
export function ProductLogo({ product }: { product: Product }) {
  return <i className="product-logo" style={{ maskImage: `url(${getLogo(product)})` }} />;
}
