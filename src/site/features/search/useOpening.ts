import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { localizeHref } from '@/src/shared/languages';
import type { Hit } from '@/src/shared/search/groups';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { clearFoundWords, getFoundWords, markOnArrival } from './foundWords';
import { rememberPage, toRecentPage } from './recentPages';
import { rememberSearch } from './recentSearches';

/** What happens when a result is opened. A new search removes the marks of the last one. */
export function useOpening(query: string, close: () => void) {
  const { events } = useRouter();
  const language = useUserLanguage();
  useEffect(clearFoundWords, []);
  /** Stores the search and the page. */
  const remember = (hit: Hit) => {
    rememberSearch(query);
    rememberPage(toRecentPage(hit));
  };
  /** Closes the dialog for a page that opens in this tab. */
  const leave = () => {
    close();
    // Keyboard users continue in the content of the page, not at the search box.
    document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  /** Does all of it for a result that opens in this tab, whose page marks the words. */
  const follow = (hit: Hit) => {
    remember(hit);
    markOnArrival(getFoundWords(query, hit), localizeHref(hit.href, language), events);
    leave();
  };
  return { remember, leave, follow };
}
