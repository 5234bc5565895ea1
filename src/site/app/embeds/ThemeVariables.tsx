import { useRef } from 'react';
import type { ThemeVariablesTexts } from '@/src/shared/embedTexts';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './ThemeVariables.module.css';
import type { TableToolbarProps } from './live/TableToolbar';
import { createLiveEmbed } from './live/createLiveEmbed';
import tableStyles from './themeTable.module.css';

interface ThemeVariablesProps {
  /** The table; see src/node/embeds/ThemeVariables.ts. */
  html: string | undefined;
  texts: ThemeVariablesTexts;
}

const Toolbar = createLiveEmbed<TableToolbarProps>(
  () => import('./live/TableToolbar'),
  typeof window === 'undefined' ? require('./live/TableToolbar').default : undefined,
);

/** `{{"component": "ThemeVariables", "product": "material-ui"}}`: the CSS variables of a library's default theme. */
export default function ThemeVariables({ html, texts }: ThemeVariablesProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={`${tableStyles.table} ${styles.variables}`}>
      <Toolbar
        root={root}
        texts={{
          filter: texts.themeVariablesFilter,
          hint: texts.themeVariablesFilterHint,
          count: texts.themeVariablesCount,
        }}
      />
      <AdoptedHtml className="prose" html={html} />
    </div>
  );
}
