/** The hash of the address without its sign; a badly encoded one as it stands. */
export function readHash(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Calls back now, whenever the hash changes, and when a link leads to the hash that the address has already: of that
 * the browser tells nobody, though its place may be hidden by now. Returns the way to stop.
 */
export function listenToHash(listener: () => void): () => void {
  const onClick = ({ target, defaultPrevented, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (
      link?.href === window.location.href &&
      !(defaultPrevented || metaKey || ctrlKey || shiftKey)
    ) {
      listener();
    }
  };
  listener();
  window.addEventListener('hashchange', listener);
  document.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('hashchange', listener);
    document.removeEventListener('click', onClick);
  };
}
