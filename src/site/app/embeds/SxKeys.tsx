import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './SxKeys.module.css';

/** `{{"component": "SxKeys", "keys": ["border"]}}`: a table from src/node/embeds/SxKeys.ts. */
export default function SxKeys({ html }: { html: string | undefined }) {
  return <AdoptedHtml className={`prose ${styles.keys}`} html={html} />;
}
