import { useMemo } from 'react';
import { type SiteTextKey, translate } from '@/src/shared/translate';
import english from '@/translations/translations.json';
import { useLanguage } from './UserLanguage';

export type { SiteTextKey as TextKey };

/** Returns the interface text of a key, with `{{name}}` replaced from `values`. */
export type Translate = (key: SiteTextKey, values?: Readonly<Record<string, string>>) => string;

/** Returns the interface texts in the language of the page. */
export function useTranslate(): Translate {
  const { userLanguage, texts } = useLanguage();
  return useMemo(() => {
    // The build counts missing texts in one line. The browser warns about each.
    const own = typeof window === 'undefined' ? texts && { ...english, ...texts } : texts;
    const translations = { en: english, ...(own && { [userLanguage]: own }) };
    return (key, values) => translate(translations, userLanguage, key, values);
  }, [userLanguage, texts]);
}
