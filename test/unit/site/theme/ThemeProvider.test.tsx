/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { Dispatch } from 'react';
import { storedText } from '@/src/site/state/storedText';
import { ThemeProvider, useThemeDispatch, useThemeSettings } from '@/src/site/theme/ThemeProvider';
import { MODE_KEY } from '@/src/site/state/modeNames';
import {
  DEFAULT_THEME_SETTINGS,
  THEME_SETTINGS_KEY,
  type ThemeAction,
  type ThemeSettings,
  stringifyThemeSettings,
} from '@/src/site/state/themeSettings';
import {
  type SystemScheme,
  blockStorage,
  createSystemScheme,
  writeInOtherTab,
} from '../../support/browser';

let settings: ThemeSettings;
let dispatch: Dispatch<ThemeAction>;
let renders: number;

/** Stores the props that a component of the site was rendered with. */
function note(nextSettings: ThemeSettings, nextDispatch: Dispatch<ThemeAction>) {
  settings = nextSettings;
  dispatch = nextDispatch;
  renders += 1;
}

function Probe() {
  note(useThemeSettings(), useThemeDispatch());
  return null;
}
const probe = <Probe />;
const renderSite = () => render(<ThemeProvider>{probe}</ThemeProvider>);
const send = (action: ThemeAction) => act(() => dispatch(action));
const readStoredSettings = () => JSON.parse(window.localStorage.getItem(THEME_SETTINGS_KEY)!);
const store = (value: object) =>
  window.localStorage.setItem(THEME_SETTINGS_KEY, JSON.stringify(value));

const STORED = {
  dense: true,
  direction: 'rtl' as const,
  paletteColors: { primary: '#112233' },
  spacing: 5,
};

