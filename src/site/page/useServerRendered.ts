import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this component was first rendered on the server, so that its HTML is there to be adopted.
 * True on the server and for components that hydrate, for as long as they live; false after in-site navigation.
 */
export function useServerRendered(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [first] = useState(hydrating);
  return first;
}
