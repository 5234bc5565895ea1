/**
 * After a deploy, an open page asks for code that is gone. It is reloaded, once, and has the new one. Where that is no
 * remedy (no network, the same version) or no help (somebody is writing), whoever asked for the code says so.
 */
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isWriting } from './isWriting';
import { saveInput } from '../state/persistedInput';

/** Session storage: the build that a page of this tab was reloaded for. */
const KEY = 'fieldguide-reloaded-for';

/**
 * The address that the router is on its way to: when that page's code is gone, it goes there by a reload itself. But not
 * where it was fetching that code in advance already: Next 16.4 then waits for ever (`withFuture` in its route loader
 * drops what it has given out).
 */
let leaving: string | undefined;

/** The router's own way takes a moment; after this long it waits for ever, in milliseconds. */
const ROUTER_MS = 1500;

/** Watches the code of this site that does not come, whatever asked for it. Used once, by the app. */
export function useStalePage(): void {
  const { events } = useRouter();
  useEffect(() => {
    let rescue: ReturnType<typeof setTimeout> | undefined;
    const onStart = (url: string) => {
      clearTimeout(rescue);
      leaving = url;
    };
    const onComplete = () => {
      clearTimeout(rescue);
      leaving = undefined;
    };
    // One whose code is gone is followed by a reload; one that was overtaken, by nothing.
    const onRouteError = ({ cancelled }: { cancelled?: boolean }) => {
      clearTimeout(rescue);
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
        clearTimeout(rescue);
        rescue = setTimeout(() => {
          saveInput();
          window.location.assign(url);
        }, ROUTER_MS);
      }
    };
    events.on('routeChangeStart', onStart);
    events.on('routeChangeComplete', onComplete);
    events.on('routeChangeError', onRouteError);
    // Errors of elements do not bubble.
    window.addEventListener('error', onError, true);
    return () => {
      clearTimeout(rescue);
      events.off('routeChangeStart', onStart);
      events.off('routeChangeComplete', onComplete);
      events.off('routeChangeError', onRouteError);
      window.removeEventListener('error', onError, true);
    };
  }, [events]);
}

/** A script or style sheet of the site that something waits for: not what is fetched in advance for a page to come. */
function isCode(target: EventTarget | null): boolean {
  const url =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
        ? target.href
        : '';
  return url.startsWith(`${window.location.origin}/_next/static/`);
}

/** For whoever misses code or data of its version: reloads the page when another version is there. */
export function reloadWhenStale(): void {
  // Without a network there is no other version to go to; the reader is told by whoever waits.
  findPublished().then(
    (published) => {
      if (
        published !== undefined &&
        published !== window.__NEXT_DATA__.buildId &&
        leaving === undefined &&
        !isWriting() &&
        saveInput() &&
        isFirstFor(published)
      ) {
        window.location.reload();
      }
    },
    () => undefined,
  );
}

/** The build that the host serves now; undefined when the page is none of its pages any more. */
async function findPublished(): Promise<string | undefined> {
  const response = await fetch(window.location.pathname, { cache: 'no-store' });
  return response.ok ? /"buildId":"([^"]+)"/.exec(await response.text())?.[1] : undefined;
}

/** Hosts may serve two versions in turn: a tab goes to each once. Without storage it cannot know, and stays. */
function isFirstFor(build: string): boolean {
  try {
    const isFirst = window.sessionStorage.getItem(KEY) !== build;
    window.sessionStorage.setItem(KEY, build);
    return isFirst;
  } catch {
    return false;
  }
}
