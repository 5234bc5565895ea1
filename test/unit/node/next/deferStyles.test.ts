import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createDeferStyles } from '@/src/node/next/deferStyles';
import { shareDemoStyles } from '@/src/node/next/demoStyles';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

const SHEET = '/_next/static/chunks/frame.css';
const LINK = `<link rel="stylesheet" href="${SHEET}" data-n-g=""/>`;

let out: string;
beforeEach(() => {
  out = makeFolder();
});
afterEach(() => removeFolder(out));

/** The inlined rules of a page that has elements with these classes. */
function inline(css: string, ...classes: string[]): string {
  const folder = makeFolder({ [SHEET.slice(1)]: css });
  const elements = classes.map((name) => `<p class="other ${name}"></p>`).join('');
  const html = createDeferStyles(folder)(
    `<html><head>${LINK}</head><body><h1>A<b>B</b></h1><h2><a>C</a></h2>${elements}<div id="early-styles"></div></body></html>`,
  );
  removeFolder(folder);
  return /<style>([\s\S]*?)<\/style>/.exec(html)![1]!;
}

test('Tokens that another sheet or the HTML uses are inlined', () => {
  const PAGE = '/_next/static/chunks/page.css';
  const folder = makeFolder({
    [SHEET.slice(1)]: ':root{--fg-line:#aaa;--fg-mark:#ff0;--fg-blue-50:#00f}',
    [PAGE.slice(1)]: '.used{color:var(--fg-line)}',
  });
  const html = createDeferStyles(folder)(
    `<head>${LINK}${LINK.replace(SHEET, PAGE)}</head><p class="used"></p><path fill="var(--fg-blue-50)"/>`,
  );
  removeFolder(folder);
  expect(html).toContain('<style>:root{--fg-line:#aaa;--fg-blue-50:#00f}</style>');
  expect(html).toContain('<style>.used{color:var(--fg-line)}</style>');
});

describe('the rules that a page needs', () => {
  test.each<[css: string, inlined: string]>([
    ['.used{top:0}', '.used{top:0}'],
    ['.unused{top:0}', ''],
    ['h2{top:0}', 'h2{top:0}'],
    ['#id{top:0}', '#id{top:0}'],
    ['kbd{top:0}', ''],
    ['.used>kbd,.used+p{top:0}', '.used+p{top:0}'],
    ['.used .unused{top:0}', ''],
    ['.used.unused{top:0}', ''],
    ['.unused,.used{top:0}', '.used{top:0}'],
    ['.used:not(.unused){top:0}', '.used:not(.unused){top:0}'],
    [':is(.unused, .used:not(.unused)) b{top:0}', ':is(.unused, .used:not(.unused)) b{top:0}'],
    ['.used:has(.unused){top:0}', ''],
    ['.used:has(.unused,+:empty){top:0}', '.used:has(.unused,+:empty){top:0}'],
    [':where(.used) :where(kbd,hr){top:0}', ''],
    [
      ':where(.used) :where(p:not(.unused) b){top:0}',
      ':where(.used) :where(p:not(.unused) b){top:0}',
    ],
    [':where(.used):is(a:hover){top:0}', ''],
    ['.used:nth-child(2 of .unused){top:0}', '.used:nth-child(2 of .unused){top:0}'],
    ['.used[data-open="a.unused"]{top:0}', '.used[data-open="a.unused"]{top:0}'],
    ['[data-mode=dark] .used{top:0}', '[data-mode=dark] .used{top:0}'],
    ['.used:hover{top:0}', ''],
    ['.used:focus-visible,.used:first-child{top:0}', '.used:first-child{top:0}'],
    ['.used:popover-open{top:0}', ''],
    ['.used::backdrop{top:0}', ''],
    ['.used [popover] a{top:0}', ''],
    ['html:not([data-js]) .used{top:0}', ''],
    ['.used{cursor:pointer;top:0;transition:top 1s}', '.used{top:0}'],
    ['.used{-webkit-user-select:none}', ''],
    ['.used a:not([popover] *){top:0}', '.used a:not([popover] *){top:0}'],
    ['@supports not (position-area:block-end){.used{top:0}}', ''],
    ['@media (prefers-contrast:more){.used{top:0}}', ''],
    [
      ':root{--fg-blue-50:#00f;--fg-red-50:#f00;--fg-mark:var(--fg-blue-50);--fg-bg:var(--fg-red-50)}.used{color:var(--fg-bg)}',
      ':root{--fg-bg:#f00}.used{color:var(--fg-bg)}',
    ],
    ['.used{width:1.5rem}', '.used{width:1.5rem}'],
    ['@media print{.used{top:0}}', ''],
    ['@media (width>1px){.unused{top:0}}', ''],
    ['@media (width>1px){.unused{top:0}.used{top:0}}', '@media (width>1px){.used{top:0}}'],
    ['@layer a{h1{top:0}}', '@layer a{h1{top:0}}'],
    ['/* why */.used{top:0}', '.used{top:0}'],
    [
      '.used{animation:turn 1s}@keyframes turn{to{top:0}}',
      '.used{animation:turn 1s}@keyframes turn{to{top:0}}',
    ],
    ['@keyframes turn{to{top:0}}.unused{animation:turn 1s}', ''],
    ['.used{background:url(../media/a.svg)}', '.used{background:url(/_next/static/media/a.svg)}'],
    ['.used{background:url("/a.svg")}', '.used{background:url("/a.svg")}'],
    [
      '.used{background:url(data:image/png;base64,AA)}',
      '.used{background:url(data:image/png;base64,AA)}',
    ],
  ])('of %s are %s', (css, inlined) => {
    expect(inline(css, 'used')).toBe(inlined);
  });

  test('include those for several classes of the page', () => {
    expect(inline('.one .two{top:0}.three{top:0}', 'one', 'two')).toBe('.one .two{top:0}');
  });
});

