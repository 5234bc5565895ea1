/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { writeMissingStyles } from '@/src/site/features/version/missingStyles';

const TEXTS = { missing: 'Not in "6.0"</style>', uncertain: 'Perhaps' };
const CSS = writeMissingStyles(
  [
    { href: '/material-ui/api/button/#button-prop-loading', since: '6.4.0', isUncertain: false },
    { href: '/material-ui/api/grid2/', since: '6.0.0', isUncertain: true },
  ],
  TEXTS,
  '/material-ui/api/button/#button-prop-',
);

test('the style sheet is valid, and selects rows, results of the search, and controls', () => {
  document.body.innerHTML = `<style>${CSS}</style>
    <table><tbody><tr id="button-prop-loading"><th>loading</th></tr><tr id="button-prop-size"><th>size</th></tr></tbody></table>
    <a role="option" href="/material-ui/api/button/#button-prop-loading"><span>a</span></a>
    <a role="option" href="/material-ui/api/grid2/"><span>b</span></a>
    <span id="playground-loading-name">c</span><span id="playground-size-name">d</span>`;
  const rules = [...document.styleSheets[0]!.cssRules] as CSSStyleRule[];
  const select = ({ selectorText }: CSSStyleRule) =>
    [...document.querySelectorAll(selectorText.replace('::after', ''))].map(
      ({ textContent }) => textContent,
    );
  expect(rules.map(select)).toEqual([['b'], ['loading'], ['loading', 'a', 'c']]);
  expect(rules[2]!.style.content).toBe('"Not in \\"6.0\\"\\3c /style>"');
});

test('nothing is marked when nothing is missing', () => {
  expect(writeMissingStyles([], TEXTS, undefined)).toBe('');
});
