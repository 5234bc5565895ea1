/**
 * After a deployment, open pages request code that no longer exists. Such a page is reloaded once to get the new
 * version. It isn't reloaded if that doesn't help (no network, same version) or if the user is typing. In these cases,
 * the feature that requested the code shows an error message.
 */
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { saveInput } from '../state/persistedInput';
import { isTyping } from './isTyping';

/** Session storage key: the build for which this tab was reloaded. */
const KEY = 'fieldguide-reloaded-for';

/**
 * The address of the current router navigation. If the code of that page is missing, the router reloads there itself.
 * An exception is code that it was prefetching already: Next 16.4 then waits forever (`withFuture` in its route loader
 * discards the promise).
 */
let leaving: string | undefined;

/** The router takes a moment to reload. If nothing has happened after this time, it waits forever. In milliseconds. */
const ROUTER_MS = 1500;

/** Watches for code of this site that fails to load. Used once, by the app. */
export function useStalePage(): void {
  const { events } = useRouter();
  useEffect(() => {
    let reloadTimer: ReturnType<typeof setTimeout> | undefined;
    const onStart = (url: string) => {
      clearTimeout(reloadTimer);
      leaving = url;
    };
    const onComplete = () => {
      clearTimeout(reloadTimer);
      leaving = undefined;
    };
    // A navigation whose code is missing ends in a reload. A canceled navigation doesn't.
    const onRouteError = ({ cancelled }: { cancelled?: boolean }) => {
      clearTimeout(reloadTimer);
      if (cancelled) {
        leaving = undefined;
      } else {
        saveInput();
      }
    };
    const onError = ({ target }: Event) => {
      if (!isCode(target)) {
        return;
      }
      if (leaving === undefined) {
        reloadWhenStale();
      } else {
        const url = leaving;
        clearTimeout(reloadTimer);
        reloadTimer = setTimeout(() => {
          saveInput();
          window.location.assign(url);
        }, ROUTER_MS);
      }
    };
    events.on('routeChangeStart', onStart);
    events.on('routeChangeComplete', onComplete);
    events.on('routeChangeError', onRouteError);
    // The error events of elements don't bubble.
    window.addEventListener('error', onError, true);
    return () => {
      clearTimeout(reloadTimer);
      events.off('routeChangeStart', onStart);
      events.off('routeChangeComplete', onComplete);
      events.off('routeChangeError', onRouteError);
      window.removeEventListener('error', onError, true);
    };
  }, [events]);
}

/** Whether an element is a script or style sheet of this site that the page needs. Prefetched files don't count. */
function isCode(target: EventTarget | null): boolean {
  const url =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
        ? target.href
        : '';
  return url.startsWith(`${window.location.origin}/_next/static/`);
}

/** Reloads the page if another version is published. Call it when code or data of this version is missing. */
export function reloadWhenStale(): void {
  // Without a network, there is no other version to load. The caller reports the error.
  findPublished().then(
    (published) => {
      if (
        published !== undefined &&
        published !== window.__NEXT_DATA__.buildId &&
        leaving === undefined &&
        !isTyping() &&
        saveInput() &&
        isFirstFor(published)
      ) {
        window.location.reload();
      }
    },
    () => undefined,
  );
}

/** Returns the id of the published build, or undefined if the page no longer exists. */
async function findPublished(): Promise<string | undefined> {
  const response = await fetch(window.location.pathname, { cache: 'no-store' });
  return response.ok ? /"buildId":"([^"]+)"/.exec(await response.text())?.[1] : undefined;
}

/**
 * Hosts can alternate between two versions during a deployment, so a tab reloads only once for each build. Without
 * session storage, it never reloads.
 */
function isFirstFor(build: string): boolean {
  try {
    const isFirst = window.sessionStorage.getItem(KEY) !== build;
    window.sessionStorage.setItem(KEY, build);
    return isFirst;
  } catch {
    return false;
  }
}
