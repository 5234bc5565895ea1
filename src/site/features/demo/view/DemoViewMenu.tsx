import { type ComponentType, type MouseEvent, useId, useState } from 'react';
import { loadPart } from '../../../browser/loadPart';
import { useTranslate } from '../../../i18n/translate';
import type { ViewPanelProps } from './ViewPanel';
import type { ViewScope } from './viewScope';

declare module '../../../browser/loadPart' {
  interface LazyParts {
    ViewPanel: typeof import('./ViewPanel');
  }
}

interface DemoViewMenuProps {
  /** Accessible name of the demo. */
  label: string;
  scope: ViewScope | undefined;
  onScope: (scope: ViewScope) => void;
}

/** The button that opens the view of one demo. The panel is loaded on demand. */
export function DemoViewMenu({ label, scope, onScope }: DemoViewMenuProps) {
  const t = useTranslate();
  const id = useId();
  const [panel, setPanel] = useState<{ View: ComponentType<ViewPanelProps> }>();
  const [failed, setFailed] = useState(false);
  const open = async (event: MouseEvent) => {
    // The panel can open before the default action of this click, which would close it again.
    event.preventDefault();
    try {
      const { ViewPanel } = await loadPart('ViewPanel');
      setPanel({ View: ViewPanel });
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
        style={{ anchorName: `--view-${id}` }}
        // When the panel is mounted, the browser opens and closes it.
        {...(panel
          ? { popoverTarget: id }
          : { 'aria-expanded': false, onClick: (event: MouseEvent) => void open(event) })}
      >
        {t('view')}
      </button>
      {failed && <span role="alert">{t('viewNotLoaded')}</span>}
      {panel && <panel.View id={id} label={label} view={scope?.view ?? {}} onScope={onScope} />}
    </>
  );
}
