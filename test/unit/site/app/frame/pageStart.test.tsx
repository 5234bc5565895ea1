/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import type { DocsPage } from '@/src/shared/page';
import { prefetchPage, usePageStart } from '@/src/site/app/frame/pageStart';
import { usePageTops } from '@/src/site/app/frame/pageTops';
import { startProgressiveNavigation } from '@/src/site/app/frame/progressiveNavigation';
import { fakeTimers } from '../../../support/browser';
import { createRouter } from '../../../support/router';

const FROM = '/material-ui/react-button';
const TO = '/material-ui/react-card';
const OTHER = '/material-ui/react-chip';

const PAGES = Object.fromEntries(
  [FROM, TO, OTHER].map((pathname): [string, DocsPage] => [
    pathname,
    {
      pathname,
      language: 'en',
      productId: 'material-ui',
      title: '',
      heading: { html: '' },
      description: '',
      chips: [],
      blocks: [],
      toc: [],
      noindex: false,
      navEntries: [{ pathname: '/of-the-reference' }],
    },
  ]),
);

const getFile = (pathname: string) => `/_next/data/b/start${pathname}.json`;

let router = createRouter();
/** The first screens that exist, by file. */
let starts: Record<string, unknown>;
const requests: string[] = [];

/** The app: it shows the pathname of its page, and whether only the top of it is known. */
function App({ pathname }: { pathname: string | undefined }) {
  const page = pathname === undefined ? undefined : PAGES[pathname];
  const start = usePageStart(page);
  return (
    <>
      <h1>{(start ?? page)?.pathname ?? 'Another frame'}</h1>
      <p>{start?.heading?.html}</p>
      <nav>{start?.navEntries?.map((entry) => entry.pathname)}</nav>
    </>
  );
}

const getHeading = () => screen.getByRole('heading').textContent;

/** Starts a navigation of the router, by a link or by the Back button. */
function navigate(pathname: string, { byLink = true } = {}) {
  const url = `${pathname}/`;
  if (byLink) {
    startProgressiveNavigation(new URL(url, window.location.href));
  }
  act(() => router.events.emit('routeChangeStart', url, { shallow: false }));
}

/** Prefetches a page, as a link does that gets the pointer. */
const prefetch = (pathname: string) =>
  void prefetchPage(router as unknown as NextRouter, `${pathname}/`);

const complete = (url: string, shallow = false) =>
  act(() => router.events.emit('routeChangeComplete', url, { shallow }));

