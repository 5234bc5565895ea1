/** The reader's code variant and styling flavour, for all demos of the site. */
import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';
import {
  DEFAULT_FLAVOUR,
  DEFAULT_VARIANT,
  FLAVOUR_IDS,
  type Flavour,
  VARIANT_IDS,
  type Variant,
} from '@/src/shared/flavours';

/** Specification, section 9: the cookies "last 31536000 seconds (one year)". js-cookie counts in days. */
const COOKIE_DAYS = 31536000 / 86400;

const listeners = new Set<() => void>();

/** Cookies may be blocked, and then even throw: the choice holds for the page, and nothing is said. */
function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

function writeCookie(name: string, value: string): void {
  try {
    Cookies.set(name, value, { expires: COOKIE_DAYS, sameSite: 'Lax' });
  } catch {
    // As above.
  }
}

function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  return values.find((value) => value === text);
}

function createPreference<T extends string>(cookie: string, values: readonly T[], initial: T) {
  // What the cookie says, until the reader or a hash says otherwise: correct also where cookies are blocked.
  let chosen: T | undefined;
  const read = (): T => {
    if (typeof document === 'undefined') {
      throw new Error(`The cookie "${cookie}" cannot be read on the server`);
    }
    // Every demo asks at each render, and browsers take their time to answer: once is enough.
    chosen ??= oneOf(values, readCookie(cookie)) ?? initial;
    return chosen;
  };
  return {
    read,
    /** Takes effect on this page; `remember` keeps it for a year. */
    set(value: T, { remember = true } = {}) {
      chosen = value;
      if (remember) {
        writeCookie(cookie, value);
      }
      listeners.forEach((listener) => listener());
    },
    initial,
  };
}

/** Code variant, TS or JS. */
export const variantPreference = createPreference<Variant>(
  'codeVariant',
  VARIANT_IDS,
  DEFAULT_VARIANT,
);

/** Styling flavour. */
export const flavourPreference = createPreference<Flavour>(
  'codeStyling',
  FLAVOUR_IDS,
  DEFAULT_FLAVOUR,
);

/** Calls `listener` when one of the two changes. Returns the way to stop. */
export function subscribePreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's code variant; the default on the server and during hydration. */
export function useVariant(): Variant {
  return useSyncExternalStore(
    subscribePreferences,
    variantPreference.read,
    () => variantPreference.initial,
  );
}

/** The reader's styling flavour; the default on the server and during hydration. */
export function useFlavour(): Flavour {
  return useSyncExternalStore(
    subscribePreferences,
    flavourPreference.read,
    () => flavourPreference.initial,
  );
}
