import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { parseCodeHash, parseDemoHash } from '@/src/shared/flavours';
import { readHash } from '../../browser/addressHash';
import { landOn } from '../../browser/keepInPlace';
import { flavourPreference, variantPreference } from '../../state/codePreferences';

/**
 * Takes variant and flavour from the address, also where it names a demo that the page does not have (any more): see
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
 * Opens a demo's code when the address points to it, and stays there while what is above it still loads.
 * @param name the demo's name, its anchor.
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
      landOn(element);
    }
  });
  useEffect(() => {
    onHash();
    // On a new page the router goes to the top and, once it has told of the change, to the place in the address: by
    // then it has looked like a reader who leaves.
    const onArrival = () => queueMicrotask(onHash);
    window.addEventListener('hashchange', onHash);
    Router.events.on('routeChangeComplete', onArrival);
    return () => {
      window.removeEventListener('hashchange', onHash);
      Router.events.off('routeChangeComplete', onArrival);
    };
  }, []);
}
