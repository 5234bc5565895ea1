/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { createGtag } from '@/src/site/features/analytics/gtag';

const getScript = () => document.head.querySelector('script');
/** Returns the queued calls, without the time of the first one. */
const getCalls = () =>
  (window.dataLayer ?? [])
    .map((entry) => [...(entry as IArguments)])
    .map((call) => (call[0] === 'js' ? ['js'] : call));

afterEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
});

test('loads the script with the id, and turns off automatic page views', () => {
  createGtag('G-1', 'https://tags.example/gtag.js?l=a');
  expect(getScript()?.src).toBe('https://tags.example/gtag.js?l=a&id=G-1');
  expect(getScript()?.async).toBe(true);
  expect(getCalls()).toEqual([['js'], ['config', 'G-1', { send_page_view: false }]]);
});

test('each entry is the arguments object of a call', () => {
  createGtag('G-1', 'https://tags.example/gtag.js').sendEvent('ad', {});
  expect(window.dataLayer?.map((entry) => Object.prototype.toString.call(entry))).toEqual(
    Array(3).fill('[object Arguments]'),
  );
});

test('sends events and properties, with the location of the last page view', () => {
  const { sendEvent, setUserProperties } = createGtag('G-1', 'https://tags.example/gtag.js');
  const page = { page_title: 'Button', page_location: 'https://a.example/b/', productId: 'x' };
  setUserProperties({ dpr: 2 });
  sendEvent('page_view', page);
  sendEvent('ad', { eventAction: 'click' });
  expect(getCalls().slice(2)).toEqual([
    ['set', 'user_properties', { dpr: 2 }],
    ['set', { page_title: 'Button', page_location: 'https://a.example/b/' }],
    ['event', 'page_view', page],
    ['event', 'ad', { eventAction: 'click' }],
  ]);
});

test('keeps entries of another tag on the page', () => {
  window.dataLayer = ['other'];
  createGtag('G-1', 'https://tags.example/gtag.js');
  expect(window.dataLayer[0]).toBe('other');
  expect(window.dataLayer).toHaveLength(3);
});

test('drops the queue if the script fails to load', () => {
  const { sendEvent } = createGtag('G-1', 'https://tags.example/gtag.js');
  getScript()!.dispatchEvent(new Event('error'));
  sendEvent('ad', {});
  expect(window.dataLayer).toBeUndefined();
  expect(getScript()).toBeNull();
});
