import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { persistInput, takeInput } from '../../state/persistedInput';
import { replaceAddress } from '../../browser/replaceAddress';
import type { PlaygroundBlock, PlaygroundValues } from '@/src/shared/playground';
import { LINK_PREFIX, type LinkReading, readLink, writeLink } from '@/src/shared/playgroundLink';

const getKey = (pathname: string) => `playground ${pathname}`;

/** The values from before the reload that a new version of the site brings, as a fragment. */
function readKept(pathname: string): string {
  const kept = takeInput(getKey(pathname));
  return typeof kept === 'string' ? kept : '';
}

/** The values of a playground, and what was wrong with the link that brought them. */
interface LinkedValues {
  values: PlaygroundValues;
  setValues: Dispatch<SetStateAction<PlaygroundValues>>;
  fault: LinkReading['fault'];
  /** Back to how the page begins; the address forgets what it brought. */
  forget: () => void;
}

/** The values of a playground: as the address says, now and whenever its fragment changes; else as the page begins. */
export function useLinkedValues(
  { controls, values: initial }: PlaygroundBlock,
  pathname: string,
): LinkedValues {
  /** A required prop without a default keeps what it has at first, whatever a link leaves out. */
  const complete = (reading: LinkReading | undefined): PlaygroundValues => {
    const kept = controls.flatMap(({ prop, required, default: own }) => {
      const value = initial[prop];
      return required && own === undefined && value !== undefined ? [[prop, value] as const] : [];
    });
    return reading?.values ? { ...Object.fromEntries(kept), ...reading.values } : initial;
  };
  const [start] = useState(() =>
    typeof window === 'undefined'
      ? undefined
      : (readLink(readKept(pathname), controls) ?? readLink(window.location.hash, controls)),
  );
  const [values, setValues] = useState(() => complete(start));
  const [fault, setFault] = useState(start?.fault);
  const readValues = useEffectEvent(() => (values === initial ? undefined : writeLink(values)));
  useEffect(() => persistInput(getKey(pathname), () => readValues()), [pathname]);
  const onHash = useEffectEvent(() => {
    const reading = readLink(window.location.hash, controls);
    if (reading) {
      setValues(complete(reading));
      setFault(reading.fault);
    }
  });
  useEffect(() => {
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  const forget = () => {
    setValues(initial);
    setFault(undefined);
    const { hash, pathname, search } = window.location;
    if (hash.startsWith(LINK_PREFIX)) {
      replaceAddress(pathname + search);
    }
  };
  return { values, setValues, fault, forget };
}
