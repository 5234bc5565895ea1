/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { DocsPage } from '@/src/shared/page';
import { usePageRequests } from '@/src/site/app/frame/pageRequests';
import { usePageStart } from '@/src/site/app/frame/pageStart';
import { startProgressiveNavigation } from '@/src/site/app/frame/progressiveNavigation';
import { fakeTimers } from '../../../support/browser';
import { createRouter } from '../../../support/router';

const FROM = '/material-ui/react-button';
const TO = '/material-ui/react-card';

/** The files of that page. */
const START = `/_next/data/b/start${TO}.json`;
const DATA = `/_next/data/b${TO}.json`;
const CODE = ['/_next/static/a.js', '/_next/static/a.css'];

const createPage = (pathname: string) => ({ pathname }) as DocsPage;

let router: ReturnType<typeof createRouter>;
let answers: Record<string, unknown>;
const requests: string[] = [];
const aborted: string[] = [];

/** The app: it shows the pathname of its page. */
function App({ page, html = '' }: { page: DocsPage; html?: string }) {
  usePageRequests();
  return (
    <>
      <h1>{usePageStart(page)?.pathname}</h1>
      <p dangerouslySetInnerHTML={{ __html: html }} />
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

/** Lets all that was requested arrive, and the router have its time. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(100));

beforeEach(() => {
  fakeTimers();
  router = createRouter();
  answers = { [TO]: { pathname: TO, isStart: true } };
  requests.length = 0;
  aborted.length = 0;
  window.history.replaceState(null, '', `${FROM}/`);
  document.documentElement.lang = 'en';
  Object.assign(window, {
    __NEXT_DATA__: { buildId: 'b' },
    __TURBOPACK_PAGE_BOOTSTRAP: { [TO]: { otherChunks: ['static/a.js', 'static/a.css'] } },
    scrollTo: jest.fn(),
    fetch: async (url: string, { signal }: RequestInit) => {
      requests.push(url);
      signal!.addEventListener('abort', () => aborted.push(url));
      const pathname = url.slice('/_next/data/b/start'.length, -'.json'.length);
      return {
        ok: answers[pathname] !== undefined,
        json: async () => answers[pathname],
        blob: async () => undefined,
      };
    },
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.useRealTimers();
});

describe('a page is prefetched', () => {
  test.each(['pointerover', 'focusin'])('at %s, whatever its query and hash', (type) => {
    const link = `<a href="${TO}/?a=b#c"><b>x</b></a>`;
    const { container } = render(<App page={createPage(FROM)} html={link} />, router);
    container.querySelector('b')!.dispatchEvent(new Event(type, { bubbles: true }));
    expect(router.prefetch.mock.calls).toEqual([[`${TO}/`]]);
    expect(requests).toEqual([START, ...CODE]);
  });

  test('when its link had the focus before this code was loaded', () => {
    document.body.innerHTML = `<a href="${TO}/">x</a>`;
    document.querySelector('a')!.focus();
    render(<App page={createPage(FROM)} />, router);
    expect(router.prefetch.mock.calls).toEqual([[`${TO}/`]]);
  });

  test.each([
    ['the page itself', `<a href="${FROM}/#other">x</a>`],
    ['a file', '<a href="/there.md">x</a>'],
    ['another host', '<a href="https://mui.com/there/">x</a>'],
  ])('not for a link to %s', (_name, link) => {
    const { container } = render(<App page={createPage(FROM)} html={link} />, router);
    container.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(router.prefetch).not.toHaveBeenCalled();
    expect(requests).toEqual([]);
  });
});

describe('a followed link', () => {
  test('requests all files of its page at once, each once', () => {
    render(<App page={createPage(FROM)} />, router);
    navigate(TO);
    navigate(TO);
    expect(requests).toEqual([START, DATA, ...CODE]);
    expect(aborted).toEqual([]);
    navigate('/material-ui/react-chip');
    expect(aborted).toEqual([START, DATA, ...CODE]);
  });

  test('shows the first screen until the router has the page', async () => {
    const { rerender } = render(<App page={createPage(FROM)} />, router);
    navigate(TO);
    expect(getHeading()).toBe(FROM);
    await settle();
    expect(getHeading()).toBe(TO);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    rerender(<App page={createPage('/material-ui/react-chip')} />);
    expect(getHeading()).toBe('/material-ui/react-chip');
  });

  test('does not show it when the router is faster', async () => {
    render(<App page={createPage(FROM)} />, router);
    navigate(TO);
    act(() => router.events.emit('beforeHistoryChange', `${TO}/`));
    await settle();
    expect(getHeading()).toBe(FROM);
  });

  test('shows the previous page again when the navigation ends with an error', async () => {
    render(<App page={createPage(FROM)} />, router);
    navigate(TO);
    await settle();
    expect(getHeading()).toBe(TO);
    act(() => router.events.emit('routeChangeError', new Error(), `${TO}/`));
    expect(getHeading()).toBe(FROM);
  });

  test('is not affected by the end of the previous navigation', async () => {
    answers['/material-ui/react-chip'] = { pathname: '/material-ui/react-chip', isStart: true };
    render(<App page={createPage(FROM)} />, router);
    navigate(TO);
    navigate('/material-ui/react-chip');
    act(() => router.events.emit('routeChangeError', new Error(), `${TO}/`));
    await settle();
    expect(getHeading()).toBe('/material-ui/react-chip');
  });

  test.each<[why: string, change: () => void]>([
    ['a template', () => (answers[TO] = null)],
    ['a file that is not there', () => (answers = {})],
    [
      'no network',
      () => {
        window.fetch = () => Promise.reject(new Error());
      },
    ],
    ['another language', () => (document.documentElement.lang = 'pt')],
  ])('waits for the router with %s', async (_why, change) => {
    change();
    render(<App page={createPage(FROM)} />, router);
    navigate(TO);
    await settle();
    expect(getHeading()).toBe(FROM);
  });

  test('requests no first screen of a page that is no documentation', () => {
    render(<App page={createPage(FROM)} />, router);
    navigate('/offline');
    expect(requests).toEqual(['/_next/data/b/offline.json']);
  });
});

test('The Back button shows whole pages', async () => {
  render(<App page={createPage(FROM)} />, router);
  startProgressiveNavigation(new URL('/material-ui/react-chip/', window.location.href));
  navigate(TO, { byLink: false });
  await settle();
  expect(requests).toEqual([]);
  expect(getHeading()).toBe(FROM);
});

test('Reduced data: nothing is prefetched, and a followed link requests only what the router needs', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const link = `<a href="${TO}/">x</a>`;
  const { container } = render(<App page={createPage(FROM)} html={link} />, router);
  container.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
  navigate(TO);
  expect(requests).toEqual([DATA, ...CODE]);
  Object.assign(navigator, { connection: undefined });
});

test('Listeners are removed on unmount', () => {
  const { unmount } = render(<App page={createPage(FROM)} />, router);
  unmount();
  expect(router.countListeners()).toBe(0);
  document.body.innerHTML = `<a href="${TO}/">x</a>`;
  document.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(router.prefetch).not.toHaveBeenCalled();
});
