import { useRouter } from 'next/router';
import { type ReactNode, createContext, useContext, useEffect, useMemo } from 'react';
import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import type { PageLanguage } from '@/src/shared/page';
import type { Translations } from '@/src/shared/translate';

/** S3.30: "Language state: userLanguage and its setter". */
interface LanguageState {
  userLanguage: string;
  /** Opens the same page in another language. */
  setUserLanguage: (language: string) => void;
  /** Interface texts of the language. English texts are always bundled. */
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

/** Returns the language code of the page. */
export function useUserLanguage(): string {
  return useLanguage().userLanguage;
}

/** Provides a language without its texts, for demos outside of a page. */
export function LanguageOf({ language, children }: { language: string; children: ReactNode }) {
  const state = useMemo(
    () => ({ userLanguage: language, setUserLanguage: () => {}, texts: undefined }),
    [language],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** Provides the language of the page, which its address determines. Pages that don't state one are in English. */
export function UserLanguageProvider(props: {
  page: PageLanguage | undefined;
  children: ReactNode;
}) {
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
    // Setting the attribute, even to the same value, makes the browser recalculate all styles.
    if (document.documentElement.lang !== language) {
      document.documentElement.lang = language;
    }
  }, [language]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}
