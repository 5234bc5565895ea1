/** The HTML that the server wrote for something that lives later; what readers do to it meanwhile is kept. */
import type { CSSProperties, MouseEvent, Ref } from 'react';
import { type Interaction, noteClick } from './takeover';

interface StaticPictureProps {
  ref?: Ref<HTMLDivElement>;
  className: string | undefined;
  style: CSSProperties | undefined;
  'data-stage'?: '';
  /** Called with a click that came too early, for `replay`. */
  onEarlyClick: (click: NonNullable<Interaction['click']>) => void;
  /** Loads what lives here; urgent once a reader has clicked. */
  wake: (urgent: boolean) => Promise<void>;
}

export function StaticPicture({ onEarlyClick, wake, ...rest }: StaticPictureProps) {
  return (
    <div
      {...rest}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onPointerEnter={() => void wake(false)}
      onFocus={() => void wake(false)}
      onClickCapture={(event) => {
        const click = isPlainClick(event) && noteClick(event.currentTarget, event.target);
        if (click) {
          // The live demo gets the click again; here a form would be sent, a link followed or code copied twice.
          event.preventDefault();
          event.stopPropagation();
          onEarlyClick(click);
        }
        void wake(true);
      }}
    />
  );
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
