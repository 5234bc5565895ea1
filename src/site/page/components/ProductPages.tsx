import { Adopted } from '../Adopted';
import styles from './ProductPages.module.css';

/** `{{"component": "ProductPages", "product": "joy-ui"}}`: lists of links from src/node/embeds/productPages.ts. */
export default function ProductPages({ html }: { html: string | undefined }) {
  return <Adopted className={`prose ${styles.pages}`} html={html} />;
}
