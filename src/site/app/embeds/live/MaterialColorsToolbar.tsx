import { type RefObject, useState } from 'react';
import type { MaterialColorsTexts } from '@/src/shared/embedTexts';
import styles from './live.module.css';
import { useCopyButtons } from './useCopyButtons';

interface MaterialColorsToolbarProps {
  /** The element that contains the hues. */
  root: RefObject<HTMLElement | null>;
  texts: MaterialColorsTexts;
}

/** Opens and closes all hues, and makes their copy buttons work. */
export default function MaterialColorsToolbar({ root, texts }: MaterialColorsToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const message = useCopyButtons(root);
  return (
    <div className={styles.toolbar} data-scripts-only="">
      <button
        type="button"
        className="fg-button"
        onClick={() => {
          for (const hue of root.current?.querySelectorAll('details') ?? []) {
            hue.open = !isOpen;
          }
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? texts.materialColorsClose : texts.materialColorsOpen}
      </button>
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </div>
  );
}
