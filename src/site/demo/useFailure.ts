import { useCallback, useState } from 'react';

/** A demo whose code did not arrive. */
export interface DemoFailure {
  /** Forgets the failure and tries again. */
  retry: () => void;
}

/** The failure of a demo, if any, and the stable function that reports one with the way to try again. */
export function useFailure(): [
  failure: DemoFailure | undefined,
  onFail: (error: unknown, retry: () => void) => void,
] {
  const [failure, setFailure] = useState<DemoFailure>();
  const onFail = useCallback(
    (error: unknown, retry: () => void) => {
      console.error(error);
      setFailure({
        retry: () => {
          setFailure(undefined);
          retry();
        },
      });
    },
    [setFailure],
  );
  return [failure, onFail];
}
