import { useEffect, useEffectEvent } from 'react';
import { parseDemoHash } from '@/src/shared/flavours';
import { flavourPreference, variantPreference } from '../settings/preferences';

/**
 * Opens a demo's code when the address points to it, in the variant and flavour that the hash names.
 * @param name the demo's name, its anchor.
 */
export function useDemoHash(name: string, open: () => void): void {
  const onHash = useEffectEvent(() => {
    const hash = parseDemoHash(decodeURIComponent(window.location.hash));
    if (hash?.demo !== name) {
      return;
    }
    open();
    if (hash.variant) {
      variantPreference.set(hash.variant, { remember: false });
    }
    if (hash.flavour) {
      flavourPreference.set(hash.flavour, { remember: false });
    }
    document.getElementById(name)?.scrollIntoView();
  });
  useEffect(() => {
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
}
