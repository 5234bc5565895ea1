/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Router from 'next/router';
import { readPage } from '@/src/site/analytics/readPage';
import { trackPageViews } from '@/src/site/analytics/trackPageViews';
import { type FakeAnalytics, createFakeAnalytics } from './support';

const ORIGIN = 'https://docs.example.org';
let service: FakeAnalytics;
let stop = () => undefined as void;

/** The head of a page, as in-site navigation writes it. */
function show(title: string, path: string): void {
  document.head.innerHTML = `<title>${title}</title><link rel="canonical" href="${ORIGIN}${path}">`;
}

const complete = (shallow = false) => Router.events.emit('routeChangeComplete', '/', { shallow });
const getLocations = () => service.sendEvent.mock.calls.map(([, params]) => params.page_location);

beforeEach(() => {
  jest.useFakeTimers();
  service = createFakeAnalytics();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('tells of the first page at once', () => {
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

test('a reader who has gone on meanwhile has seen two pages', () => {
  show('One', '/joy-ui/react-button/');
  const first = readPage();
  show('Two', '/x/react-data-grid/');
  stop = trackPageViews(service, first);
  expect(service.sendEvent.mock.calls.map(([, params]) => params)).toMatchObject([
    { page_title: 'One', productId: 'joy-ui' },
    { page_title: 'Two', productId: 'x-data-grid', productCategoryId: 'x' },
  ]);
});

test('tells of the next page once its head is there', () => {
  show('One', '/system/react-box/');
  stop = trackPageViews(service, readPage());
  complete();
  expect(service.sendEvent).toHaveBeenCalledTimes(1);
  show('Two', '/system/react-grid/');
  jest.runAllTimers();
  expect(service.sendEvent).toHaveBeenLastCalledWith('page_view', {
    page_title: 'Two',
    page_location: `${ORIGIN}/system/react-grid/`,
    productId: 'system',
    productCategoryId: 'core',
  });
});

test.each([
  ['a shallow change', true, '/system/react-grid/'],
  ['another query of the same page', false, '/system/react-box/?a=1#b'],
])('%s is no view', (_case, shallow, path) => {
  show('One', '/system/react-box/');
  stop = trackPageViews(service, readPage());
  show('One', path);
  complete(shallow);
  jest.runAllTimers();
  expect(getLocations()).toEqual([`${ORIGIN}/system/react-box/`]);
});

test('going back is a view again', () => {
  show('One', '/system/react-box/');
  stop = trackPageViews(service, readPage());
  for (const path of ['/system/react-grid/', '/system/react-box/']) {
    show('Page', path);
    complete();
    jest.runAllTimers();
  }
  expect(getLocations().map((location) => String(location).slice(ORIGIN.length))).toEqual([
    '/system/react-box/',
    '/system/react-grid/',
    '/system/react-box/',
  ]);
});

test('a language prefix is no product', () => {
  show('Botão', '/zh/material-ui/react-button/');
  stop = trackPageViews(service, readPage());
  expect(service.sendEvent.mock.calls[0]![1]).toMatchObject({ productId: 'material-ui' });
});

test('a page without a canonical location has its own, without query and hash', () => {
  document.head.innerHTML = '<title>Lost</title>';
  window.history.replaceState(null, '', '/nowhere/?secret=1#more');
  expect(readPage()).toEqual({ title: 'Lost', location: 'http://localhost/nowhere/' });
});
