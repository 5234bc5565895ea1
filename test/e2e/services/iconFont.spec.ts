/** The font of Material Icons from a fonts host: S7.5. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../support';
import { EXTERNAL_PATHS, type ExternalServices, type Page, expect, open, test } from './support';

const PAGE = '/material-ui/icons/';
const FONT = 'node_modules/@fontsource/material-icons/files/material-icons-latin-400-normal.woff2';
const { iconFont, iconStylesheet } = EXTERNAL_PATHS;

const STYLESHEET = `@font-face { font-family: 'Material Icons'; src: url('${iconFont}'); }
.material-icons { font-family: 'Material Icons'; white-space: nowrap; }`;

const getIcon = (page: Page) => page.locator('[data-demo] .material-icons').first();

/** Checks that the name of an icon is rendered as one square glyph. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(getIcon(page)).toHaveCSS('visibility', 'visible');
  const width = await getIcon(page).evaluate((icon) => {
    const range = document.createRange();
    range.selectNodeContents(icon);
    return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(icon).fontSize);
  });
  expect(width).toBeCloseTo(1, 1);
}

// @proves S7.5
test('A page with such icons loads the font from the host; other pages do not', async ({
  page,
  outside,
}) => {
  outside.handle(iconStylesheet, (_request, response) => {
    response.setHeader('Content-Type', 'text/css').end(STYLESHEET);
  });
  outside.handle(iconFont, async (_request, response) => {
    response.end(await readFile(path.join(ROOT, FONT)));
  });
  const listAsked = () =>
    outside.requests.map(({ url }) => url).filter((url) => url.startsWith('/icons'));
  await open(page, '/material-ui/react-card/');
  await page.waitForLoadState('networkidle');
  expect(listAsked()).toEqual([]);
  await open(page, PAGE);
  await expectDrawn(page);
  expect(listAsked()).toEqual([iconStylesheet, iconFont]);
});

/** Messages of the browser when a file of the host fails to load. */
const MISSING = [/^response 404: .*\/icons\./, /^console error: Failed to load resource.* 404/];

for (const [name, prepare, messages] of [
  ['is dead', (outside) => outside.die(), [/ERR_/]],
  [
    'has no stylesheet',
    (outside) =>
      outside.handle(iconStylesheet, (_request, response) => void response.writeHead(404).end()),
    MISSING,
  ],
  [
    'has the stylesheet without its font',
    (outside) =>
      outside.handle(iconStylesheet, (_request, response) => {
        response.setHeader('Content-Type', 'text/css').end(STYLESHEET);
      }),
    MISSING,
  ],
  // The response never ends.
  ['does not respond', (outside) => outside.handle(iconStylesheet, () => {}), []],
] as const satisfies readonly (readonly [
  string,
  (outside: ExternalServices) => void,
  readonly RegExp[],
])[]) {
  test(`Icons are loaded from the site when the host ${name}`, async ({ page, outside, watch }) => {
    messages.forEach((pattern) => watch.allow(pattern));
    prepare(outside);
    await open(page, PAGE);
    await expectDrawn(page);
  });
}

test('Names of icons stay hidden when no font can be loaded', async ({ page, outside, watch }) => {
  watch.allow(/ERR_|NetworkError|A network error/);
  outside.die();
  const refused = page.waitForEvent('requestfailed', (request) =>
    /material-icons.*\.woff2$/.test(request.url()),
  );
  await page.route(/material-icons.*\.woff2$/, (route) => route.abort());
  await open(page, PAGE);
  await refused;
  await expect(getIcon(page)).toHaveCSS('visibility', 'hidden');
});
