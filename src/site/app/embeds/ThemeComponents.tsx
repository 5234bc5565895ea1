import { useRef } from 'react';
import type { ThemeComponentsTexts } from '@/src/shared/embedTexts';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import type { TableToolbarProps } from './live/TableToolbar';
import { createLiveEmbed } from './live/createLiveEmbed';
import styles from './ThemeComponents.module.css';

interface ThemeComponentsProps {
  /** The table; see src/node/embeds/ThemeComponents.ts. */
  html: string | undefined;
  texts: ThemeComponentsTexts;
}

const Toolbar = createLiveEmbed<TableToolbarProps>(
  () => import('./live/TableToolbar'),
  typeof window === 'undefined' ? require('./live/TableToolbar').default : undefined,
);

/** `{{"component": "ThemeComponents", "product": "material-ui"}}`: theme keys, style override slots, and variants of a library's components. */
export default function ThemeComponents({ html, texts }: ThemeComponentsProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={styles.components}>
      <Toolbar
        root={root}
        texts={{
          filter: texts.themeComponentsFilter,
          hint: texts.themeComponentsFilterHint,
          count: texts.themeComponentsCount,
        }}
      />
      <AdoptedHtml className="prose" html={html} />
    </div>
  );
}
