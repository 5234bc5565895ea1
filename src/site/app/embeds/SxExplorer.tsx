import styles from './SxExplorer.module.css';
import { createLiveEmbed } from './live/createLiveEmbed';
import type { SxExplorerProps } from './live/SxExplorer';

const Explorer = createLiveEmbed<SxExplorerProps>(
  () => import('./live/SxExplorer'),
  typeof window === 'undefined' ? require('./live/SxExplorer').default : undefined,
);

/** `{{"component": "SxExplorer", "sx": {"p": 2}}}`: edits an `sx` value, and shows its CSS. */
export default function SxExplorer(props: SxExplorerProps) {
  return (
    // The class is here, so that the page has the styles before the code of the explorer.
    <div className={styles.explorer}>
      <Explorer {...props} />
    </div>
  );
}
