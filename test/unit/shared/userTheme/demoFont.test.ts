/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { createDemoFont } from '@/src/shared/userTheme/demoFont';
import type { UserTheme } from '@/src/shared/userTheme/types';

const THEME: UserTheme = {
  material: { typography: { fontFamily: 'Georgia, serif' } },
  joy: { fontFamily: { body: 'Futura' } },
};

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset.js;
});

/** Returns the fonts of elements on a page with the theme, in the order of the document. */
function readFonts(theme: UserTheme, html: string, head = ''): string[] {
  document.head.innerHTML = `<style>.own { font-family: Roboto; }</style>${head}<style>${createDemoFont(theme)}</style>`;
  document.documentElement.dataset.js = '';
  document.body.innerHTML = html;
  return [...document.querySelectorAll('[data-font]')].map(
    (element) => getComputedStyle(element).fontFamily,
  );
}

const DEMOS =
  '<p data-font=""></p><div data-stage="" data-font=""></div>' +
  '<div data-stage="" data-live=""><p class="own MuiX" data-font=""></p></div>' +
  '<div data-stage=""><p class="own" data-font=""></p><p class="own MuiX" data-font=""></p></div>';

test('text of demos and components that are not live have the font, the site does not', () => {
  expect(readFonts(THEME, DEMOS)).toEqual([
    '',
    'Georgia, serif',
    'Roboto',
    'Roboto',
    'Georgia, serif',
  ]);
});

test('pages with Joy UI have its font', () => {
  const sheet = '<style id="demo-theme-joy"></style>';
  expect(readFonts(THEME, DEMOS, sheet)[1]).toBe('Futura');
  expect(readFonts({ material: THEME.material! }, DEMOS, sheet)[1]).toBe('Georgia, serif');
});

test('menus and dialogs at the end of the body have the font', () => {
  const popups =
    '<div class="MuiPopper-root" data-font=""></div><div class="base-Popup-root" data-font=""></div>';
  expect(readFonts(THEME, popups)).toEqual(['Georgia, serif', 'Georgia, serif']);
});

test('without a font, there are no rules', () => {
  expect(createDemoFont({ material: { spacing: 4 } })).toBe('');
});
