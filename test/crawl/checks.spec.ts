/**
 * Tests of the crawl's own checks: each one finds the problem that it is for. The checks of exported files are tested
 * in test/export.
 */
import { type Page, expect, confined as test } from '../e2e/support';
import { findAppearanceProblems, findImageProblems } from './appearance';
import { checkForcedColors } from './forcedColors';
import { findContentProblems, findHiddenTexts, readContents } from './content';
import { activateDemos } from './activateDemos';
import { findWidthProblems } from './width';

const URL = '/material-ui/react-button/';

/** Returns a small page with content. */
const createHtml = (main: string) =>
  `<!doctype html><html lang="en"><head><title>Title</title></head><body>
  <a class="app-drawer-active" href="${URL}">Button</a>
  <main id="main-content"><h1>Title</h1><div class="prose"><p id="sizes">Text</p></div>${main}</main></body></html>`;

/** Opens a small page at an address of the site. */
async function write(page: Page, main: string): Promise<string> {
  await page.goto('/robots.txt');
  const html = createHtml(main);
  await page.setContent(html);
  return html;
}

test.describe('Pages changed by scripts', () => {
  /** Opens a page, changes it as a script might, and compares it with the served HTML. */
  const find = async (page: Page, main: string, script = '') => {
    const html = await write(page, main);
    await page.evaluate(script);
    return findContentProblems(await readContents(page, html), URL, {
      hasPage: (url) => url === URL,
      hasFile: () => false,
      getIds: () => new Set(['sizes']),
    });
  };
  const LINK = '<a href="#sizes">Sizes</a>';

  test('have no problem if the content is the same', async ({ page }) => {
    const demo = '<div data-demo="A" id="A"><div>Before</div></div><details>More</details>';
    const script = "document.querySelector('#A > div').textContent = 'live'";
    expect(await find(page, LINK + demo, script)).toEqual([]);
  });

  for (const [problem, script] of [
    ['title 0: served "Title", with scripts "Other"', "document.title = 'Other'"],
    [
      `active in the navigation 0: served "${URL}", with scripts nothing`,
      "document.querySelector('.app-drawer-active').className = ''",
    ],
    [
      'text 0: served "Title", with scripts "Other"',
      "document.querySelector('h1').textContent = 'Other'",
    ],
    [
      'text 3: served nothing, with scripts "More"',
      "document.querySelector('main').append('More')",
    ],
    [
      'prose 0: served "<p id="sizes">Text</p>", with scripts "<p id="sizes" class="a">Text</p>"',
      "document.getElementById('sizes').className = 'a'",
    ],
    ['text that scripts hide: Title', "document.querySelector('h1').style.visibility = 'hidden'"],
    ['id stands twice: sizes', "document.querySelector('h1').id = 'sizes'"],
    [
      'link /gone/: no such page',
      "document.querySelector('main').insertAdjacentHTML('beforeend', '<a href=\"/gone/\"></a>')",
    ],
    [
      '#colors: the anchor is gone',
      "document.querySelector('main a').setAttribute('href', '#colors')",
    ],
  ] as const) {
    test(`have a problem: ${problem}`, async ({ page }) => {
      expect(await find(page, LINK, script)).toContain(problem);
    });
  }
});

test('Text that is invisible without scripts is found', async ({ page }) => {
  await write(page, '<p style="display: none">Lost</p><div hidden>Folded</div>');
  expect(await findHiddenTexts(page)).toEqual(['Lost']);
});

test('An image without a file or size is found', async ({ page }) => {
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  await write(
    page,
    `<img src="/no-such-file.png"><img id="b" src="${image}" width="9" height="9">`,
  );
  expect(await findImageProblems(page)).toEqual(['image that does not show: /no-such-file.png']);
  await write(page, `<img src="${image}" width="0">`);
  expect(await findImageProblems(page)).toEqual([`image that does not show: ${image}`]);
});

test('A demo that is not activated is named in the error', async ({ page }) => {
  await write(page, '<div data-demo="A" id="A"><p data-live=""></p></div>');
  await activateDemos(page, 50);
  await write(page, '<div data-demo="A" id="A"><p></p></div>');
  await expect(activateDemos(page, 50)).rejects.toThrow('The demo A on ');
});

test('At 320 px, only code and tables may scroll, and nothing may widen the page', async ({
  page,
}) => {
  const wide = '<div style="width: 600px">wide</div>';
  await write(page, `<pre style="overflow: auto"><code>${'x'.repeat(200)}</code></pre>`);
  expect(await findWidthProblems(page, true)).toEqual([]);
  await write(page, wide);
  expect(await findWidthProblems(page, true)).toEqual([
    expect.stringMatching(/^the page is 6\d\d px wide/),
  ]);
  await write(page, `<div id="box" style="overflow: auto">${wide}</div>`);
  expect(await findWidthProblems(page, true)).toEqual([
    expect.stringMatching(/^div#box scrolls sideways: 600 px in \d+$/),
  ]);
});

test('axe checks markup once per width, and colors in every mode and direction', async ({
  page,
}) => {
  await write(page, '<button></button><p style="color: #ccc; background: #fff">pale</p>');
  const find = async (isKnown: boolean) =>
    (await findAppearanceProblems(page, isKnown)).map((problem) => problem.split(':')[0]);
  expect(await find(false)).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
  expect(await find(true)).toEqual(['color-contrast']);
});

test('With forced colors, controls without lines or text, and focus without a line, are found', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const bar = 'width: 90px; height: 20px; margin: 10px; background: blue';
  await write(
    page,
    `<div data-demo="A" id="A"><div data-stage="" style="padding: 20px">
      <button id="good">Good</button>
      <button id="unfocused" style="outline: 0">Good</button>
      <input id="field" aria-label="Field">
      <input id="lost" aria-label="Lost" style="border: 0">
      <div id="bar" role="progressbar" aria-label="Lost" style="${bar}"></div>
      <div id="framed" role="progressbar" aria-label="Good" style="${bar}; border: 1px solid"></div>
      <div class="MuiSwitch-root"><div id="known" role="img" aria-label="Lost" style="${bar}"></div></div>
    </div></div>`,
  );
  const { count, problems, limits } = await checkForcedColors(page);
  expect(count).toBe(7);
  expect(problems.map((problem) => problem.replace(/(id="\w+").*/, '$1'))).toEqual([
    'invisible in A: <input id="lost"',
    'invisible in A: <div id="bar"',
    'focus invisible in A: <button id="unfocused"',
  ]);
  expect(limits).toEqual([expect.stringContaining('Switch')]);
});
