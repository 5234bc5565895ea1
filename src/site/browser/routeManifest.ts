/**
 * The route manifest lists the scripts of all pages, so it grows with the site. Only in-site navigation needs it, and
 * exported pages don't request it (src/node/next/joinManifests.ts): it is loaded after the page, or when a navigation
 * becomes likely before that.
 */
import { useEffect } from 'react';
import { pageLoaded } from './pageLoaded';

let requested = false;

/**
 * Tells the router that there is no middleware, because it waits for this part of the manifest when it is created. An
 * exported site has none, which src/node/next/packRoutes.ts checks. Called by `pages/_app` before the router exists.
 */
export function declareNoMiddleware(): void {
  if (typeof window !== 'undefined' && process.env.NODE_ENV !== 'development') {
    Object.assign(window, { __MIDDLEWARE_MATCHERS: [] });
  }
}

/** Loads the manifest once. If it can't be loaded, Next.js opens the next page with a reload. */
export function loadRouteManifest(): void {
  // The development server's pages request it themselves.
  if (requested || process.env.NODE_ENV === 'development') {
    return;
  }
  requested = true;
  const script = document.createElement('script');
  script.src = `/_next/static/${window.__NEXT_DATA__.buildId}/_buildManifest.js`;
  script.onerror = () => {
    requested = false;
    script.remove();
  };
  document.head.append(script);
}

/** Loads the manifest after the load event of the page. Used once, by the app. */
export function useRouteManifest(): void {
  useEffect(() => void pageLoaded().then(loadRouteManifest), []);
}
