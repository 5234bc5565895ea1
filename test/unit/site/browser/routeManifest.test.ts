/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { loadRouteManifest } from '@/src/site/browser/routeManifest';

const listScripts = () => [...document.querySelectorAll('script')];

test('the manifest of the build is requested once, and again after a failure', () => {
  Object.assign(window, { __NEXT_DATA__: { buildId: 'b1' } });
  loadRouteManifest();
  loadRouteManifest();
  expect(listScripts().map((script) => script.getAttribute('src'))).toEqual([
    '/_next/static/b1/_buildManifest.js',
  ]);
  listScripts()[0]!.dispatchEvent(new Event('error'));
  expect(listScripts()).toEqual([]);
  loadRouteManifest();
  expect(listScripts()).toHaveLength(1);
});
