import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createPortal } from 'react-dom';

interface Isolated {
  cache: EmotionCache;
  container: HTMLElement;
}

/** Renders its children in a shadow root. `children` receives the element for portals. */
export function ShadowRoot({
  children,
}: {
  children: (container: HTMLElement) => React.ReactNode;
}) {
  const [isolated, setIsolated] = React.useState<Isolated>();

  const createRoot = React.useCallback((host: HTMLDivElement | null) => {
    if (!host) {
      return;
    }
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const styles = document.createElement('div');
    const container = document.createElement('div');
    shadow.replaceChildren(styles, container);
    setIsolated({ cache: createCache({ key: 'shadow', container: styles }), container });
  }, []);

  return (
    <div ref={createRoot}>
      {isolated &&
        createPortal(
          <CacheProvider value={isolated.cache}>{children(isolated.container)}</CacheProvider>,
          isolated.container,
        )}
    </div>
  );
}
