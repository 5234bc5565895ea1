import type { ComponentType } from 'react';
import type { Flavour } from '@/src/shared/flavours';

/**
 * A component whose code is loaded on demand. On the server, `Server` is the component. In the browser, `Server` is
 * undefined, and `load` loads the code.
 */
export interface Island {
  Server: ComponentType | undefined;
  /** The component, once it is loaded. */
  Live: ComponentType | undefined;
  /** Loads the code once. After an error, the next call tries again. */
  load: () => Promise<void>;
}

/** The islands of a page: by the demo's key in Markdown, then by flavor. */
export type Islands = Readonly<Record<string, Partial<Record<Flavour, Island>>>>;

/** Called by the modules that `src/node/demos/mdLoader.cjs` generates. */
export function island(
  load: () => Promise<{ default: ComponentType }>,
  Server?: ComponentType,
): Island {
  let pending: Promise<void> | undefined;
  const self: Island = {
    Server,
    Live: undefined,
    load: () => {
      pending ??= load().then(
        (module) => {
          self.Live = module.default;
        },
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
  return self;
}
