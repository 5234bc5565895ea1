/** Next's router for tests with the jsdom environment. Records calls and sends events. */
import type { ReactNode } from 'react';
import { jest } from '@jest/globals';
// Next has no public way to give `useRouter` a router.
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';

type Listener = (...args: unknown[]) => void;

/** Creates a router that goes nowhere. `wrapper` is for `render` of Testing Library. */
export function createRouter() {
  const listeners = new Map<string, Set<Listener>>();
  const router = {
    push: jest.fn(async (_url: string, _as?: string, _options?: object) => true),
    prefetch: jest.fn(async (_url: string, _as?: string, _options?: object) => undefined),
    events: {
      on: (event: string, listener: Listener) => {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      },
      off: (event: string, listener: Listener) => {
        listeners.get(event)?.delete(listener);
      },
      emit: (event: string, ...args: unknown[]) => {
        listeners.get(event)?.forEach((listener) => listener(...args));
      },
    },
  };
  return {
    ...router,
    /** How many listeners there are. */
    countListeners: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    wrapper: ({ children }: { children: ReactNode }) => (
      <RouterContext.Provider value={router as unknown as NextRouter}>
        {children}
      </RouterContext.Provider>
    ),
  };
}
