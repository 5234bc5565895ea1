import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Creates snapshots for one component: false if it is first rendered in the browser, and always true once the server
 * snapshot was read.
 */
function createSnapshots() {
  let served = false;
  return {
    getSnapshot: () => served,
    // React reads it on the server and during hydration.
    getServerSnapshot: () => (served = true),
  };
}

/**
 * Whether this component was first rendered on the server, so that its HTML can be kept. It is true on the server and
 * for components that hydrate, for as long as they are mounted; false after in-site navigation. The value never
 * changes, so that pages with thirty demos don't render twice at first.
 */
export function useServerRendered(): boolean {
  const [{ getSnapshot, getServerSnapshot }] = useState(createSnapshots);
  return useSyncExternalStore(never, getSnapshot, getServerSnapshot);
}
