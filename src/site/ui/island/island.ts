import type { ComponentType } from 'react';
import type { Flavour } from '@/src/shared/flavours';

/**
 * A demo whose code stays out of the page until it is needed.
 * On the server `Server` is the component itself; in the browser it is undefined, and `load` brings the code.
 */
export interface Island {
  Server: ComponentType | undefined;
  /** The component, once it is loaded. */
  Live: ComponentType | undefined;
  /** Loads the code once; a failed load can be tried again. */
  load: () => Promise<void>;
}

/** The islands of a page: by the demo's key in Markdown, then by flavour. */
export type Islands = Readonly<Record<string, Partial<Record<Flavour, Island>>>>;

/** Called by the modules that `src/node/demos/mdLoader.cjs` writes. */
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
