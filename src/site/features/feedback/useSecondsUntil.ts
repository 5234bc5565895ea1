import { useCallback, useSyncExternalStore } from 'react';

/** Returns the whole seconds until a time (milliseconds since 1970), counting down to 0. It can be Infinity. */
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
