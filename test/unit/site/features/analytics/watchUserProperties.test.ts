/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { watchUserProperties } from '@/src/site/features/analytics/watchUserProperties';
import { flavourPreference, variantPreference } from '@/src/site/state/codePreferences';
import { storedText } from '@/src/site/state/storedText';
import { MODE_KEY } from '@/src/site/state/modeNames';
import { createSystemScheme, type SystemScheme } from '../../../support/browser';
import { type FakeAnalytics, createFakeAnalytics } from './support';

let service: FakeAnalytics;
let system: SystemScheme;
let stop: () => void;

const INITIAL = {
  codeVariant: 'TS',
  language: 'en',
  dpr: 1,
  colorSchemeOS: 'light',
  colorScheme: 'system',
  codeStylingVariant: 'system',
};

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.lang = 'en';
  Object.defineProperty(window, 'devicePixelRatio', {
    configurable: true,
    writable: true,
    value: 1,
  });
  system = createSystemScheme(false);
  service = createFakeAnalytics();
  stop = watchUserProperties(service);
});
afterEach(() => {
  stop();
  variantPreference.set('TS');
  flavourPreference.set('system');
  storedText(MODE_KEY).set('system');
});

// @proves S7.10
test('sends all six at the start', () => {
  expect(service.setUserProperties.mock.calls).toEqual([[INITIAL]]);
});

// @proves S7.10
test.each<[string, () => void, object]>([
  ['code variant', () => variantPreference.set('JS'), { codeVariant: 'JS' }],
  ['code styling', () => flavourPreference.set('tailwind'), { codeStylingVariant: 'tailwind' }],
  ['system scheme', () => system.setDark(true), { colorSchemeOS: 'dark' }],
  ['mode', () => storedText(MODE_KEY).set('dark'), { colorScheme: 'dark' }],
  ['language', () => (document.documentElement.lang = 'pt'), { language: 'pt' }],
  [
    'pixel ratio',
    () => {
      window.devicePixelRatio = 1.333333;
      // The fake notifies the listeners of all media queries.
      system.setDark(false);
    },
    { dpr: 1.33 },
  ],
])('sends them again when this changes: %s', async (_name, change, expected) => {
  change();
  await Promise.resolve();
  expect(service.setUserProperties).toHaveBeenCalledTimes(2);
  expect(service.setUserProperties).toHaveBeenLastCalledWith({ ...INITIAL, ...expected });
});

test('sends nothing if nothing has changed', () => {
  variantPreference.set('TS');
  storedText(MODE_KEY).set('system');
  system.setDark(false);
  expect(service.setUserProperties).toHaveBeenCalledTimes(1);
});

test('can be stopped', async () => {
  stop();
  expect(system.countListeners()).toBe(0);
  variantPreference.set('JS');
  storedText(MODE_KEY).set('light');
  document.documentElement.lang = 'pt';
  await Promise.resolve();
  expect(service.setUserProperties).toHaveBeenCalledTimes(1);
});