test('The sheet of the frame stays where it was, without blocking the first paint', () => {
  const folder = makeFolder({ [SHEET.slice(1)]: 'p{top:0}' });
  const html = createDeferStyles(folder)(`<head>${LINK}<title>A</title></head><p></p>`);
  expect(html).toBe(
    `<head><style>p{top:0}</style><link rel="stylesheet" href="${SHEET}" data-n-g="" media="not all" data-deferred=""/><noscript><link rel="stylesheet" href="${SHEET}"/></noscript><title>A</title></head><p></p>`,
  );
  removeFolder(folder);
});

test('A script declares web fonts, and no sheet does', () => {
  const font =
    '@font-face{font-family:a;src:url(../b.woff2)format("woff2");font-display:optional;font-weight:400 700;size-adjust:99%}';
  const fallback = '@font-face{font-family:a Fallback;src:local(Arial)}';
  const folder = makeFolder({ [SHEET.slice(1)]: `${font}${fallback}` });
  const deferStyles = createDeferStyles(folder);
  for (const page of ['one', 'two']) {
    const html = deferStyles(`<head>${LINK}</head><p>${page}</p>`);
    expect(html).toContain(`</script><style>${fallback}</style>`);
    const [, fonts = '', script = ''] = /<script data-fonts='(.*?)'>(.*?)<\/script>/.exec(html)!;
    const declared: unknown[][] = [];
    const added: unknown[] = [];
    function FontFace(...given: unknown[]) {
      declared.push(given);
    }
    const document = {
      currentScript: { dataset: { fonts } },
      fonts: { add: (face: unknown) => added.push(face) },
    };
    new Function('document', 'FontFace', script)(document, FontFace);
    expect(added).toHaveLength(1);
    expect(declared).toEqual([
      [
        'a',
        'url(/_next/static/b.woff2)format("woff2")',
        { display: 'optional', weight: '400 700', sizeAdjust: '99%' },
      ],
    ]);
  }
  expect(readText(folder, SHEET)).toBe(fallback);
  removeFolder(folder);
});

