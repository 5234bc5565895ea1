/** A button that opens a small panel. It uses the Popover API, so it works without scripts. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './Menu.module.css';
import { useCloseOnNavigation } from './popover';

interface MenuProps {
  /** Id of the button. */
  buttonId: string;
  /** Id of the panel. */
  id: string;
  label?: string | undefined;
  button: ReactNode;
  buttonClassName?: string | undefined;
  /** Called before the panel opens. */
  onOpen?: (() => void) | undefined;
  /**
   * Until the user reaches a menu that occurs many times on a page, only its button is rendered. If that is clicked, this
   * function sets the property to undefined.
   */
  onEarlyClick?: (() => void) | undefined;
  children: ReactNode;
}

/** Arrow keys, Home and End move between the links and buttons of the panel. Escape and a click outside close it. */
export function Menu(props: MenuProps) {
  const { buttonId, id, label, button, buttonClassName, onOpen, onEarlyClick, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(panel);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className={buttonClassName}
        {...(onEarlyClick
          ? // After the handler, the browser opens the panel that the button has then.
            { 'aria-expanded': false, onClick: () => flushSync(onEarlyClick) }
          : { id: buttonId, popoverTarget: id, style: { anchorName: `--${id}` } })}
      >
        {button}
      </button>
      {!onEarlyClick && (
        <div
          id={id}
          ref={panel}
          popover="auto"
          className={styles.panel}
          style={{ positionAnchor: `--${id}` }}
          onKeyDown={walk}
          onBeforeToggle={(event) => event.newState === 'open' && onOpen?.()}
        >
          {children}
        </div>
      )}
    </>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  // Items that wide toolbars and pages show elsewhere are hidden.
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not([disabled])'),
  ].filter((item) => item.checkVisibility());
  const index = items.findIndex((item) => item === document.activeElement);
  const targets: Partial<Record<string, number>> = {
    ArrowDown: (index + 1) % items.length,
    ArrowUp: (index - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target !== undefined) {
    event.preventDefault();
    items[target]?.focus();
  }
}
