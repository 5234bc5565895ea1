import styles from './AccessibilityEvidence.module.css';
import { createLiveEmbed } from './live/createLiveEmbed';
import type { EvidenceTablesProps } from './live/EvidenceTables';

const Tables = createLiveEmbed<EvidenceTablesProps>(
  () => import('./live/EvidenceTables'),
  typeof window === 'undefined' ? require('./live/EvidenceTables').default : undefined,
);

/** `{{"component": "AccessibilityEvidence"}}`: what the tests looked at on each component page, with the results. */
export default function AccessibilityEvidence(props: EvidenceTablesProps) {
  return (
    <div className={`prose ${styles.tables}`}>
      <Tables {...props} />
    </div>
  );
}
