/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FLAVOURS, VARIANTS } from '@/src/shared/flavours';

const YEAR = 31536000;
/**
 * A whole second, which is the resolution of cookies. It is the current time, because jsdom's cookies expire by the
 * real clock.
 */
const NOW = Math.floor(Date.now() / 1000) * 1000;

type Preferences = typeof import('@/src/site/state/codePreferences');

/** Loads the module again, as a new page does. */
function openPage(): Preferences {
  let preferences: Preferences | undefined;
  jest.isolateModules(() => {
    preferences = require('@/src/site/state/codePreferences');
  });
  return preferences!;
}

/** Records everything that is written to `document.cookie` from now on. */
function recordCookies(): string[] {
  const written: string[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => written.map((cookie) => cookie.split(';')[0]).join('; '),
    set: (cookie: string) => written.push(cookie),
  });
  return written;
}

/** Returns the lifetime of a written cookie in seconds. */
function getLifetime(cookie: string): number {
  const maxAge = /;\s*max-age=(\d+)/i.exec(cookie)?.[1];
  const expires = /;\s*expires=([^;]+)/i.exec(cookie)?.[1];
  return maxAge ? Number(maxAge) : (Date.parse(expires ?? '') - NOW) / 1000;
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  for (const name of ['codeVariant', 'codeStyling']) {
    document.cookie = `${name}=; expires=${new Date(0).toUTCString()}; path=/`;
  }
});

/** Both preferences, with functions that accept any of their values. */
const ROWS = [
  {
    row: 'code variant',
    name: 'variantPreference',
    cookie: 'codeVariant',
    initial: 'TS',
    other: 'JS',
  },
  {
    row: 'code styling',
    name: 'flavourPreference',
    cookie: 'codeStyling',
    initial: 'system',
    other: 'tailwind',
  },
] as const;

interface Preference {
  get: () => string;
  set: (value: string) => void;
  override: (value: string) => void;
}
const open = (name: (typeof ROWS)[number]['name']) => openPage()[name] as unknown as Preference;

// @proves S3.13, S3.14
test('the variants are JS and TS, the flavors MUI System, Tailwind and CSS', () => {
  expect(Object.keys(VARIANTS).sort()).toEqual(['JS', 'TS']);
  expect(FLAVOURS.system).toBe('MUI System');
  expect(Object.keys(FLAVOURS).sort()).toEqual(['css', 'system', 'tailwind']);
});

describe.each(ROWS)('$row', ({ name, cookie, initial, other }) => {
  test('reads the cookie once, whether it exists or not', () => {
    const asked = jest.fn(() => '');
    Object.defineProperty(document, 'cookie', { configurable: true, get: asked });
    const preference = open(name);
    expect([preference.get(), preference.get(), preference.get()]).toEqual(Array(3).fill(initial));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  // @proves S4.11, S4.14
  test('has its default without a cookie', () => {
    expect(open(name).get()).toBe(initial);
  });

  // @proves S4.13, S4.16
  test(`reads the cookie ${cookie}=${other}`, () => {
    document.cookie = `${cookie}=${other}; path=/`;
    expect(open(name).get()).toBe(other);
  });

  test.each(['', 'COBOL', 'ts', 'System', '%', '__proto__', '<script>'])(
    'a cookie with the unknown value "%s" is ignored',
    (value) => {
      document.cookie = `${cookie}=${value}; path=/`;
      expect(open(name).get()).toBe(initial);
    },
  );

  test('a choice applies immediately, and on the next page', () => {
    const preference = open(name);
    preference.set(other);
    expect(preference.get()).toBe(other);
    expect(open(name).get()).toBe(other);
    preference.set(initial);
    expect(open(name).get()).toBe(initial);
  });

  // @proves S9.13
  test(`the cookie ${cookie} lasts 31536000 seconds`, () => {
    const written = recordCookies();
    open(name).set(other);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(new RegExp(`^${cookie}=${other};`));
    expect(written[0]).toMatch(/;\s*path=\/(;|$)/i);
    expect(getLifetime(written[0]!)).toBe(YEAR);
  });

  test('an override, such as from a hash, applies to this page and writes no cookie', () => {
    const written = recordCookies();
    const preference = open(name);
    preference.override(other);
    expect(preference.get()).toBe(other);
    expect(written).toEqual([]);
    expect(open(name).get()).toBe(initial);
  });

  test('a hash takes precedence over the cookie', () => {
    document.cookie = `${cookie}=${other}; path=/`;
    const preference = open(name);
    preference.override(initial);
    expect(preference.get()).toBe(initial);
    expect(open(name).get()).toBe(other);
  });

  test.each([
    ['are dropped without a word', () => '', () => {}],
    [
      'throw',
      () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
      () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    ],
  ])(
    'if cookies %s, the default applies, a choice works, and nothing is logged',
    (_how, get, set) => {
      const messages = (['error', 'warn', 'log'] as const).map((method) =>
        jest.spyOn(console, method).mockImplementation(() => {}),
      );
      Object.defineProperty(document, 'cookie', { configurable: true, get, set });
      const preference = open(name);
      expect(preference.get()).toBe(initial);
      expect(() => preference.set(other)).not.toThrow();
      expect(preference.get()).toBe(other);
      messages.forEach((method) => expect(method).not.toHaveBeenCalled());
    },
  );
});
