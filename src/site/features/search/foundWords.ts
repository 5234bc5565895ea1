/**
 * Marks the words of a search on the page that was opened from it, from the section that it leads to. The marks are
 * highlights of the browser, which change neither the DOM nor the layout. Browsers without them show no marks.
 */
import type { NextRouter } from 'next/router';
import { normalizePathname } from '@/src/shared/nav';
import type { Hit } from '@/src/shared/search/groups';
import { parseQuery } from '@/src/shared/search/query';
import { readHash } from '../../browser/addressHash';
import { idle } from '../../browser/pageLoaded';
import { FOUND_WORDS_KEY } from './foundWordsKey';

const NAME = 'fg-found';

/** The colors of marks in results. `Mark` and `MarkText` are those of the user where colors are forced. */
const STYLES = `::highlight(${NAME}) { background-color: var(--fg-mark); color: var(--fg-text); }
@media (forced-colors: active) {
  ::highlight(${NAME}) { background-color: Mark; color: MarkText; text-decoration: underline; }
}`;

const MAX_WORDS = 16;
const MAX_LENGTH = 80;
/** Pages with more are long tables, where further marks would only take time. */
const MAX_RANGES = 400;

/** How long the page is watched for parts that render later, in milliseconds. */
const WATCH_MS = 4000;

/** A letter or digit. */
const LETTER = /[\p{L}\p{N}]/u;
const UPPER = /\p{Lu}/u;

/**
 * Returns the words to mark: what matched in the result, which may differ from what was typed, and the significant words
 * of the query.
 */
export function getFoundWords(query: string, { marked, excerpt }: Hit): string[] {
  const matched = [...marked, ...excerpt].filter((part) => part.marked).map(({ text }) => text);
  const words = [...matched, ...(parseQuery(query)?.words ?? [])].map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => word.length <= MAX_LENGTH).slice(0, MAX_WORDS);
}

/**
 * Returns the positions of words in a text. They match at the start of words and of their parts, as in `disableRipple`;
 * one or two letters match only as a whole word.
 */
export function findPositions(
  text: string,
  words: readonly string[],
): [start: number, end: number][] {
  if (words.length === 0) {
    return [];
  }
  // Of two words, the longer one is tried first.
  const choices = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return [...text.matchAll(new RegExp(choices.join('|'), 'giu'))].flatMap(
    ({ 0: found, index }): [number, number][] => {
      const end = index + found.length;
      const before = text.charAt(index - 1);
      const isStart = !LETTER.test(before) || (UPPER.test(found) && !UPPER.test(before));
      const isLong = found.length > 2 || !LETTER.test(text.charAt(end));
      return isStart && isLong ? [[index, end]] : [];
    },
  );
}

/** Parts of a page that aren't its text. Marks in demos would change how the components look. */
const OTHER = '[data-stage], [contenteditable], nav, footer, script, style, svg, textarea';

function findRanges(root: Element, start: Element | null, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(OTHER)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  if (start && root.contains(start)) {
    walker.currentNode = start;
  }
  const ranges: Range[] = [];
  while (ranges.length < MAX_RANGES && walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) {
      for (const [from, to] of findPositions(node.data, words)) {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

let stop: (() => void) | undefined;

/** Removes the marks. */
export function clearFoundWords(): void {
  stop?.();
  stop = undefined;
}

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}

let hasStyles = false;

/** Marks words on the current page until Escape is pressed or the next search starts. */
function markWords(words: readonly string[]): void {
  clearFoundWords();
  const main = document.getElementById('main-content');
  if (!main || words.length === 0 || typeof CSS === 'undefined' || !('highlights' in CSS)) {
    return;
  }
  if (!hasStyles) {
    addStyles();
    hasStyles = true;
  }
  let isWaiting = false;
  let isStopped = false;
  const mark = () => {
    if (isWaiting) {
      return;
    }
    isWaiting = true;
    void idle().then(() => {
      isWaiting = false;
      if (!isStopped) {
        const start = document.getElementById(readHash());
        CSS.highlights.set(NAME, new Highlight(...findRanges(main, start, words)));
      }
    });
  };
  const observer = new MutationObserver(mark);
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), WATCH_MS);
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    // In a dialog or menu, Escape closes it.
    if (key === 'Escape' && !defaultPrevented && !document.querySelector(':modal, :popover-open')) {
      clearFoundWords();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  stop = () => {
    isStopped = true;
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', onKeyDown);
    CSS.highlights.delete(NAME);
  };
  mark();
}

/** What is stored for a page that loads as a whole. */
interface Found {
  pathname: string;
  words: string[];
}

/**
 * Marks words when the link to a page is followed: after the router has it, or after the browser has loaded it.
 * @param href the address of the page, with its language.
 */
export function markOnArrival(
  words: string[],
  href: string,
  events: Pick<NextRouter['events'], 'on' | 'off'>,
): void {
  const pathname = normalizePathname(href);
  if (pathname === normalizePathname(window.location.pathname)) {
    // The browser moves to the hash after this event.
    setTimeout(() => markWords(words), 0);
    return;
  }
  store({ pathname, words });
  const onComplete = (url: string) => {
    events.off('routeChangeComplete', onComplete);
    store(undefined);
    if (normalizePathname(url) === pathname) {
      markWords(words);
      const onLeave = (_url: string, { shallow }: { shallow: boolean }) => {
        if (!shallow) {
          events.off('routeChangeStart', onLeave);
          clearFoundWords();
        }
      };
      events.on('routeChangeStart', onLeave);
    }
  };
  events.on('routeChangeComplete', onComplete);
}

/** Without storage, as in private windows of some browsers, nothing is marked. */
function store(found: Found | undefined): void {
  try {
    if (found) {
      window.sessionStorage.setItem(FOUND_WORDS_KEY, JSON.stringify(found));
    } else {
      window.sessionStorage.removeItem(FOUND_WORDS_KEY);
    }
  } catch {
    // It is blocked.
  }
}

/** Parses the stored value. Anything but the words for a page is ignored. */
export function parseFoundWords(stored: string | null): Found | undefined {
  try {
    const { pathname, words } = Object(JSON.parse(stored ?? 'null')) as Partial<
      Record<keyof Found, unknown>
    >;
    const isWord = (word: unknown): word is string =>
      typeof word === 'string' && word !== '' && word.length <= MAX_LENGTH;
    return typeof pathname === 'string' && Array.isArray(words)
      ? { pathname, words: words.filter(isWord).slice(0, MAX_WORDS) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** After the page has loaded as a whole, marks the words that were stored for it, once. */
export function resumeFoundWords(): void {
  const found = parseFoundWords(window.sessionStorage.getItem(FOUND_WORDS_KEY));
  store(undefined);
  if (found?.pathname === normalizePathname(window.location.pathname)) {
    markWords(found.words);
  }
}