/** Lets all that was requested arrive, and the router have its time. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(100));

beforeEach(() => {
  fakeTimers();
  starts = Object.fromEntries([TO, OTHER].map((pathname) => [getFile(pathname), { pathname }]));
  requests.length = 0;
  window.history.replaceState(null, '', `${FROM}/`);
  document.documentElement.lang = 'en';
  Object.assign(window, {
    __NEXT_DATA__: { buildId: 'b' },
    scrollTo: jest.fn(),
    fetch: async (url: string) => {
      requests.push(url);
      return { ok: starts[url] !== undefined, json: async () => starts[url] };
    },
  });
  // The last request is remembered.
  prefetch('');
  router = createRouter();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a followed link', () => {
  test('requests the data of its page at once, and its first screen once', () => {
    render(<App pathname={FROM} />, router);
    navigate(TO);
    expect(router.prefetch.mock.calls).toEqual([[`${TO}/`]]);
    expect(requests).toEqual([getFile(TO)]);
  });

  test('requests nothing again that was requested when its link got the pointer', () => {
    render(<App pathname={FROM} />, router);
    prefetch(TO);
    router.prefetch.mockClear();
    navigate(TO);
    expect(router.prefetch).not.toHaveBeenCalled();
    expect(requests).toEqual([getFile(TO)]);
  });

  test('shows the first screen until the router has the page', async () => {
    const { rerender } = render(<App pathname={FROM} />, router);
    navigate(TO);
    expect(getHeading()).toBe(FROM);
    await settle();
    expect(getHeading()).toBe(TO);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    rerender(<App pathname={OTHER} />);
    expect(getHeading()).toBe(OTHER);
    complete(`${OTHER}/`);
    rerender(<App pathname={FROM} />);
    expect(getHeading()).toBe(FROM);
  });

  test('shows the first screen of a prefetched page only if the router is slow', async () => {
    render(<App pathname={FROM} />, router);
    prefetch(TO);
    await settle();
    navigate(TO);
    await settle();
    expect(getHeading()).toBe(FROM);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(getHeading()).toBe(TO);
  });

  test('does not show it when the router is faster', async () => {
    render(<App pathname={FROM} />, router);
    navigate(TO);
    act(() => router.events.emit('beforeHistoryChange', `${TO}/`));
    await settle();
    expect(getHeading()).toBe(FROM);
  });

  test('shows its first screen after that of the previous one', async () => {
    render(<App pathname={FROM} />, router);
    navigate(TO);
    await settle();
    navigate(OTHER);
    act(() => router.events.emit('routeChangeError', { cancelled: true }, `${TO}/`));
    expect(getHeading()).toBe(TO);
    await settle();
    expect(getHeading()).toBe(OTHER);
  });

  test.each<[why: string, change: () => void]>([
    ['a template', () => (starts[getFile(TO)] = null)],
    ['a file that is not there', () => (starts = {})],
    [
      'no network',
      () => {
        window.fetch = () => Promise.reject(new Error());
      },
    ],
    ['another language', () => (document.documentElement.lang = 'pt')],
  ])('waits for the router with %s', async (_why, change) => {
    change();
    render(<App pathname={FROM} />, router);
    navigate(TO);
    await settle();
    expect(getHeading()).toBe(FROM);
  });

  test('shows no first screen in place of a page with another frame', async () => {
    render(<App pathname={undefined} />, router);
    navigate(TO);
    await settle();
    expect(router.prefetch).toHaveBeenCalled();
    expect(getHeading()).toBe('Another frame');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('requests no first screen of a page that is no documentation', () => {
    render(<App pathname={FROM} />, router);
    navigate('/offline');
    expect(requests).toEqual([]);
  });
});

describe('the Back button', () => {
  test('shows whole pages', async () => {
    render(<App pathname={FROM} />, router);
    startProgressiveNavigation(new URL(`${OTHER}/`, window.location.href));
    navigate(TO, { byLink: false });
    await settle();
    expect(requests).toEqual([]);
    expect(router.prefetch).toHaveBeenCalled();
    expect(getHeading()).toBe(FROM);
  });

  test('ends the wait for a first screen', async () => {
    render(<App pathname={FROM} />, router);
    navigate(TO);
    navigate(OTHER, { byLink: false });
    await settle();
    expect(getHeading()).toBe(FROM);
  });

  test.each<[what: string, stay: () => void]>([
    ['another hash', () => act(() => router.events.emit('hashChangeComplete', `${FROM}/#a`, {}))],
    ['another query', () => complete(`${FROM}/?a=b`, true)],
  ])('reloads the page that a first screen has replaced, for %s', async (_what, stay) => {
    // jsdom doesn't reload, and logs an error.
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<App pathname={FROM} />, router);
    stay();
    expect(log).not.toHaveBeenCalled();
    navigate(TO);
    await settle();
    stay();
    expect(String(log.mock.calls[0]![0])).toContain('navigation');
  });
});

test('Reduced data: a followed link has no first screen', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  render(<App pathname={FROM} />, router);
  navigate(TO);
  expect(requests).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});

test('Listeners are removed on unmount', () => {
  const { unmount } = render(<App pathname={FROM} />, router);
  unmount();
  expect(router.countListeners()).toBe(0);
});

describe('the top of a page', () => {
  const TOPS = '/_next/data/b/tops/en/material-ui.json';

  /** The app, which loads tops. */
  function AppWithTops() {
    usePageTops(PAGES[FROM]);
    return <App pathname={FROM} />;
  }

  /** Follows a link after the tops were requested. @returns a function that answers with the first screen. */
  async function navigateSlowly(): Promise<(start: object) => Promise<void>> {
    let answer = (_start: object) => {};
    const start = new Promise<object>((resolve) => {
      answer = resolve;
    });
    window.fetch = (async (url: string) => {
      requests.push(url);
      return { ok: true, json: async () => (url === TOPS ? starts[url] : start) };
    }) as typeof fetch;
    render(<AppWithTops />, router);
    await settle();
    navigate(TO);
    await settle();
    return (whole) => {
      answer(whole);
      return settle();
    };
  }

  test('is not loaded if the user prefers reduced data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    await navigateSlowly();
    expect(requests).toEqual([]);
    Object.assign(navigator, { connection: undefined });
  });

  test('is shown until its first screen arrives, and the navigation keeps its entries', async () => {
    starts[TOPS] = { [TO]: { heading: { html: 'Card' } } };
    const answer = await navigateSlowly();
    expect(getHeading()).toBe(TO);
    expect(screen.getByRole('paragraph').textContent).toBe('Card');
    expect(screen.getByRole('navigation').textContent).toBe('/of-the-reference');
    await answer({ pathname: TO, heading: { html: 'Whole' } });
    expect(screen.getByRole('paragraph').textContent).toBe('Whole');
  });

  test('is loaded once', async () => {
    await navigateSlowly();
    expect(requests).toEqual([getFile(TO)]);
  });
});
