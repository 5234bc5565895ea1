import english from '@/translations/translations.json';
import { fillText } from '@/src/shared/translate';

/** A key of `translations/translations.json`. */
export type TextKey = keyof typeof english;

/** The interface text of a key, with `{{name}}` filled from `values`. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

const translate: Translate = (key, values) => fillText(english[key], values);

/** Interface texts in the reader's language. */
export function useTranslate(): Translate {
  return translate;
}
