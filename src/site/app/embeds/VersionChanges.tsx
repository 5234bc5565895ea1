import type { VersionChangesTexts } from '@/src/shared/embedTexts';
import styles from './VersionChanges.module.css';
import { createLiveEmbed } from './live/createLiveEmbed';

const Changes = createLiveEmbed<{ texts: VersionChangesTexts }>(
  () => import('./live/VersionChanges'),
  typeof window === 'undefined' ? require('./live/VersionChanges').default : undefined,
);

/** `{{"component": "VersionChanges"}}`: what changed between two versions of a package. */
export default function VersionChanges(props: { texts: VersionChangesTexts }) {
  return (
    // The class is here, so that the page has the styles before the code of the form.
    <div className={styles.changes} data-scripts-only="">
      <Changes {...props} />
    </div>
  );
}
