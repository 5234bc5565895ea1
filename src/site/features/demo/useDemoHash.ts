import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { parseCodeHash, parseDemoHash } from '@/src/shared/flavours';
import { flavourPreference, variantPreference } from '../../state/codePreferences';
import { readHash } from '../../browser/addressHash';
import { scrollToElement } from '../../browser/scrollPosition';

/**
 * Applies the variant and flavor of the address, even if it names a demo that doesn't exist (anymore): see
 * `parseCodeHash`. Used once per page.
 */
export function useCodeHash(): void {
  useEffect(() => {
    const onHash = () => {
      const { variant, flavour } = parseCodeHash(
        readHash(),
        (id) => document.getElementById(id) !== null,
      );
      if (variant) {
        variantPreference.override(variant);
      }
      if (flavour) {
        flavourPreference.override(flavour);
      }
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
}

/**
 * Expands a demo's code when the hash names the demo, and keeps the scroll position while content above it loads.
 * @param name the demo's name, which is its anchor.
 */
export function useDemoHash(name: string, open: () => void): void {
  const onHash = useEffectEvent(() => {
    const hash = parseDemoHash(readHash());
    if (hash?.demo !== name) {
      return;
    }
    open();
    const element = document.getElementById(name);
    if (element) {
      scrollToElement(element);
    }
  });
  useEffect(() => {
    onHash();
    // On a new page, the router scrolls to the top and, after the event, to the hash. Without the delay, this would
    // look as if the user had scrolled away.
    const onArrival = () => queueMicrotask(onHash);
    window.addEventListener('hashchange', onHash);
    Router.events.on('routeChangeComplete', onArrival);
    return () => {
      window.removeEventListener('hashchange', onHash);
      Router.events.off('routeChangeComplete', onArrival);
    };
  }, []);
}
