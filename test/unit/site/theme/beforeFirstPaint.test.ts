/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { blockStorage, createSystemScheme } from '../../support/browser';

const KEY = 'mui-mode';
const root = document.documentElement;
const getScheme = () => root.getAttribute('data-mui-color-scheme');

/** Runs it as a page does that is opened. */
function runScript(): void {
  jest.isolateModules(() => {
    require('@/src/site/theme/beforeFirstPaint');
  });
}

beforeEach(() => {
  window.localStorage.clear();
  root.removeAttribute('data-mui-color-scheme');
  root.removeAttribute('dir');
  delete root.dataset.js;
});

describe('the script in the head', () => {
  test.each([
    ['light', true, 'light'],
    ['light', false, 'light'],
    ['dark', true, 'dark'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['DARK', false, 'light'],
    ['garbage', true, 'dark'],
    ['', true, 'dark'],
    [null, true, 'dark'],
    [null, false, 'light'],
  ])('with %j stored and a dark system %j sets %s', (stored, dark, expected) => {
    createSystemScheme(dark);
    if (stored !== null) {
      window.localStorage.setItem(KEY, stored);
    }
    runScript();
    expect(getScheme()).toBe(expected);
  });

  test.each([
    [true, 'dark'],
    [false, 'light'],
  ])('with blocked storage and a dark system %j sets %s', (dark, expected) => {
    createSystemScheme(dark);
    const free = blockStorage();
    try {
      expect(() => runScript()).not.toThrow();
    } finally {
      free();
    }
    expect(getScheme()).toBe(expected);
  });

  test("adds the CSS variables of a visitor's own theme", () => {
    createSystemScheme(false);
    window.localStorage.setItem('fieldguide-theme-css', ':root:root{--mui-spacing:4px}');
    runScript();
    const style = document.getElementById('fieldguide-theme-css');
    expect(style?.textContent).toBe(':root:root{--mui-spacing:4px}');
    style?.remove();
  });

  test('marks the page for CSS as having scripts', () => {
    createSystemScheme(false);
    runScript();
    expect(root.matches('[data-js]')).toBe(true);
  });

  test.each([
    ['{"direction":"rtl"}', 'rtl'],
    ['{"direction":"ltr"}', ''],
    ['{"direction":1}', ''],
    ['null', ''],
    ['"rtl"', ''],
    ['{', ''],
  ])('with the settings %s the direction is "%s"', (settings, expected) => {
    createSystemScheme(false);
    window.localStorage.setItem('fieldguide-theme', settings);
    window.localStorage.setItem(KEY, 'light');
    runScript();
    expect(root.dir).toBe(expected);
  });
});
