/** The settings of one demo's view: mode, direction and width. Each is that of the page, or set for this demo alone. */
import { type ToggleEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Direction, PaletteMode } from '../../../state/themeSettings';
import { useTranslate } from '../../../i18n/translate';
import { closePopover, useCloseOnNavigation } from '../../../ui/popover';
import { Icon } from '../../../ui/icons';
import { OptionGroup } from '../../../ui/OptionGroup';
import { createViewScope } from './createViewScope';
import styles from './view.module.css';
import type { DemoView, ViewScope } from './viewScope';
import { PRESETS } from './widths';

export interface ViewPanelProps {
  id: string;
  /** Id of the menu whose button the panel belongs to. */
  menuId: string;
  /** Counts the user's requests to open it. */
  opened: number;
  label: string;
  view: DemoView;
  onScope: (scope: ViewScope) => void;
}

/** The value for "same as the page". */
const PAGE = 'page';

const fromOption = <T extends string>(value: T | typeof PAGE): T | undefined =>
  value === PAGE ? undefined : value;

/** Height that the panel needs below its button, in CSS pixels. */
const ROOM = 260;

const findButton = (menuId: string) =>
  document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menuId)}"]`) ?? undefined;

/** Scrolls so that the panel fits below its button. Above the button, it would cover the demo. */
function makeRoom(event: ToggleEvent<HTMLElement>, button: HTMLElement | undefined): void {
  const lack = (button?.getBoundingClientRect().bottom ?? 0) + ROOM - window.innerHeight;
  if (event.newState === 'open' && lack > 0) {
    window.scrollBy({ top: lack, behavior: 'instant' });
  }
}

/** The panel opens itself when it is first mounted, and when `opened` changes. It is rendered at the end of the body. */
export function ViewPanel({ id, menuId, opened, label, view, onScope }: ViewPanelProps) {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(panel);
  // With its button as `source`, Tab moves from the button into the panel.
  useLayoutEffect(
    () => panel.current?.showPopover({ source: findButton(menuId) }),
    [menuId, opened],
  );
  const change = (next: DemoView) => onScope(createViewScope({ ...view, ...next }));
  const asPage = { value: PAGE, label: t('viewAsPage') } as const;
  return createPortal(
    <div
      id={id}
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={t('viewOf', { name: label })}
      className={styles.panel}
      style={{ positionAnchor: `--${menuId}` }}
      onBeforeToggle={(event) => makeRoom(event, findButton(menuId))}
      // Arrow keys move between the choices here, and not between buttons of the toolbar.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <OptionGroup<PaletteMode | typeof PAGE>
        label={t('mode')}
        value={view.mode ?? PAGE}
        options={[
          asPage,
          { value: 'light', label: t('modeLight'), picture: <Icon name="light" /> },
          { value: 'dark', label: t('modeDark'), picture: <Icon name="dark" /> },
        ]}
        onChange={(mode) => change({ mode: fromOption(mode) })}
      />
      <OptionGroup<Direction | typeof PAGE>
        label={t('direction')}
        value={view.direction ?? PAGE}
        options={[
          asPage,
          { value: 'ltr', label: t('directionLtr') },
          { value: 'rtl', label: t('directionRtl') },
        ]}
        onChange={(direction) => change({ direction: fromOption(direction) })}
      />
      <OptionGroup<string>
        label={t('viewWidth')}
        value={view.width === undefined ? PAGE : String(view.width)}
        options={[
          asPage,
          ...PRESETS.map(({ name, width }) => ({
            value: String(width),
            label: `${name} ${width}`,
          })),
        ]}
        onChange={(width) => change({ width: width === PAGE ? undefined : Number(width) })}
      />
      <button
        type="button"
        className={`fg-button ${styles.reset}`}
        disabled={!view.mode && !view.direction && view.width === undefined}
        onClick={(event) => {
          onScope(createViewScope({}));
          closePopover(event.currentTarget);
        }}
      >
        {t('viewReset')}
      </button>
    </div>,
    document.body,
  );
}
