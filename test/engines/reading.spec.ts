/** Main tasks on pages: search, copying, settings, icons, links and history. */
import { PHONE, MODIFIER, type Tab, expect, test } from './support';

const BUTTON = '/material-ui/react-button/';
const CODEBLOCK = '/experiments/docs/codeblock/';
const ICONS = '/material-ui/material-icons/';

test('Search opens by its shortcut, tolerates a typing error, and opens the page with marks', async ({
  tab,
}) => {
  await tab.open('/material-ui/react-card/');
  await tab.press(`${MODIFIER}+k`);
  await tab.focuses('#docsearch-input');
  await tab.type('buton');
  await tab.sees({ css: 'dialog [data-query="buton"]' });
  await tab.sees({ css: '.DocSearch-Hits a' });
  await tab.press('Enter');
  await tab.reads('h1', 'Button');
  await tab.misses({ css: '#docsearch-input' });
  await tab.until(
    () =>
      [...(CSS.highlights.get('fg-found') ?? [])].some(
        (range) => range.toString().toLowerCase() === 'button',
      ),
    undefined,
    true,
    'marks the found word on the page',
  );
});

test('Code is copied by its button and by the shortcut', async ({ tab }) => {
  await tab.open(CODEBLOCK);
  const texts = await tab.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('.prose .MuiCode-root')];
    blocks.forEach((block, index) => block.setAttribute('data-index', String(index)));
    return blocks.map((block) => block.querySelector('code')?.textContent ?? '');
  }, undefined);
  const [, second = '', , fourth = ''] = texts;
  expect(second).not.toBe(fourth);
  await tab.hover({ css: '[data-index="1"] pre' });
  await tab.click({ css: '[data-index="1"] .MuiCode-copy' });
  await tab.reads('[data-index="1"] .MuiCode-copy', 'Copied');
  expect(await tab.paste()).toBe(second);
  await tab.hover({ css: '[data-index="3"] pre' });
  await tab.press(`${MODIFIER}+c`);
  await tab.reads('[data-index="3"] .MuiCode-copy', 'Copied');
  expect(await tab.paste()).toBe(fourth);
});

async function turn(tab: Tab): Promise<void> {
  await tab.click({ css: '#settings-button' });
  await tab.click({ css: 'dialog label', name: 'Right to left' });
  await tab.press('Escape');
  await tab.misses({ css: 'dialog' });
  await tab.focuses('#settings-button');
}

test('Mode and direction are stored, and applied before the first paint', async ({ tab }) => {
  await tab.open(BUTTON);
  await tab.click({ css: '#mode-selector' });
  await tab.click({ css: '#mode-menu button', name: 'Dark' });
  await tab.misses({ css: '#mode-menu' });
  await turn(tab);
  // Each frame of another page of the site, starting with the first one.
  const shown = await tab.evaluate(async (url) => {
    const frame = document.createElement('iframe');
    const seen = new Set<string>();
    let isLoaded = false;
    frame.onload = () => {
      isLoaded = true;
    };
    frame.style.cssText = 'position: fixed; inset: 0';
    frame.src = url;
    document.body.append(frame);
    while (!isLoaded) {
      await new Promise(requestAnimationFrame);
      const { contentDocument: inner, contentWindow: view } = frame;
      if (inner?.body && view && view.location.pathname === url) {
        const { colorScheme, direction } = view.getComputedStyle(inner.documentElement);
        seen.add(
          `${colorScheme} ${direction} ${view.getComputedStyle(inner.body).backgroundColor}`,
        );
      }
    }
    frame.remove();
    return [...seen];
  }, '/joy-ui/react-button/');
  expect(shown).toEqual(['dark rtl rgb(12, 21, 36)']);
  await tab.reload();
  await tab.until(
    () => {
      const { direction, colorScheme } = getComputedStyle(document.documentElement);
      return `${direction} ${colorScheme}`;
    },
    undefined,
    'rtl dark',
  );
});

test('Settings and navigation open on a phone, where nothing scrolls sideways', async ({ tab }) => {
  await tab.open(BUTTON);
  await tab.driver.resize(PHONE);
  await turn(tab);
  await tab.click({ css: '[popovertarget="nav-drawer"]:not(#nav-drawer *)' });
  await tab.click({ css: '#nav-drawer a', name: 'Card' });
  await tab.reads('h1', 'Card');
  await tab.misses({ css: '#nav-drawer' });
  await tab.until(
    () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    },
    undefined,
    0,
  );
});

test('An icon is found, and its dialog copies code and returns focus', async ({ tab }) => {
  await tab.open(ICONS);
  await tab.click({ css: '[data-icons] input[type="search"]' });
  await tab.type('trash');
  const tile = { css: '[data-icons] [role="grid"] button', name: 'Delete' };
  await tab.click(tile);
  await tab.sees({ css: 'dialog h2', name: 'Delete' });
  await tab.until(() => location.search, undefined, '?query=trash&selected=Delete');
  await tab.click({ css: 'dialog button', name: 'Copy' });
  await tab.sees({ css: 'dialog button', name: 'Copied' });
  await tab.press('Escape');
  await tab.misses({ css: 'dialog' });
  await tab.until(() => document.activeElement?.textContent, undefined, 'Delete');
  expect(await tab.paste()).toBe("import DeleteIcon from '@mui/icons-material/Delete';");
});

test('Links work without a reload, and history restores pages and scroll positions', async ({
  tab,
}) => {
  await tab.open(BUTTON);
  await tab.evaluate(() => {
    const readTop = () => document.getElementById('ButtonClick')!.getBoundingClientRect().top;
    // To reach the link, the test scrolls the window as well, so the position is read at the click.
    const note = () => Object.assign(window, { topAtClick: readTop() });
    addEventListener('click', note, { capture: true, once: true });
    document.getElementById('ButtonClick')!.scrollIntoView({ behavior: 'instant' });
  }, undefined);
  await tab.until(isLive, '#ButtonClick');
  await tab.click({ css: '#nav-drawer a', name: 'Card' });
  await tab.until(() => location.pathname, undefined, '/material-ui/react-card/');
  await tab.reads('h1', 'Card');
  await tab.until(() => Math.round(scrollY), undefined, 0);
  await tab.driver.traverse(-1);
  await tab.reads('h1', 'Button');
  await tab.until(() => {
    const { top } = document.getElementById('ButtonClick')!.getBoundingClientRect();
    return Math.abs(top - (window as unknown as { topAtClick: number }).topAtClick) < 2;
  }, undefined);
  await tab.driver.traverse(1);
  await tab.reads('h1', 'Card');
  expect(await tab.evaluate(() => 'topAtClick' in window, undefined)).toBe(true);
});

function isLive(css: string): boolean {
  return document.querySelector(`${css} [data-live]`) !== null;
}

test('The rows of an API page are filtered, and an address shows one', async ({ tab }) => {
  await tab.open('/material-ui/api/button/#button-prop-variant');
  await tab.sees({ css: '#button-prop-variant' });
  await tab.click({ css: 'input[type="search"]' });
  await tab.type('disableRipple');
  await tab.misses({ css: '#button-prop-variant' });
  await tab.sees({ css: '#button-prop-disableRipple' });
});
