/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { setDemoColors } from '@/src/site/theme/demoColors';

const CSS = "[data-mui-color-scheme='light']{--color-teal-800:#ad1457}";

afterEach(() => {
  setDemoColors(document, '');
  document.head.replaceChildren();
});

function addSheet(css: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style.sheet!;
}

const readColor = (sheet: CSSStyleSheet, index = 0) =>
  (sheet.cssRules[index] as CSSStyleRule).style.getPropertyValue('--line');

test('rules get variables, also those that are added later', async () => {
  const sheet = addSheet('.a{--line:#115e59}.b{--line:#123456}');
  setDemoColors(document, CSS);
  expect(readColor(sheet)).toBe('var(--color-teal-800, #115e59)');
  expect(readColor(sheet, 1)).toBe('#123456');
  sheet.insertRule('.c{--line:#5eead4}', 2);
  document.body.className = 'c';
  await Promise.resolve();
  expect(readColor(sheet, 2)).toBe('var(--color-teal-300, #5eead4)');
  const late = addSheet('@media print{.d{--line:#115e59}}');
  await Promise.resolve();
  const { cssRules } = late.cssRules[0] as CSSMediaRule;
  expect((cssRules[0] as CSSStyleRule).style.getPropertyValue('--line')).toContain('var(');
});

test('the variables follow the theme, and go with it', () => {
  setDemoColors(document, CSS);
  setDemoColors(document, CSS.replace('#ad1457', '#00695c'));
  expect(document.querySelectorAll('#fg-demo-colors')).toHaveLength(1);
  expect(document.getElementById('fg-demo-colors')!.textContent).toContain('#00695c');
  setDemoColors(document, '');
  expect(document.getElementById('fg-demo-colors')).toBeNull();
  const sheet = addSheet('.a{--line:#115e59}');
  document.body.className = 'd';
  expect(readColor(sheet)).toBe('#115e59');
});
