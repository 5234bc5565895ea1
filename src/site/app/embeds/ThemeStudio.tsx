import { createLiveEmbed } from './live/createLiveEmbed';
import type { ThemeStudioProps } from './live/studio/ThemeStudio';
import styles from './themeBuilder.module.css';
// The parts load later than the page, whose CSS must have their styles.
import './tool.module.css';

const Studio = createLiveEmbed<ThemeStudioProps>(
  () => import('./live/studio/ThemeStudio'),
  typeof window === 'undefined' ? require('./live/studio/ThemeStudio').default : undefined,
);

/** `{{"component": "ThemeStudio"}}`: edits a theme that all demos can have. */
export default function ThemeStudio(props: ThemeStudioProps) {
  return (
    <div className={styles.builder}>
      <Studio {...props} />
    </div>
  );
}
