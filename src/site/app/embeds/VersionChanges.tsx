import type { VersionChangesTexts } from '@/src/shared/embedTexts';
import './VersionChanges.module.css';
import { createLiveEmbed } from './live/createLiveEmbed';
import styles from './tool.module.css';

const Changes = createLiveEmbed<{ texts: VersionChangesTexts }>(
  () => import('./live/VersionChanges'),
  typeof window === 'undefined' ? require('./live/VersionChanges').default : undefined,
);

/** `{{"component": "VersionChanges"}}`: what changed between two versions of a package. */
export default function VersionChanges(props: { texts: VersionChangesTexts }) {
  return (
    <div className={styles.tool} data-scripts-only="">
      <Changes {...props} />
    </div>
  );
}
