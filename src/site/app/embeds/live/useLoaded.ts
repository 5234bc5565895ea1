import { useEffect, useState } from 'react';

/** What `load` returned, that it failed, or neither while it runs. */
interface Loaded<T> {
  value?: T;
  hasFailed?: true;
}

/**
 * Loads data once, and again after a failure when the user asks for it.
 * @param load stable between renders.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({});
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    load().then(
      (value) => setLoaded({ value }),
      (error: unknown) => {
        console.error(error);
        setLoaded({ hasFailed: true });
      },
    );
  }, [load, attempt]);
  return {
    ...loaded,
    retry() {
      setLoaded({});
      setAttempt(attempt + 1);
    },
  };
}
