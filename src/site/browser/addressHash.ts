/** Returns the decoded hash of the address without `#`. A hash that can't be decoded is returned as it is. */
export function readHash(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Calls `listener` now, when the hash changes, and when the user follows a link to the current hash. The browser fires
 * no event in the last case, though the target may be hidden by then.
 * @returns a function that removes the listeners.
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
