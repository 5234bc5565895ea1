import type { ColorToolTexts } from '@/src/shared/embedTexts';
import styles from './ColorTool.module.css';
import { createLiveEmbed } from './live/createLiveEmbed';

const Tool = createLiveEmbed<{ texts: ColorToolTexts }>(
  () => import('./live/ColorTool'),
  typeof window === 'undefined' ? require('./live/ColorTool').default : undefined,
);

/** `{{"component": "ColorTool"}}`: two colors, and what Material UI computes from them. */
export default function ColorTool({ texts }: { texts: ColorToolTexts }) {
  return (
    // The class is here, so that the page has the styles before the code of the tool.
    <div className={styles.tool}>
      <Tool texts={texts} />
    </div>
  );
}
