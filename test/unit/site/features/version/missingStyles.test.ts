/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { writeMissingStyles } from '@/src/site/features/version/missingStyles';

const TEXTS = {
  missing: 'Not in "6.0"</style>',
  uncertain: 'Perhaps',
  values: '{{values}}: from {{version}}',
  uncertainValues: '{{values}}: perhaps',
};
const CSS = writeMissingStyles(
  [
    { href: '/material-ui/api/button/#button-prop-loading', since: '6.4.0', isUncertain: false },
    { href: '/material-ui/api/grid2/', since: '6.0.0', isUncertain: true },
    { href: '/base-ui/react-menu/components-api/#menu', since: '6.0.0', isUncertain: true },
    {
      href: '/material-ui/api/button/#button-prop-size',
      ...{ since: '6.2.0', isUncertain: false, values: ["'tiny'", "'huge'"] },
    },
  ],
  TEXTS,
  '/material-ui/api/button/#button-prop-',
);

test('the style sheet is valid, and selects rows, tables, results of the search, and controls', () => {
  document.body.innerHTML = `<style>${CSS}</style>
    <table><tbody><tr id="button-prop-loading"><th>loading</th></tr><tr id="button-prop-size"><th>size</th><td>type</td><td>default</td></tr></tbody></table>
    <table id="grid2"><tbody><tr id="grid2-prop-size"><th>x</th></tr></tbody></table>
    <table id="grid"><tbody><tr id="grid-prop-size"><th>y</th></tr></tbody></table>
    <table id="menu"><tbody><tr id="menu-slot-root"><th>z</th></tr></tbody></table>
    <a role="option" href="/material-ui/api/button/#button-prop-loading"><span>a</span></a>
    <a role="option" href="/material-ui/api/grid2/"><span>b</span></a>
    <span id="playground-loading-name">c</span><span id="playground-size-name">d</span>`;
  const rules = [...document.styleSheets[0]!.cssRules] as CSSStyleRule[];
  const select = ({ selectorText }: CSSStyleRule) =>
    [...document.querySelectorAll(selectorText.replace('::after', ''))].map(
      (found) => (found.matches('table') && found.id) || found.textContent,
    );
  const all = ['grid2', 'grid', 'menu'];
  const titles = ['', ...all].map((id) => id || document.querySelector('table')!.textContent);
  expect(rules.map(select)).toEqual([
    ['x', 'z'],
    ['grid2', 'menu', 'b'],
    titles,
    ['loading'],
    ['loading', 'a', 'c'],
    titles,
    ['type'],
  ]);
  expect(rules[4]!.style.content).toBe('"Not in \\"6.0\\"\\3c /style>"');
  expect(rules[6]!.style.content).toBe(`"'tiny', 'huge': from 6.2"`);
});

test('nothing is marked when nothing is missing', () => {
  expect(writeMissingStyles([], TEXTS, undefined)).toBe('');
});
