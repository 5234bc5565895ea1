/** Stubs for features that jsdom lacks or that a browser may block. For tests with the jsdom environment. */
import { jest } from '@jest/globals';

/** Makes local storage throw, as browsers do that block it. Returns the way back. */
export function blockStorage(): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  return () => {
    if (own) {
      Object.defineProperty(window, 'localStorage', own);
    } else {
      Reflect.deleteProperty(window, 'localStorage');
    }
  };
}

/** The system's color scheme, for `matchMedia`. */
export interface SystemScheme {
  /** Changes the color scheme and notifies all listeners. */
  setDark: (dark: boolean) => void;
  countListeners: () => number;
}

export function createSystemScheme(dark: boolean): SystemScheme {
  const listeners = new Set<() => void>();
  let isDark = dark;
  // Assigned, not defined: before 20.10 Node's vm contexts do not notice a second definition.
  window.matchMedia = (query: string) =>
    ({
      get matches() {
        return query === '(prefers-color-scheme: dark)' && isDark;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return {
    setDark(next) {
      isDark = next;
      listeners.forEach((listener) => listener());
    },
    countListeners: () => listeners.size,
  };
}

/** A clipboard that takes texts, or refuses them. */
export interface FakeClipboard {
  texts: string[];
}

export function createClipboard({ refuses = false } = {}): FakeClipboard {
  const clipboard: FakeClipboard = { texts: [] };
  const refusal = () => new DOMException('Write permission denied.', 'NotAllowedError');
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        if (refuses) {
          throw refusal();
        }
        clipboard.texts.push(text);
      },
    },
  });
  // The old way, which clipboard-copy falls back to.
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    writable: true,
    value: () => !refuses,
  });
  return clipboard;
}

/** Tells this page that another tab has changed a key of local storage; null: that it has cleared all. */
export function writeInOtherTab(key: string | null, value: string | null): void {
  if (key === null) {
    window.localStorage.clear();
  } else if (value === null) {
    window.localStorage.removeItem(key);
  } else {
    window.localStorage.setItem(key, value);
  }
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

/** Installs fake timers that don't affect promises. */
export function fakeTimers(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
}
