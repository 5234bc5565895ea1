import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import type { PlaygroundBlock, PlaygroundControl, PlaygroundValues } from '@/src/shared/playground';
import { LINK_PREFIX, type ParsedLink, readLink, writeLink } from '@/src/shared/playgroundLink';
import { persistInput, takeInput } from '../../state/persistedInput';
import { replaceAddress } from '../../browser/replaceAddress';

const getKey = (pathname: string) => `playground ${pathname}`;

/** Returns the values from before the reload that follows a deployment, as a hash. */
function readPersistedLink(pathname: string): string {
  const kept = takeInput(getKey(pathname));
  return typeof kept === 'string' ? kept : '';
}

/** The values of a playground, and the error in the link that they came from. */
interface LinkedValues {
  values: PlaygroundValues;
  setValues: Dispatch<SetStateAction<PlaygroundValues>>;
  error: ParsedLink['error'];
  /** Resets the values, and removes the hash from the address. */
  reset: () => void;
}

/**
 * Returns the values of a playground: from the hash of the address, now and when it changes, else the initial values.
 */
export function useLinkedValues(
  { controls: ofProps, variables, values: initial }: PlaygroundBlock,
  pathname: string,
): LinkedValues {
  const controls: readonly PlaygroundControl[] = [...ofProps, ...(variables?.controls ?? [])];
  /** A required prop without default keeps its initial value if a link doesn't contain it. */
  const complete = (reading: ParsedLink | undefined): PlaygroundValues => {
    const kept = controls.flatMap(({ prop, required, default: own }) => {
      const value = initial[prop];
      return required && own === undefined && value !== undefined ? [[prop, value] as const] : [];
    });
    return reading?.values ? { ...Object.fromEntries(kept), ...reading.values } : initial;
  };
  const [start] = useState(() =>
    typeof window === 'undefined'
      ? undefined
      : (readLink(readPersistedLink(pathname), controls) ??
        readLink(window.location.hash, controls)),
  );
  const [values, setValues] = useState(() => complete(start));
  const [error, setError] = useState(start?.error);
  const readValues = useEffectEvent(() => (values === initial ? undefined : writeLink(values)));
  useEffect(() => persistInput(getKey(pathname), () => readValues()), [pathname]);
  const onHash = useEffectEvent(() => {
    const reading = readLink(window.location.hash, controls);
    if (reading) {
      setValues(complete(reading));
      setError(reading.error);
    }
  });
  useEffect(() => {
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  const reset = () => {
    setValues(initial);
    setError(undefined);
    const { hash, pathname, search } = window.location;
    if (hash.startsWith(LINK_PREFIX)) {
      replaceAddress(pathname + search);
    }
  };
  return { values, setValues, error, reset };
}
