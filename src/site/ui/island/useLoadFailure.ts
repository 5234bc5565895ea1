import { useCallback, useState } from 'react';

/** A demo whose code did not arrive. */
interface LoadFailure {
  /** Forgets the failure and tries again. */
  retry: () => void;
}

/** The failure of a demo, if any, and the stable functions that report how loading ended. */
export function useLoadFailure(): {
  failure: LoadFailure | undefined;
  /** Takes the way to try again. */
  onFail: (error: unknown, retry: () => void) => void;
  /** Forgets a failure before. */
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
