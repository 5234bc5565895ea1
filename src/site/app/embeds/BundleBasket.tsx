import type { BundleBasketTexts } from '@/src/shared/embedTexts';
import styles from './BundleBasket.module.css';
import { createLiveEmbed } from './live/createLiveEmbed';

const Basket = createLiveEmbed<{ texts: BundleBasketTexts }>(
  () => import('./live/BundleBasket'),
  typeof window === 'undefined' ? require('./live/BundleBasket').default : undefined,
);

/** `{{"component": "BundleBasket"}}`: the size of a selection of components and hooks. */
export default function BundleBasket(props: { texts: BundleBasketTexts }) {
  return (
    // The class is here, so that the page has the styles before the code of the calculator.
    <div className={styles.basket} data-scripts-only="">
      <Basket {...props} />
    </div>
  );
}
