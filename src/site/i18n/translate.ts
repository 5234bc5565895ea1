import { useMemo } from 'react';
import { type TextKey, translate } from '@/src/shared/translate';
import english from '@/translations/translations.json';
import { useLanguage } from './UserLanguage';

export type { TextKey };

/** Returns the interface text of a key, with `{{name}}` replaced from `values`. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** Returns the interface texts in the language of the page. */
export function useTranslate(): Translate {
  const { userLanguage, texts } = useLanguage();
  return useMemo(() => {
    const translations = { en: english, ...(texts && { [userLanguage]: texts }) };
    return (key, values) => translate(translations, userLanguage, key, values);
  }, [userLanguage, texts]);
}
