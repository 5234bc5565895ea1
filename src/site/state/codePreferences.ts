/** The user's code variant and styling flavor, for all demos of the site. */
import Cookies from 'js-cookie';
import {
  DEFAULT_FLAVOUR,
  DEFAULT_VARIANT,
  FLAVOUR_IDS,
  type Flavour,
  VARIANT_IDS,
  type Variant,
} from '@/src/shared/flavours';
import { type Adapter, type Store, createStore, inMemory, useStore } from './createStore';

/** S9.13: the cookies "last 31536000 seconds (one year)". js-cookie expects days. */
const COOKIE_DAYS = 31536000 / 86400;

/** A cookie adapter. If cookies are blocked, which may throw, the value is always undefined. */
function inCookie(name: string): Adapter<string | undefined> {
  return {
    read() {
      if (typeof document === 'undefined') {
        throw new Error(`The cookie "${name}" cannot be read on the server`);
      }
      try {
        return Cookies.get(name);
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        Cookies.set(name, value ?? '', { expires: COOKIE_DAYS, sameSite: 'Lax' });
      } catch {
        // The choice still applies to this page.
      }
    },
  };
}

function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  return values.find((value) => value === text);
}

/** A preference that is stored in a cookie for a year. */
interface Preference<T> extends Store<T> {
  /** Changes the value for this page only. */
  override: (value: T) => void;
  /** The value on the server. */
  initial: T;
}

function createPreference<T extends string>(
  name: string,
  values: readonly T[],
  initial: T,
): Preference<T> {
  const cookie = inCookie(name);
  const chosen = createStore(inMemory<T | undefined>(undefined));
  let remembered: T | undefined;
  return {
    get() {
      // Every demo reads this on each render, and reading cookies is slow, so the cookie is read once.
      return chosen.get() ?? (remembered ??= oneOf(values, cookie.read()) ?? initial);
    },
    set(value) {
      cookie.write(value);
      chosen.set(value);
    },
    override: chosen.set,
    subscribe: chosen.subscribe,
    initial,
  };
}

/** The code variant, TS or JS. */
export const variantPreference = createPreference<Variant>(
  'codeVariant',
  VARIANT_IDS,
  DEFAULT_VARIANT,
);

/** The styling flavor. */
export const flavourPreference = createPreference<Flavour>(
  'codeStyling',
  FLAVOUR_IDS,
  DEFAULT_FLAVOUR,
);

const identity = <T>(value: T) => value;

/** The user's code variant; the default on the server and during hydration. */
export const useVariant = (): Variant =>
  useStore(variantPreference, identity<Variant>, variantPreference.initial);

/** The user's styling flavor; the default on the server and during hydration. */
export const useFlavour = (): Flavour =>
  useStore(flavourPreference, identity<Flavour>, flavourPreference.initial);
