import type { BundleBasketTexts } from '@/src/shared/embedTexts';
import './BundleBasket.module.css';
import { createLiveEmbed } from './live/createLiveEmbed';
import styles from './tool.module.css';

const Basket = createLiveEmbed<{ texts: BundleBasketTexts }>(
  () => import('./live/BundleBasket'),
  typeof window === 'undefined' ? require('./live/BundleBasket').default : undefined,
);

/** `{{"component": "BundleBasket"}}`: the size of a selection of components and hooks. */
export default function BundleBasket(props: { texts: BundleBasketTexts }) {
  return (
    <div className={styles.tool} data-scripts-only="">
      <Basket {...props} />
    </div>
  );
}
