import { useCallback, useState } from 'react';

/** A failed attempt to load a demo's code. */
interface LoadFailure {
  /** Clears the failure and tries again. */
  retry: () => void;
}

/** Returns the failure of a demo, if any, and stable callbacks that report the result of loading. */
export function useLoadFailure(): {
  failure: LoadFailure | undefined;
  /** Called with a function that tries again. */
  onFail: (error: unknown, retry: () => void) => void;
  /** Clears an earlier failure. */
  onLoad: () => void;
} {
  const [failure, setFailure] = useState<LoadFailure>();
  const onLoad = useCallback(() => setFailure(undefined), []);
  const onFail = useCallback(
    (error: unknown, retry: () => void) => {
      console.error(error);
      setFailure({
        retry: () => {
          onLoad();
          retry();
        },
      });
    },
    [onLoad],
  );
  return { failure, onFail, onLoad };
}