describe('the sheets of demos', () => {
  const PAGE =
    '<head><meta charSet="utf-8" data-next-head=""/><link id="demo-theme-material" rel="stylesheet" href="/theme.css"/><style data-emotion="css 1">.css-1{top:0}</style></head>' +
    '<body><h1>A</h1><div id="early-styles"></div><p>Demo</p></body>';
  const change = (page: string) => createDeferStyles(out)(shareDemoStyles(page, out));

  const THEME = '[data-mui-color-scheme=light]{--used:var(--deep);--deep:red;--html:1;--unused:2}';
  const RULES = '.css-1{top:0;color:var(--used)}';
  beforeEach(() => writeFiles(out, { 'theme.css': THEME }));
  const createPage = (rules: string) =>
    PAGE.replace('.css-1{top:0}', rules).replace('<p>', '<p style="--a:var(--html)">');

  const listDeferred = (html: string) =>
    Array.from(
      html
        .split('</head>')[0]!
        .matchAll(/<link id="([^"]+)"[^>]* media="not all" data-deferred=""\/>/g),
      ([, id]) => id,
    );

  test('are inlined in front of the first demo without unused variables, and deferred in the head', () => {
    const html = change(createPage(RULES));
    const theme =
      '<style>[data-mui-color-scheme=light]{--used:var(--deep);--deep:red;--html:1}</style>';
    expect(html).toContain(`<div id="early-styles">${theme}<style>${RULES}</style><script>`);
    expect(listDeferred(html)).toEqual(['demo-theme-material', 'demo-styles']);
    expect(html).not.toContain('preload');
  });

  const listLinks = (part: string) =>
    Array.from(part.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g), ([, href]) => href);
  const LARGE = RULES.repeat(1000);
  const SHEETS = ['/theme.css', expect.stringContaining('/demos-')];

  test('are linked behind the first demos if they are large, whose rules are inlined', () => {
    const demos = '<p class="css-1"></p>'.padEnd(5_000, ' ');
    const text = '<div class="prose">Later</div>';
    const html = change(
      createPage(`${LARGE}.css-2{top:0}`).replace(
        '<p style',
        `${demos}${text}${text}<p class="css-2"></p><p style`,
      ),
    );
    const [first = '', later = ''] = html.split('<div class="prose"><div id="later-styles">');
    expect(first).toMatch(
      /<div id="early-styles"><style>[^<]*<\/style><style>\.css-1\{[^<]*<\/style>/,
    );
    expect(first).toContain(
      '<style>[data-mui-color-scheme=light]{--used:var(--deep);--deep:red}</style>',
    );
    expect(first).not.toContain('.css-2{');
    expect(listLinks(first)).toEqual([]);
    expect(listLinks(later.split('</div>')[0]!)).toEqual(SHEETS);
    expect(listDeferred(html)).toEqual(['demo-theme-material', 'demo-styles']);
  });

  test('are linked in front of the first demo if they are large and no text follows the first demos', () => {
    const html = change(createPage(LARGE));
    expect(listLinks(html.split('<div id="early-styles">')[1]!)).toEqual(SHEETS);
    expect(listDeferred(html)).toEqual(['demo-theme-material', 'demo-styles']);
  });

  test.each([
    ['rtl', 'not all'],
    ['ltr', undefined],
    ['', undefined],
  ])('do not apply unchanged on a page with the direction "%s": %s', (dir, media) => {
    const [, script = ''] = /<script>(.*?)<\/script><\/div>/.exec(change(PAGE))!;
    const previousElementSibling: { media?: string } = {};
    new Function('document', script)({
      documentElement: { dir },
      currentScript: { previousElementSibling },
    });
    expect(previousElementSibling.media).toBe(media);
  });

  test('are inlined in the head of a page without text', () => {
    const page = createPage(RULES).replace('<div id="early-styles"></div>', '');
    const html = change(page);
    expect(html).toContain(
      `<style id="demo-theme-material">${THEME}</style><style id="demo-styles">${RULES}</style>`,
    );
    expect(html).not.toContain('rel="stylesheet" href="/');
  });
});
