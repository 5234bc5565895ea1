import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../browser/loadPart';
import { idle, pageLoaded } from '../browser/pageLoaded';

declare module '../browser/loadPart' {
  interface LazyParts {
    IdleParts: typeof import('./IdleParts');
  }
}

async function load() {
  await pageLoaded();
  await idle();
  return loadPart('IdleParts');
}

/** Renders `IdleParts` when the page has loaded and is idle. Without their code, a page works all the same. */
export function WhenIdle() {
  const [part, setPart] = useState<{ View: ComponentType }>();
  useEffect(() => {
    load().then(
      ({ IdleParts }) => setPart({ View: IdleParts }),
      () => undefined,
    );
  }, []);
  return part && <part.View />;
}
