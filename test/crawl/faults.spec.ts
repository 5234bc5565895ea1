/** The crawl's own checks: each finds the fault it is there for. */
import { findAxeFaults } from '../e2e/axe';
import { type Page, expect, confined as test } from '../e2e/support';
import { findLeanFaults, readProse } from './leanHtml';
import { findLinkFaults } from './links';
import { readDocument } from './readDocument';
import { findImageFaults, findStructureFaults } from './structure';
import { findWidthFaults } from './width';

const URL = '/material-ui/react-button/';
const MENU = '<a href="/material-ui/react-button.md">View</a>';

/** A page that is in order and as small as it can be, with `main` in its content. */
async function write(
  page: Page,
  main: string,
  { title = 'Title', description = 'What it is', menu = MENU } = {},
): Promise<void> {
  // Addresses are those of the site.
  await page.goto('/robots.txt');
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${description}"></head>
    <body><a class="app-drawer-active" href="${URL}">Button</a><p id="page-menu">${menu}</p><main id="main-content"><h1>Title</h1>${main}</main></body></html>`,
  );
}

for (const { fault, main = '', head } of [
  { fault: '2 headings of level 1', main: '<h1>Another</h1>' },
  { fault: 'skips to level 3', main: '<h3>Deep</h3>' },
  { fault: 'without text', main: '<h2> </h2>' },
  { fault: 'id stands twice: a', main: '<p id="a"></p><p id="a"></p>' },
  { fault: 'link /nowhere/: no such page', main: '<a href="/nowhere/">there</a>' },
  {
    fault: 'active in the navigation',
    main: '<a class="app-drawer-active" href="/joy-ui/react-button/">there</a>',
  },
  {
    fault: 'its menu leads to "/joy-ui/react-button.md"',
    head: { menu: '<a href="/joy-ui/react-button.md">View</a>' },
  },
  { fault: 'title of 71 characters', head: { title: 'x'.repeat(71) } },
  { fault: 'no description', head: { description: '' } },
  { fault: 'description of 161 characters', head: { description: 'x'.repeat(161) } },
  {
    fault: 'closed code of 17 lines',
    main: `<div data-demo=""><button aria-controls="x" aria-expanded="false"></button><pre><code>${'\n'.repeat(16)}</code></pre></div>`,
  },
]) {
  test(`A document is told of: ${fault}`, async ({ page }) => {
    await write(page, main, head);
    const faults = findStructureFaults(await readDocument(page), URL);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });
}

test('A document that is in order has no fault', async ({ page }) => {
  await write(page, '<h2 id="a">Part</h2><a href="/joy-ui/react-button/">there</a>');
  expect(findStructureFaults(await readDocument(page), URL)).toEqual([]);
});

test('Images are told of that lack alternative text, size or a file', async ({ page }) => {
  await write(page, '<img src="/no-such-file.png">');
  expect(findImageFaults(await readDocument(page))).toEqual([
    'image without alt: /no-such-file.png',
    'image without a size: /no-such-file.png',
    'image that does not show: /no-such-file.png',
  ]);
});

test('Anchors have to be served, and on the page itself to be there after scripts', () => {
  expect(findLinkFaults(['/joy-ui/react-button/#sizes', '#BasicButtons.js'], URL, [])).toEqual([
    '#BasicButtons.js: the anchor is gone from the page',
  ]);
  expect(findLinkFaults(['#sizes', '#no-such-heading'], URL, ['sizes', 'no-such-heading'])).toEqual(
    ['#no-such-heading: no such anchor'],
  );
  expect(findLinkFaults(['http://example.org/', 'mailto:a@example.org'], URL, [])).toEqual([
    'http://example.org/: not https',
  ]);
});

test('Prose is found in the data, outside the body and in attributes', async ({ page }) => {
  const sentence = 'A sentence that is much longer than forty characters.';
  const html = (head: string, body: string, data: string) =>
    `<html><head>${head}</head><body><main><p${body}>${sentence}</p></main><script id="__NEXT_DATA__" type="application/json">${data}</script></body></html>`;
  const find = async (...parts: Parameters<typeof html>) => {
    await page.setContent(html(...parts));
    return findLeanFaults(html(...parts), await readProse(page));
  };
  expect(await find('', '', '{"props":{}}')).toEqual([]);
  expect(await find('', '', '{"props":{"html":"<b>bold</b>"}}')).toEqual([
    'markup in __NEXT_DATA__: <b>bold</b>',
  ]);
  expect(await find('', '', `{"props":{"text":"${sentence}"}}`)).toEqual([
    `in __NEXT_DATA__: ${sentence}`,
    `outside the body: ${sentence}`,
  ]);
  expect(await find(`<!-- ${sentence} -->`, '', '{"props":{}}')).toEqual([
    `outside the body: ${sentence}`,
  ]);
  expect(await find('', ` title="${sentence}"`, '{"props":{}}')).toEqual([
    `in attributes or comments: ${sentence}`,
  ]);
});

test('At 320 px code and tables may scroll; anything else may not, nor widen the page', async ({
  page,
}) => {
  const wide = '<div style="width: 600px">wide</div>';
  await write(page, `<pre style="overflow: auto"><code>${'x'.repeat(200)}</code></pre>`);
  expect(await findWidthFaults(page, true)).toEqual([]);
  await write(page, wide);
  expect(await findWidthFaults(page, true)).toEqual([
    expect.stringMatching(/^the page is 6\d\d px wide/),
  ]);
  await write(page, `<div id="box" style="overflow: auto">${wide}</div>`);
  expect(await findWidthFaults(page, true)).toEqual([
    expect.stringMatching(/^div#box scrolls sideways: 600 px in \d+$/),
  ]);
});

test('axe is heard', async ({ page }) => {
  await write(page, '<button></button><p style="color: #ccc; background: #fff">pale</p>');
  const faults = (await findAxeFaults(page)).map((fault) => fault.split(':')[0]);
  expect(faults).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
});
