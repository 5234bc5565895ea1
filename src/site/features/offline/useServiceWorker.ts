import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { SITE_ORIGIN } from '@/src/shared/links';
import { storedText } from '../../state/storedText';

/** Local storage: `on` lets `localhost` count as the docs host, for tests and for trying things out. */
const LOCAL_KEY = 'serviceWorker';

/** Specification, section 4: "A service worker is registered only on the production docs host". */
export function isDocsHost({ origin, hostname }: Location): boolean {
  if (process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') {
    return false;
  }
  return (
    origin === SITE_ORIGIN || (hostname === 'localhost' && storedText(LOCAL_KEY).get() === 'on')
  );
}

/** Registers the service worker once the page has loaded, and tells it what is read. Used once per page. */
export function useServiceWorker(): void {
  const { events } = useRouter();
  useEffect(() => {
    // The page around a frame speaks for it.
    const isFramed = window.parent !== window;
    if (isFramed || !('serviceWorker' in navigator) || !isDocsHost(window.location)) {
      return undefined;
    }
    let noteRead: ((url: string) => Promise<void>) | undefined;
    const start = async () => {
      const registration = await import('./registration');
      await registration.register();
      noteRead = registration.noteRead;
    };
    const onLoad = () => void start().catch(console.error);
    if (document.readyState === 'complete') {
      onLoad();
    } else {
      window.addEventListener('load', onLoad, { once: true });
    }
    // Without a network there is nothing new to keep.
    const onRead = (url: string) => void noteRead?.(url).catch(() => undefined);
    events.on('routeChangeComplete', onRead);
    return () => {
      window.removeEventListener('load', onLoad);
      events.off('routeChangeComplete', onRead);
    };
  }, [events]);
}
