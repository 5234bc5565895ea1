import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { SITE_ORIGIN } from '@/src/shared/links';
import { storedText } from '../../state/storedText';

/** Local storage key. The value `on` enables the service worker on `localhost`, for tests and development. */
const LOCAL_KEY = 'serviceWorker';

/** S4.31: "A service worker is registered only on the production docs host". */
export function isDocsHost({ origin, hostname }: Location): boolean {
  if (process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') {
    return false;
  }
  return (
    origin === SITE_ORIGIN || (hostname === 'localhost' && storedText(LOCAL_KEY).get() === 'on')
  );
}

/** Registers the service worker when the page has loaded, and reports visited pages to it. Used once per page. */
export function useServiceWorker(): void {
  const { events } = useRouter();
  useEffect(() => {
    // In an iframe, the outer page does this.
    const isFramed = window.parent !== window;
    if (isFramed || !('serviceWorker' in navigator) || !isDocsHost(window.location)) {
      return undefined;
    }
    let cachePage: ((url: string) => Promise<void>) | undefined;
    const start = async () => {
      const registration = await import('./registration');
      await registration.register();
      cachePage = registration.cachePage;
    };
    const onLoad = () => void start().catch(console.error);
    if (document.readyState === 'complete') {
      onLoad();
    } else {
      window.addEventListener('load', onLoad, { once: true });
    }
    // Without a network, there is nothing to cache.
    const onRead = (url: string) => void cachePage?.(url).catch(() => undefined);
    events.on('routeChangeComplete', onRead);
    return () => {
      window.removeEventListener('load', onLoad);
      events.off('routeChangeComplete', onRead);
    };
  }, [events]);
}
