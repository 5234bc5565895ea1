/** Browsers without some features: supported ones without anchor positioning, and older ones. */
import { KINDS } from '../../tools/proof/plan';
import { findHiddenTexts } from '../crawl/content';
import type { Page } from '../e2e/support';
import { expect, test } from './support';

const BUTTON = '/material-ui/react-button/';

test('Without anchor positioning, menus open inside the window', async ({ tab, network }) => {
  network.deploy({
    locate: (pathname) => pathname,
    // No browser supports this property name.
    rewrite: (_, text) => text.replaceAll('position-area', 'no-position-area'),
  });
  await tab.open(BUTTON);
  for (const [opener, css] of [
    [{ css: '#mode-selector' }, '#mode-menu'],
    [{ css: '[popovertarget="page-menu"]' }, '#page-menu'],
    [{ css: '#BasicButtons button', name: 'More' }, '#BasicButtons-more'],
  ] as const) {
    await tab.click(opener);
    await tab.sees({ css: `${css}:popover-open` });
    const { left, top, right, bottom } = await tab.evaluate((selector) => {
      const box = document.querySelector(`${selector}:popover-open`)!.getBoundingClientRect();
      return {
        left: box.left,
        top: box.top,
        right: innerWidth - box.right,
        bottom: innerHeight - box.bottom,
      };
    }, css);
    expect(Math.min(left, top, right, bottom), `${css} is in the window`).toBeGreaterThanOrEqual(0);
    await tab.press('Escape');
    await tab.misses({ css: `${css}:popover-open` });
  }
});

test('Without popovers and light-dark(), all text is visible, and links work', async ({
  tab,
  network,
}) => {
  network.deploy({
    locate: (pathname) => pathname,
    // No browser supports these names.
    rewrite: (_, text) =>
      text
        .replaceAll('light-dark(', 'no-light-dark(')
        .replaceAll(':popover-open', ':no-popover-open')
        .replaceAll(' popover="auto"', ' no-popover="auto"')
        .replaceAll('popover:"auto"', '"no-popover":"auto"'),
  });
  await tab.open(BUTTON);
  expect(await findHiddenTexts(tab as unknown as Page)).toEqual([]);
  await tab.click({ css: '#nav-drawer a', name: 'Card' });
  await tab.reads('h1', 'Card');
});

for (const kind of ['component page', 'reference', 'getting started', 'home'] as const) {
  test(`${kind}: all text is visible in a browser that does not support the syntax of the scripts`, async ({
    tab,
    network,
  }) => {
    network.deploy({
      locate: (pathname) => pathname,
      // Browsers from before 2022 fail at a static block, and at class fields in the other scripts.
      rewrite: (pathname, text) =>
        pathname.endsWith('.js') ? `}${text}` : text.replace('static{', 'static]{'),
    });
    tab.allow(/page error|SyntaxError/);
    // Changing the script in the head changes its hash, so the Content-Security-Policy blocks it as well.
    tab.allow(/script-src/);
    await tab.driver.open(network.url + KINDS[kind]);
    await tab.sees({ css: 'h1' });
    // The function only uses methods of Playwright's page that a tab has as well.
    expect(await findHiddenTexts(tab as unknown as Page)).toEqual([]);
  });
}
