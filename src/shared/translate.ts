import type { BUILD_TEXTS } from '@/translations/buildTexts.cjs';
import type english from '@/translations/translations.json';

/** A key of `translations/translations.json`. */
export type TextKey = keyof typeof english;

/** A key whose text browsers have: see buildTexts.cjs. */
export type SiteTextKey = Exclude<TextKey, (typeof BUILD_TEXTS)[number]>;

/** Interface texts by key. */
export type Translations = Readonly<Record<string, string>>;

/**
 * Replaces `{{name}}` in a text.
 * @param values by name; a name without a value stays as written.
 */
export function fillText(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

const warned = new Set<string>();

/**
 * Returns the text of a key in a language.
 * S5.2 and S5.3: for a missing translation, "the English text is used" and "a warning is logged once per key". S5.4: an
 * unknown language "shows an ellipsis". S8.6: a missing language is a console error.
 * @param translations texts by language code; `en` is complete.
 */
export function translate(
  translations: Readonly<Record<string, Translations | undefined>>,
  language: string,
  key: string,
  values?: Readonly<Record<string, string>>,
): string {
  const texts = translations[language];
  if (!texts) {
    console.error(`Missing language: ${language}`);
    return '…';
  }
  let text = texts[key];
  if (text === undefined) {
    const id = `${language}:${key}`;
    if (!warned.has(id)) {
      warned.add(id);
      console.warn(`Missing translation for ${id}`);
    }
    text = translations.en?.[key] ?? '…';
  }
  return fillText(text, values);
}
