declare global {
  interface Window {
    /** In production: the theme of the page's demos, or a promise of it until its code is loaded. */
    theme?: unknown;
  }
}

/**
 * Makes a theme available as `window.theme`, so that developers can explore it in the console. It is read on access, so
 * it always matches the current page and settings.
 */
export function exposeTheme(read: () => unknown): void {
  const own = Object.getOwnPropertyDescriptor(window, 'theme');
  // Doesn't overwrite a variable that the developer has defined in the console.
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
