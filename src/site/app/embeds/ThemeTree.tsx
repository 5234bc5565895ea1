import { type RefObject, useRef } from 'react';
import type { ThemeTreeTexts } from '@/src/shared/embedTexts';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import { createLiveEmbed } from './live/createLiveEmbed';
import styles from './ThemeTree.module.css';
import tableStyles from './themeTable.module.css';

interface ThemeTreeProps {
  /** The table; see src/node/embeds/ThemeTree.ts. */
  html: string | undefined;
  texts: ThemeTreeTexts;
}

const Toolbar = createLiveEmbed<{ root: RefObject<HTMLElement | null>; texts: ThemeTreeTexts }>(
  () => import('./live/ThemeTreeToolbar'),
  typeof window === 'undefined' ? require('./live/ThemeTreeToolbar').default : undefined,
);

/** `{{"component": "ThemeTree", "product": "material-ui"}}`: the values of a library's default theme. */
export default function ThemeTree({ html, texts }: ThemeTreeProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={`${tableStyles.table} ${styles.tree}`}>
      <Toolbar root={root} texts={texts} />
      <AdoptedHtml className="prose" html={html} />
    </div>
  );
}
