/** The HTML that the server wrote for something that lives later; what readers do to it meanwhile is kept. */
import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Interaction, recordClick, recordState } from './takeover';

interface ServerSnapshotProps {
  ref: RefObject<HTMLDivElement | null>;
  className: string | undefined;
  style: CSSProperties | undefined;
  'data-stage'?: '';
  /** Called as it leaves with what readers did to it, for `replay`; whatever comes later reaches what lives here. */
  onLeave: (interaction: Interaction) => void;
  /** Loads what lives here; urgent once a reader has clicked. */
  wake: (urgent: boolean) => Promise<void>;
}

export function ServerSnapshot({ ref, onLeave, wake, ...rest }: ServerSnapshotProps) {
  const click = useRef<Interaction['click']>(undefined);
  const leave = useEffectEvent((element: Element) => {
    onLeave({ ...recordState(element), ...(click.current && { click: click.current }) });
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) {
        leave(element);
      }
    };
  }, [ref]);
  return (
    <div
      {...rest}
      ref={ref}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onPointerEnter={() => void wake(false)}
      onFocus={() => void wake(false)}
      onClickCapture={(event) => {
        const early = isPlainClick(event) && recordClick(event.currentTarget, event.target);
        if (early) {
          // The live demo gets the click again; here a form would be sent, a link followed or code copied twice.
          event.preventDefault();
          event.stopPropagation();
          click.current = early;
        }
        void wake(true);
      }}
    />
  );
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
