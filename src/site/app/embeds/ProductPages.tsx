import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './ProductPages.module.css';

/** `{{"component": "ProductPages", "product": "joy-ui"}}`: lists of links from src/node/embeds/ProductPages.ts. */
export default function ProductPages({ html }: { html: string | undefined }) {
  return <AdoptedHtml className={`prose ${styles.pages}`} html={html} />;
}
