/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { SITE_ORIGIN } from '@/src/shared/links';
import { isDocsHost } from '@/src/site/features/offline/useServiceWorker';

afterEach(() => {
  window.localStorage.clear();
  delete process.env.NEXT_PUBLIC_SERVICE_WORKER;
});

const isDocs = (address: string) => isDocsHost(new URL(address) as unknown as Location);

/** S4.31: "A service worker is registered only on the production docs host". */
// @proves S4.31
test('is active on the published host only', () => {
  expect(isDocs(`${SITE_ORIGIN}/a/`)).toBe(true);
  const url = new URL(SITE_ORIGIN);
  url.host = `preview.${url.host}`;
  expect(isDocs(url.href)).toBe(false);
  expect(isDocs('http://localhost:3000')).toBe(false);
});

test('can be enabled on localhost, and on no other host', () => {
  window.localStorage.setItem('serviceWorker', 'on');
  expect(isDocs('http://localhost:3000')).toBe(true);
  expect(isDocs('https://example.org')).toBe(false);
});

test('is inactive if the site was built without it', () => {
  process.env.NEXT_PUBLIC_SERVICE_WORKER = 'off';
  window.localStorage.setItem('serviceWorker', 'on');
  expect(isDocs(SITE_ORIGIN)).toBe(false);
  expect(isDocs('http://localhost:3000')).toBe(false);
});
