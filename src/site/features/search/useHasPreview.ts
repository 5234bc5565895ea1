import { useSyncExternalStore } from 'react';

/** The width from which the dialog has room for a list and a preview: see also SearchDialog.module.css. */
const WIDE = '(min-width: 1000px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether there is room for a preview. The dialog is never rendered on the server. */
export function useHasPreview(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
