/**
 * The HTML that the server rendered for an island, before it is activated. It records the user's interaction with it.
 */
import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Interaction, recordClick, recordState } from './interaction';

interface ServerSnapshotProps {
  ref: RefObject<HTMLDivElement | null>;
  className: string | undefined;
  style: CSSProperties | undefined;
  'data-stage'?: '';
  /** Called when it unmounts, with the interaction for `replay`. Later events go to the live component. */
  onUnmount: (interaction: Interaction) => void;
  /** Loads and shows the live component, with priority once the user has clicked. */
  activate: (urgent: boolean) => Promise<void>;
}

export function ServerSnapshot({ ref, onUnmount, activate, ...rest }: ServerSnapshotProps) {
  const click = useRef<Interaction['click']>(undefined);
  const notifyUnmount = useEffectEvent((element: Element) => {
    onUnmount({ ...recordState(element), ...(click.current && { click: click.current }) });
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) {
        notifyUnmount(element);
      }
    };
  }, [ref]);
  return (
    <div
      {...rest}
      ref={ref}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onPointerEnter={() => void activate(false)}
      onFocus={() => void activate(false)}
      onClickCapture={(event) => {
        const early = isPlainClick(event) && recordClick(event.currentTarget, event.target);
        if (early) {
          // The click is replayed in the live demo. Here it would submit a form, follow a link, or copy code twice.
          event.preventDefault();
          event.stopPropagation();
          click.current = early;
        }
        void activate(true);
      }}
    />
  );
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
