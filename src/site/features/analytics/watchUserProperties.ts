import { flavourPreference, variantPreference } from '../../state/codePreferences';
import { storedText } from '../../state/storedText';
import { readMode, systemScheme } from '../../state/mode';
import { MODE_KEY } from '../../state/modeNames';
import type { Analytics, EventParams } from './analytics';

/**
 * Specification, section 7: "code variant, language, pixel ratio, OS colour scheme, theme mode, code styling".
 * The mode is what the reader chose, `system` included: what shows follows from it and from the system's scheme.
 */
function readUserProperties(): EventParams {
  return {
    codeVariant: variantPreference.get(),
    language: document.documentElement.lang,
    // Zoomed pages have ratios with many digits.
    dpr: Math.round(window.devicePixelRatio * 100) / 100,
    colorSchemeOS: systemScheme.get(),
    colorScheme: readMode(),
    codeStylingVariant: flavourPreference.get(),
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
  const language = new MutationObserver(update);
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
  const stops = [
    variantPreference.subscribe(update),
    flavourPreference.subscribe(update),
    systemScheme.subscribe(update),
    storedText(MODE_KEY).subscribe(update),
    watchPixelRatio(update),
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
