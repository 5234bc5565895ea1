/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readPage } from '@/src/site/features/analytics/readPage';
import { trackPageViews } from '@/src/site/features/analytics/trackPageViews';
import { type FakeAnalytics, createFakeAnalytics } from './support';

const ORIGIN = 'https://docs.example.org';
let service: FakeAnalytics;
let stop: () => void = () => undefined;

/** Changes the head as in-site navigation does. */
function show(title: string, path: string): void {
  document.head.innerHTML = `<title>${title}</title><link rel="canonical" href="${ORIGIN}${path}">`;
}

/** Mutation observers run in a microtask after the change. */
const flushObservers = () => Promise.resolve();
const getLocations = () => service.sendEvent.mock.calls.map(([, params]) => params.page_location);

beforeEach(() => {
  service = createFakeAnalytics();
});
afterEach(() => {
  stop();
});

// @proves S7.8
test('reports the first page immediately', () => {
  show('Button - Material UI', '/material-ui/react-button/');
  stop = trackPageViews(service, readPage());
  expect(service.sendEvent.mock.calls).toEqual([
    [
      'page_view',
      {
        page_title: 'Button - Material UI',
        page_location: `${ORIGIN}/material-ui/react-button/`,
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    ],
  ]);
});

test('reports two pages if the user has navigated meanwhile', () => {
  show('One', '/joy-ui/react-button/');
  const first = readPage();
  show('Two', '/x/react-data-grid/');
  stop = trackPageViews(service, first);
  expect(service.sendEvent.mock.calls.map(([, params]) => params)).toMatchObject([
    { page_title: 'One', productId: 'joy-ui' },
    { page_title: 'Two', productId: 'x-data-grid', productCategoryId: 'x' },
  ]);
});

// @proves S7.8, S7.9
test('reports the next page with its own title', async () => {
  show('One', '/system/react-box/');
  stop = trackPageViews(service, readPage());
  show('Two', '/system/react-grid/');
  expect(service.sendEvent).toHaveBeenCalledTimes(1);
  await flushObservers();
  expect(service.sendEvent).toHaveBeenLastCalledWith('page_view', {
    page_title: 'Two',
    page_location: `${ORIGIN}/system/react-grid/`,
    productId: 'system',
    productCategoryId: 'core',
  });
});

test.each([
  ['another query and hash of the same page', () => show('One', '/system/react-box/?a=1#b')],
  ['a head that is being written', () => document.head.replaceChildren()],
  ['another element in the head', () => document.head.append(document.createElement('style'))],
])('%s is not a view', async (_case, change) => {
  show('One', '/system/react-box/');
  stop = trackPageViews(service, readPage());
  change();
  await flushObservers();
  expect(getLocations()).toEqual([`${ORIGIN}/system/react-box/`]);
});

test('going back is a view; after stopping there are none', async () => {
  const PATHS = ['/system/react-box/', '/system/react-grid/', '/system/react-box/'];
  show('Page', PATHS[0]!);
  stop = trackPageViews(service, readPage());
  for (const path of PATHS.slice(1)) {
    show('Page', path);
    await flushObservers();
  }
  stop();
  show('Page', '/system/react-stack/');
  await flushObservers();
  expect(getLocations()).toEqual(PATHS.map((path) => ORIGIN + path));
});

test('ignores the language prefix', () => {
  show('Botão', '/zh/material-ui/react-button/');
  stop = trackPageViews(service, readPage());
  expect(service.sendEvent.mock.calls[0]![1]).toMatchObject({ productId: 'material-ui' });
});

test('a page without a canonical location is reported by its address, without query and hash', () => {
  document.head.innerHTML = '<title>Lost</title>';
  window.history.replaceState(null, '', '/nowhere/?secret=1#more');
  expect(readPage()).toEqual({ title: 'Lost', location: 'http://localhost/nowhere/' });
});
