import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Says false to a component that begins in the browser; once the server was asked after, true from then on. */
function createAnswers() {
  let served = false;
  return {
    inBrowser: () => served,
    // React asks for it on the server and while it hydrates.
    asServed: () => (served = true),
  };
}

/**
 * Whether this component was first rendered on the server, so that its HTML is there to be adopted.
 * True on the server and for components that hydrate, for as long as they live; false after in-site navigation.
 * The answer never changes: a page of thirty demos does not render twice to begin with.
 */
export function useServerRendered(): boolean {
  const [{ inBrowser, asServed }] = useState(createAnswers);
  return useSyncExternalStore(never, inBrowser, asServed);
}