let system: SystemScheme;
beforeEach(() => {
  // The next write discards values that were kept in memory while storage was blocked.
  storedText(THEME_SETTINGS_KEY).set('{}');
  storedText(MODE_KEY).set('system');
  window.localStorage.clear();
  document.documentElement.removeAttribute('dir');
  system = createSystemScheme(false);
  renders = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('outside of the provider', () => {
  // @proves S8.8
  test("the dispatcher throws 'Forgot to wrap component in ThemeProvider'", () => {
    render(probe);
    expect(() => dispatch({ type: 'INCREASE_SPACING' })).toThrow(
      'Forgot to wrap component in ThemeProvider',
    );
  });

  test('the settings are the defaults', () => {
    render(probe);
    expect(settings).toEqual(DEFAULT_THEME_SETTINGS);
  });
});

describe('the settings', () => {
  test('of a first visit are the defaults, and nothing is stored', () => {
    renderSite();
    expect(settings).toEqual(DEFAULT_THEME_SETTINGS);
    expect(window.localStorage.getItem(THEME_SETTINGS_KEY)).toBeNull();
  });

  test.each<[ThemeAction, object]>([
    [{ type: 'SET_SPACING', payload: 4 }, { spacing: 4 }],
    [{ type: 'INCREASE_SPACING' }, { spacing: 9 }],
    [{ type: 'SET_DENSE', payload: true }, { dense: true }],
    [{ type: 'CHANGE', payload: { direction: 'rtl' } }, { direction: 'rtl' }],
    [
      { type: 'CHANGE', payload: { paletteColors: { primary: '#112233' } } },
      { paletteColors: { primary: '#112233' } },
    ],
  ])('are stored under their key after %j, and restored by the next visit', (action, expected) => {
    const { unmount } = renderSite();
    send(action);
    expect(readStoredSettings()).toMatchObject(expected);
    unmount();
    renderSite();
    expect(settings).toEqual({ ...DEFAULT_THEME_SETTINGS, ...expected });
  });

  test('are restored in every field', () => {
    store(STORED);
    renderSite();
    expect(settings).toEqual({ ...DEFAULT_THEME_SETTINGS, ...STORED });
  });

  test('stay reset after a reload', () => {
    store(STORED);
    const { unmount } = renderSite();
    send({ type: 'RESET_DENSITY' });
    send({ type: 'RESET_COLORS' });
    unmount();
    renderSite();
    expect(settings).toEqual({ ...DEFAULT_THEME_SETTINGS, direction: 'rtl' });
  });

  test.each(['no JSON', 'null', '[]', '{"spacing":"a","direction":"up","paletteColors":1}'])(
    'are the defaults if %j is stored',
    (text) => {
      window.localStorage.setItem(THEME_SETTINGS_KEY, text);
      renderSite();
      expect(settings).toEqual(DEFAULT_THEME_SETTINGS);
    },
  );

  // @proves S4.7
  test('"applied only if different": a change without effect re-renders nothing', () => {
    store(STORED);
    renderSite();
    const before = settings;
    const count = renders;
    send({ type: 'CHANGE', payload: { direction: 'rtl', paletteColors: { primary: '#112233' } } });
    expect(settings).toBe(before);
    expect(renders).toBe(count);
  });

  // @proves S3.11
  test('have the visible mode: the stored one, or that of the system', () => {
    window.localStorage.setItem(MODE_KEY, 'dark');
    renderSite();
    expect(settings.paletteMode).toBe('dark');
    act(() => writeInOtherTab(MODE_KEY, 'system'));
    expect(settings.paletteMode).toBe('light');
    act(() => system.setDark(true));
    expect(settings.paletteMode).toBe('dark');
  });

  test('do not contain the mode, which has its own key', () => {
    renderSite();
    act(() => system.setDark(true));
    send({ type: 'INCREASE_SPACING' });
    expect(readStoredSettings()).not.toHaveProperty('paletteMode');
  });
});

describe('the direction', () => {
  test('is set on <html>, and reset', () => {
    renderSite();
    send({ type: 'CHANGE', payload: { direction: 'rtl' } });
    expect(document.documentElement.dir).toBe('rtl');
    send({ type: 'CHANGE', payload: { direction: 'ltr' } });
    expect(document.documentElement.dir).toBe('ltr');
  });

  test('that the script in the head has set stays on <html> during hydration', () => {
    store(STORED);
    document.documentElement.dir = 'rtl';
    const seen: string[] = [];
    const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dir')!;
    Object.defineProperty(document.documentElement, 'dir', {
      configurable: true,
      get: () => own.get!.call(document.documentElement),
      set: (value: string) => {
        seen.push(value);
        own.set!.call(document.documentElement, value);
      },
    });
    renderSite();
    Reflect.deleteProperty(document.documentElement, 'dir');
    expect(document.documentElement.dir).toBe('rtl');
    expect(seen).not.toContain('ltr');
  });
});

describe('another tab', () => {
  test('updates the settings here', () => {
    renderSite();
    act(() => writeInOtherTab(THEME_SETTINGS_KEY, JSON.stringify(STORED)));
    expect(settings).toEqual({ ...DEFAULT_THEME_SETTINGS, ...STORED });
    expect(document.documentElement.dir).toBe('rtl');
  });

  test('does not cause a write', () => {
    renderSite();
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    const text = stringifyThemeSettings({ ...DEFAULT_THEME_SETTINGS, ...STORED });
    act(() => writeInOtherTab(THEME_SETTINGS_KEY, text));
    expect(setItem.mock.calls).toEqual([[THEME_SETTINGS_KEY, text]]);
  });

  test('that clears the storage restores the defaults', () => {
    store(STORED);
    renderSite();
    act(() => writeInOtherTab(null, null));
    expect(settings).toEqual(DEFAULT_THEME_SETTINGS);
    expect(document.documentElement.dir).toBe('ltr');
  });

  test('that changes another key has no effect', () => {
    renderSite();
    const before = settings;
    act(() => writeInOtherTab('somebody-else', '{"dense":true}'));
    expect(settings).toBe(before);
  });

  test('is ignored after unmounting', () => {
    const { unmount } = renderSite();
    const before = settings;
    unmount();
    act(() => writeInOtherTab(THEME_SETTINGS_KEY, JSON.stringify(STORED)));
    expect(settings).toBe(before);
    expect(system.countListeners()).toBe(0);
  });
});

test('if storage is blocked, the settings change for this page without an error', () => {
  const messages = (['error', 'warn', 'log'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(() => {}),
  );
  const free = blockStorage();
  try {
    renderSite();
    expect(settings).toEqual(DEFAULT_THEME_SETTINGS);
    send({ type: 'SET_DENSE', payload: true });
    send({ type: 'INCREASE_SPACING' });
    send({ type: 'CHANGE', payload: { direction: 'rtl' } });
    expect(settings).toMatchObject({ dense: true, spacing: 9, direction: 'rtl' });
    expect(document.documentElement.dir).toBe('rtl');
    messages.forEach((method) => expect(method).not.toHaveBeenCalled());
  } finally {
    free();
  }
});
