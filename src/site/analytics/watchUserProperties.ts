import {
  flavourPreference,
  subscribePreferences,
  variantPreference,
} from '../settings/preferences';
import { subscribeStored } from '../settings/storage';
import { DARK_QUERY, MODE_KEY, readMode } from '../theme/mode';
import type { Analytics, EventParams } from './analytics';

/**
 * Specification, section 7: "code variant, language, pixel ratio, OS colour scheme, theme mode, code styling".
 * The mode is what the reader chose, `system` included: what shows follows from it and from the system's scheme.
 */
function readUserProperties(): EventParams {
  return {
    codeVariant: variantPreference.read(),
    language: document.documentElement.lang,
    // Zoomed pages have ratios with many digits.
    dpr: Math.round(window.devicePixelRatio * 100) / 100,
    colorSchemeOS: window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light',
    colorScheme: readMode(),
    codeStylingVariant: flavourPreference.read(),
  };
}

/** Tells the properties now and whenever one changes. @returns the way to stop. */
export function watchUserProperties({ setUserProperties }: Analytics): () => void {
  let last: string | undefined;
  const update = () => {
    const properties = readUserProperties();
    const text = JSON.stringify(properties);
    if (text !== last) {
      last = text;
      setUserProperties(properties);
    }
  };
  update();
  const scheme = window.matchMedia(DARK_QUERY);
  scheme.addEventListener('change', update);
  const language = new MutationObserver(update);
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
  const stops = [
    subscribePreferences(update),
    subscribeStored(MODE_KEY, update),
    watchPixelRatio(update),
    () => scheme.removeEventListener('change', update),
    () => language.disconnect(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** A query can only say that the ratio is no longer what it was: each change asks anew. */
function watchPixelRatio(listener: () => void): () => void {
  let query: MediaQueryList;
  const watch = () => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', onChange, { once: true });
  };
  const onChange = () => {
    watch();
    listener();
  };
  watch();
  return () => query.removeEventListener('change', onChange);
}
