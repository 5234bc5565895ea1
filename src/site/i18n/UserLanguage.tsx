import { useRouter } from 'next/router';
import { type ReactNode, createContext, useContext, useEffect, useMemo } from 'react';
import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import type { DocsPage } from '@/src/shared/page';
import type { Translations } from '@/src/shared/translate';

/** Specification, section 3: "Language state: userLanguage and its setter". */
interface LanguageState {
  userLanguage: string;
  /** Goes to the same page in another language. */
  setUserLanguage: (language: string) => void;
  /** Interface texts of the language; English ones are always at hand. */
  texts: Translations | undefined;
}

const LanguageContext = createContext<LanguageState>({
  userLanguage: DEFAULT_LANGUAGE,
  setUserLanguage: () => {
    throw new Error('Forgot to wrap component in UserLanguageProvider');
  },
  texts: undefined,
});

export function useLanguage(): LanguageState {
  return useContext(LanguageContext);
}

/** The language code of the page. */
export function useUserLanguage(): string {
  return useLanguage().userLanguage;
}

/** The language of a page is that of its address. Pages that are not documentation are English. */
export function UserLanguageProvider(props: { page: DocsPage | undefined; children: ReactNode }) {
  const { page, children } = props;
  const router = useRouter();
  const language = page?.language ?? DEFAULT_LANGUAGE;
  const pathname = page?.pathname ?? '';
  const texts = page?.texts;
  const state = useMemo(
    () => ({
      userLanguage: language,
      setUserLanguage: (next: string) => void router.push(localizeHref(`${pathname}/`, next)),
      texts,
    }),
    [router, language, pathname, texts],
  );
  useEffect(() => {
    // Setting it, even to what it is, makes the browser style the whole page again.
    if (document.documentElement.lang !== language) {
      document.documentElement.lang = language;
    }
  }, [language]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}
