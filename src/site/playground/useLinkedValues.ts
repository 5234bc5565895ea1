import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import type { PlaygroundBlock, PlaygroundValues } from '@/src/shared/playground';
import { type LinkReading, readLink } from '@/src/shared/playgroundLink';

/** The values of a playground, and what was wrong with the link that brought them. */
interface LinkedValues {
  values: PlaygroundValues;
  setValues: Dispatch<SetStateAction<PlaygroundValues>>;
  fault: LinkReading['fault'];
}

/** The values of a playground: as the address says, now and whenever its fragment changes; else as the page begins. */
export function useLinkedValues({ controls, values: initial }: PlaygroundBlock): LinkedValues {
  /** A required prop without a default keeps what it has at first, whatever a link leaves out. */
  const complete = (reading: LinkReading | undefined): PlaygroundValues => {
    const kept = controls.flatMap(({ prop, required, default: own }) => {
      const value = initial[prop];
      return required && own === undefined && value !== undefined ? [[prop, value] as const] : [];
    });
    return reading?.values ? { ...Object.fromEntries(kept), ...reading.values } : initial;
  };
  const [start] = useState(() =>
    typeof window === 'undefined' ? undefined : readLink(window.location.hash, controls),
  );
  const [values, setValues] = useState(() => complete(start));
  const [fault, setFault] = useState(start?.fault);
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
  return { values, setValues, fault };
}
