import { type RefObject, useRef } from 'react';
import type { MaterialColorsTexts } from '@/src/shared/embedTexts';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import { createLiveEmbed } from './live/createLiveEmbed';
import styles from './MaterialColors.module.css';

interface MaterialColorsProps {
  /** The hues; see src/node/embeds/MaterialColors.ts. */
  html: string | undefined;
  texts: MaterialColorsTexts;
}

const Toolbar = createLiveEmbed<{
  root: RefObject<HTMLElement | null>;
  texts: MaterialColorsTexts;
}>(
  () => import('./live/MaterialColorsToolbar'),
  typeof window === 'undefined' ? require('./live/MaterialColorsToolbar').default : undefined,
);

/** `{{"component": "MaterialColors"}}`: the colors of the package. */
export default function MaterialColors({ html, texts }: MaterialColorsProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={styles.colors}>
      <Toolbar root={root} texts={texts} />
      <AdoptedHtml className="prose" html={html} />
    </div>
  );
}
