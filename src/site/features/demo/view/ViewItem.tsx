import { type ComponentType, useId, useState } from 'react';
import { clickEvent } from '../../../browser/clickEvent';
import { loadPart } from '../../../browser/loadPart';
import { useTranslate } from '../../../i18n/translate';
import menuStyles from '../../../ui/Menu.module.css';
import { Icon } from '../../../ui/icons';
import { closePopover } from '../../../ui/popover';
import type { ViewPanelProps } from './ViewPanel';
import type { ViewScope } from './viewScope';

declare module '../../../browser/loadPart' {
  interface LazyParts {
    ViewPanel: typeof import('./ViewPanel');
  }
}

export interface ViewItemProps {
  /** Id of the menu, which is also the name of its anchor. */
  menuId: string;
  /** The demo's name, for analytics. */
  name: string;
  /** Accessible name of the demo. */
  label: string;
  scope: ViewScope | undefined;
  onScope: (scope: ViewScope) => void;
}

/** The menu item that opens the view of one demo, in place of the menu. The panel is loaded on demand. */
export function ViewItem({ menuId, name, label, scope, onScope }: ViewItemProps) {
  const t = useTranslate();
  const id = useId();
  const [panel, setPanel] = useState<{ View: ComponentType<ViewPanelProps>; opened: number }>();
  const [failed, setFailed] = useState(false);
  const open = async (item: HTMLElement) => {
    try {
      const { ViewPanel } = await loadPart('ViewPanel');
      closePopover(item);
      setPanel((known) => ({ View: ViewPanel, opened: (known?.opened ?? 0) + 1 }));
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={menuStyles.item}
        {...clickEvent('demo', name, 'view')}
        onClick={(event) => void open(event.currentTarget)}
      >
        <Icon name="settings" />
        {t('view')}
      </button>
      {failed && <span role="alert">{t('viewNotLoaded')}</span>}
      {panel && (
        <panel.View
          id={id}
          menuId={menuId}
          opened={panel.opened}
          label={label}
          view={scope?.view ?? {}}
          onScope={onScope}
        />
      )}
    </>
  );
}
