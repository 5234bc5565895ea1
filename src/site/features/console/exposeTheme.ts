declare global {
  interface Window {
    /** In production: the theme of the page's demos, or a promise of it as long as its code is not there. */
    theme?: unknown;
  }
}

/**
 * Lets developers explore a theme at `window.theme` of the published site. It is read when they ask, so it is always
 * that of the page and the settings that they see.
 */
export function exposeTheme(read: () => unknown): void {
  const own = Object.getOwnPropertyDescriptor(window, 'theme');
  // Whoever tries things out in the console may have taken the name.
  if (process.env.NODE_ENV === 'development' || window.parent !== window || (own && !own.get)) {
    return;
  }
  Object.defineProperty(window, 'theme', {
    configurable: true,
    get: read,
    set: (value: unknown) =>
      Object.defineProperty(window, 'theme', { configurable: true, writable: true, value }),
  });
}
