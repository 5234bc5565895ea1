import { type RefObject, useRef } from 'react';
import type { ThemeComponentsTexts } from '@/src/shared/embedTexts';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import { createLiveEmbed } from './live/createLiveEmbed';
import styles from './ThemeComponents.module.css';

interface ThemeComponentsProps {
  /** The table; see src/node/embeds/ThemeComponents.ts. */
  html: string | undefined;
  texts: ThemeComponentsTexts;
}

const Toolbar = createLiveEmbed<{
  root: RefObject<HTMLElement | null>;
  texts: ThemeComponentsTexts;
}>(
  () => import('./live/ThemeComponentsToolbar'),
  typeof window === 'undefined' ? require('./live/ThemeComponentsToolbar').default : undefined,
);

/** `{{"component": "ThemeComponents"}}`: theme keys, style override slots, and variants of all components. */
export default function ThemeComponents({ html, texts }: ThemeComponentsProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={styles.components}>
      <Toolbar root={root} texts={texts} />
      <AdoptedHtml className="prose" html={html} />
    </div>
  );
}
