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
  const [start] = useState(() =>
    typeof window === 'undefined' ? undefined : readLink(window.location.hash, controls),
  );
  const [values, setValues] = useState(start?.values ?? initial);
  const [fault, setFault] = useState(start?.fault);
  const onHash = useEffectEvent(() => {
    const reading = readLink(window.location.hash, controls);
    if (reading) {
      setValues(reading.values ?? initial);
      setFault(reading.fault);
    }
  });
  useEffect(() => {
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return { values, setValues, fault };
}
