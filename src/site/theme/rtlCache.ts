import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const caches = new WeakMap<Node, EmotionCache>();

/** Returns the Emotion cache that mirrors styles. There is one per container. */
export function getRtlCache(container: HTMLElement): EmotionCache {
  let cache = caches.get(container);
  if (!cache) {
    cache = createCache({ key: 'rtl', container, stylisPlugins: [prefixer, rtlPlugin] });
    caches.set(container, cache);
  }
  return cache;
}
