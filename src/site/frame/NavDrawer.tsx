/** The side column: permanent from lg up, below that a drawer that the browser opens (popover), scripts or not. */
import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/translate';
import styles from './NavDrawer.module.css';
import { Icon } from './icons';

export const NAV_DRAWER_ID = 'nav-drawer';

export function NavDrawer({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const drawer = useRef<HTMLDivElement>(null);
  const { events } = useRouter();

  useEffect(() => {
    const element = drawer.current;
    if (!element) {
      return undefined;
    }
    const close = () => element.matches(':popover-open') && element.hidePopover();
    // What lies behind an open drawer is out of reach, for the keyboard as well.
    const onToggle = (event: ToggleEvent) => {
      document.getElementById('main-content')?.toggleAttribute('inert', event.newState === 'open');
    };
    const wide = window.matchMedia('(min-width: 1200px)');
    element.addEventListener('toggle', onToggle);
    wide.addEventListener('change', close);
    events.on('routeChangeComplete', close);
    return () => {
      element.removeEventListener('toggle', onToggle);
      wide.removeEventListener('change', close);
      events.off('routeChangeComplete', close);
    };
  }, [events]);

  return (
    <div
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
    </div>
  );
}
