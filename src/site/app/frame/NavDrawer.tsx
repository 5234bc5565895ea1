/**
 * The side column. It is always visible from the lg breakpoint up. Below that, it is a drawer that uses the Popover
 * API, so it works without scripts.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import { closePopover, useCloseOnNavigation } from '../../ui/popover';
import styles from './NavDrawer.module.css';
import { revealActive } from './markActive';

export const NAV_DRAWER_ID = 'nav-drawer';

/** The parts of the header that the drawer covers: all but the button that opens and closes it. */
const COVERED = '#__next > header > :not([popovertarget])';

export function NavDrawer({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const drawer = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = drawer.current;
    if (!element) {
      return undefined;
    }
    const close = () => closePopover(element);
    // Elements behind an open drawer must not be reachable by keyboard.
    const setInert = (inert: boolean) => {
      document
        .querySelectorAll(`#${NAV_DRAWER_ID} ~ *, ${COVERED}`)
        .forEach((part) => part.toggleAttribute('inert', inert));
    };
    const onToggle = ({ newState }: ToggleEvent) => {
      setInert(newState === 'open');
      if (newState === 'open') {
        revealActive(element);
      }
    };
    const wide = window.matchMedia('(min-width: 1000px)');
    element.addEventListener('toggle', onToggle);
    wide.addEventListener('change', close);
    return () => {
      element.removeEventListener('toggle', onToggle);
      wide.removeEventListener('change', close);
      // The header remains mounted when the page changes.
      setInert(false);
    };
  }, []);
  useCloseOnNavigation(drawer);

  return (
    <aside
      id={NAV_DRAWER_ID}
      popover="auto"
      ref={drawer}
      className={styles.drawer}
      aria-label={t('navigation')}
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget={NAV_DRAWER_ID}
        popoverTargetAction="hide"
        aria-label={t('closeNavigation')}
      >
        <Icon name="close" />
      </button>
      {children}
    </aside>
  );
}
