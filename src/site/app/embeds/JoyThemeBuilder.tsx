import type { JoyThemeBuilderTexts } from '@/src/shared/embedTexts';
import styles from './themeBuilder.module.css';
import { createLiveEmbed } from './live/createLiveEmbed';

const Builder = createLiveEmbed<{ texts: JoyThemeBuilderTexts }>(
  () => import('./live/JoyThemeBuilder'),
  typeof window === 'undefined' ? require('./live/JoyThemeBuilder').default : undefined,
);

/** `{{"component": "JoyThemeBuilder"}}`: edits a theme of Joy UI. */
export default function JoyThemeBuilder({ texts }: { texts: JoyThemeBuilderTexts }) {
  return (
    // The class is here, so that the page has the styles before the code of the builder.
    <div className={styles.builder}>
      <Builder texts={texts} />
    </div>
  );
}
