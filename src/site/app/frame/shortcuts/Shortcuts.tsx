import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../../browser/loadPart';

declare module '../../../browser/loadPart' {
  interface LazyParts {
    shortcuts: typeof import('./ShortcutsDialog');
  }
}

/** An event of the window that opens the list of shortcuts. */
export const OPEN_SHORTCUTS = 'fg-shortcuts';

/** The keys of `runShortcut`. */
const KEYS = /^[?imnp]$/i;

/**
 * Keyboard shortcuts of the whole site, and the dialog that lists them. Their code loads when one of the keys is first
 * pressed. Search and the copying of code handle their own shortcuts. Used once, by the app.
 */
export function Shortcuts() {
  const [dialog, setDialog] = useState<{ View: ComponentType<{ onClose: () => void }> }>();
  useEffect(() => {
    const onEvent = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || KEYS.test(event.key)) {
        loadPart('shortcuts').then(({ runShortcut, ShortcutsDialog }) => {
          if (runShortcut(event)) {
            setDialog({ View: ShortcutsDialog });
          }
        }, console.error);
      }
    };
    document.addEventListener('keydown', onEvent);
    window.addEventListener(OPEN_SHORTCUTS, onEvent);
    return () => {
      document.removeEventListener('keydown', onEvent);
      window.removeEventListener(OPEN_SHORTCUTS, onEvent);
    };
  }, []);
  return dialog && <dialog.View onClose={() => setDialog(undefined)} />;
}
