/** The languages of the site, and language prefixes of addresses. */
import { normalizePathname } from './nav';

/** S2.23: "the language list is English only". */
export const DEFAULT_LANGUAGE = 'en';

/**
 * S2.24 and S2.25: "A language prefix is stripped from paths (a /zh prefix is also recognised)", though no page is written
 * in Chinese, and English pages have no prefix.
 */
const ALSO_RECOGNIZED = [DEFAULT_LANGUAGE, 'zh'];

/**
 * Returns the languages of the site: English, and each one with a `translations/translations-xx.json` (see
 * next.config.mjs).
 */
export function getLanguages(): readonly string[] {
  return (process.env.NEXT_PUBLIC_LANGUAGES ?? DEFAULT_LANGUAGE).split(',');
}

/**
 * Returns the native name of a language, for the language menu: the text `languageName` of its translations file (see
 * next.config.mjs). A language that the site doesn't have has its code as its name.
 */
export function getLanguageName(language: string): string {
  const names = process.env.NEXT_PUBLIC_LANGUAGE_NAMES?.split(',') ?? ['English'];
  return names[getLanguages().indexOf(language)] ?? language;
}

/**
 * Returns the language code of a translations file, from its suffix `-xx.json`. Without a suffix, the language is
 * English.
 */
export function getFileLanguage(fileName: string): string {
  return /-([a-z]{2})\.json$/.exec(fileName)?.[1] ?? DEFAULT_LANGUAGE;
}

/**
 * Returns the prefixes whose addresses show English pages.
 * @param languages of the site.
 */
export function listEnglishPrefixes(languages: readonly string[]): string[] {
  return ALSO_RECOGNIZED.filter(
    (prefix) => prefix === DEFAULT_LANGUAGE || !languages.includes(prefix),
  );
}

/** S2.26 and S2.27: "Blog paths and a size-snapshot path are ignored for language purposes". */
function ignoresLanguage(pathname: string): boolean {
  return pathname === '/size-snapshot' || pathname === '/blog' || pathname.startsWith('/blog/');
}

/** An address, split into language and path. */
export interface LocalizedPath {
  language: string;
  /** Without language prefix and trailing slash. */
  pathname: string;
}

/**
 * Splits an address: `/pt/material-ui/react-button/` is `/material-ui/react-button` in `pt`.
 * @param languages whose prefixes count; `en` and `zh` always do.
 */
export function parseLocalizedPath(path: string, languages = getLanguages()): LocalizedPath {
  const pathname = normalizePathname(path);
  const [, first = ''] = pathname.split('/');
  const isPrefix = [...languages, ...ALSO_RECOGNIZED].includes(first);
  const rest = isPrefix
    ? normalizePathname(pathname.slice(first.length + 1).replace(/^\/+/, '/'))
    : pathname;
  if (!isPrefix || ignoresLanguage(rest)) {
    return { language: DEFAULT_LANGUAGE, pathname: rest };
  }
  return { language: first, pathname: rest };
}

/**
 * Returns the address of a page in a language: `/material-ui/` in `pt` is `/pt/material-ui/`. Addresses of other sites
 * and hashes are returned unchanged.
 */
export function localizeHref(href: string, language: string): string {
  const isPage = /^\/(?!\/)/.test(href) && !/\.[a-z0-9]+$/i.test(href.replace(/[?#].*$/, ''));
  return language === DEFAULT_LANGUAGE || !isPage || ignoresLanguage(normalizePathname(href))
    ? href
    : `/${language}${href}`;
}
