/** Promises for deferring work. */

/** Resolves after the load event. */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
    } else {
      window.addEventListener('load', () => resolve(), { once: true });
    }
  });
}

/**
 * Resolves when the browser is idle. Safari doesn't support requestIdleCallback, so it uses a timer, which also lets
 * input events run first.
 */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: 1000 });
    } else {
      setTimeout(resolve, 30);
    }
  });
}
