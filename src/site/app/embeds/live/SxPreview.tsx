import type { SxExplorerTexts } from '@/src/shared/embedTexts';
import styles from '../SxExplorer.module.css';

/** What the styled element contains. */
export type SxContent = 'box' | 'items' | 'text';

const ITEMS = [1, 2, 3, 4, 5];

interface SxPreviewProps {
  content: SxContent;
  /** The style sheet of the element. */
  css: string;
  className: string;
  texts: SxExplorerTexts;
}

/** An element with the CSS of an `sx` value. Its frame contains it, so that a fixed position can't cover the page. */
export function SxPreview({ content, css, className, texts }: SxPreviewProps) {
  return (
    // Scrollable, so it can have the focus.
    <div className={styles.preview} role="group" aria-label={texts.sxExplorerPreview} tabIndex={0}>
      <style>{css}</style>
      <div className={`${styles.sample} ${className}`} data-content={content}>
        {content === 'items'
          ? ITEMS.map((item) => <span key={item}>{item}</span>)
          : content === 'text'
            ? texts.sxExplorerText
            : texts.sxExplorerSample}
      </div>
    </div>
  );
}
