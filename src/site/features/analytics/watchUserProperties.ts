import { flavourPreference, variantPreference } from '../../state/codePreferences';
import { storedText } from '../../state/storedText';
import { readMode, systemScheme } from '../../state/mode';
import { MODE_KEY } from '../../state/modeNames';
import type { Analytics, EventParams } from './analytics';

/**
 * S7.10: "code variant, language, pixel ratio, OS colour scheme, theme mode, code styling". The mode is the user's
 * setting, which can be `system`. The visible mode follows from it and the OS color scheme.
 */
function readUserProperties(): EventParams {
  return {
    codeVariant: variantPreference.get(),
    language: document.documentElement.lang,
    // When the page is zoomed, the ratio has many digits.
    dpr: Math.round(window.devicePixelRatio * 100) / 100,
    colorSchemeOS: systemScheme.get(),
    colorScheme: readMode(),
    codeStylingVariant: flavourPreference.get(),
  };
}

/**
 * Sends the properties now and when one of them changes.
 * @returns a function that stops it.
 */
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

/** A media query can only report that the ratio has changed, so each change needs a new query. */
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
