import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until a moment (milliseconds since 1970), counting down; 0 once it has come. Infinity never comes. */
export function useSecondsUntil(moment: number): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (moment <= Date.now() || !Number.isFinite(moment)) {
        return () => {};
      }
      const timer = setInterval(() => {
        listener();
        if (moment <= Date.now()) {
          clearInterval(timer);
        }
      }, 500);
      return () => clearInterval(timer);
    },
    [moment],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
    () => 0,
  );
}
