/** A minimal valid documentation page, and the site that it belongs to. */
import { hashScript } from '@/src/node/next/inlineScripts';
import { SITE_ORIGIN } from '@/src/shared/links';
import type { Site } from './site';

export const URL = '/material-ui/react-badge/';
const ADDRESS = SITE_ORIGIN + URL;
const PICTURE = `${SITE_ORIGIN}/social/badge.png`;
const SCRIPT = 'start()';

/** Long enough for the check of duplicate texts. */
export const SENTENCE = 'A sentence that is much longer than forty characters.';
const PROSE = `<h2 id="sizes">Sizes</h2><p>${SENTENCE}</p>`;

const data = JSON.stringify({
  '@graph': [
    {
      '@type': 'TechArticle',
      headline: 'React Badge component',
      description: 'What it is',
      url: ADDRESS,
      image: PICTURE,
      inLanguage: 'en',
      dateModified: '2026-01-31T08:00:00Z',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE_ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Badge', item: ADDRESS },
      ],
    },
  ],
});

export const HTML = `<!DOCTYPE html><html lang="en"><head>
<title>React Badge component - Material UI</title>
<meta name="description" content="What it is">
<link rel="canonical" href="${ADDRESS}">
<meta property="og:url" content="${ADDRESS}">
<meta property="og:title" content="React Badge component">
<meta property="og:description" content="What it is">
<meta property="og:image" content="${PICTURE}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="twitter:image" content="${PICTURE}">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="text/markdown" href="/material-ui/react-badge.md">
<link rel="stylesheet" href="/styles.css">
<script src="/code.js"></script>
<script data-boot='[{"otherChunks":["boot.js","joined.css"]}]'>${SCRIPT}</script>
<script type="application/ld+json">${data}</script>
</head><body>
<header><a href="/">Home</a></header>
<nav aria-label="documentation"><a class="app-drawer-active" href="${URL}" aria-current="page">Badge</a></nav>
<main>
<h1>Badge</h1>
<div id="page-menu"><a href="/material-ui/react-badge.md">View as Markdown</a></div>
<div data-ad=""></div>
<div class="prose">${PROSE}</div>
<p><a href="#sizes">Sizes</a> <a href="/joy-ui/react-button/#color">Colors</a> <a href="/file.zip">File</a> <a href="https://example.org/">Site</a></p>
<p><img src="/picture.png" alt="" width="10" height="10"></p>
<div data-demo="BadgeBasic" id="BadgeBasic"><div data-stage=""><label for="name">Name</label><input id="name"></div>
<button aria-controls="BadgeBasic-code" aria-expanded="false">Show code</button><div class="MuiCode-root"><pre><code>&lt;Badge /&gt;</code></pre><button type="button" class="MuiCode-copy">Copy</button></div></div>
<a href="https://github.com/fieldguide/fieldguide/edit/main/data/badge.md">Edit this page</a>
<nav aria-label="Neighbors"><a rel="prev" href="/material-ui/react-avatar/">Avatar</a><a rel="next" href="/material-ui/react-chip/">Chip</a></nav>
</main>
<footer>Foot</footer>
<script id="__NEXT_DATA__" type="application/json">{"buildId":"build","props":{"pageProps":{"page":{"title":"Badge"}}}}</script>
</body></html>`;

/** The data that in-site navigation fetches. */
const pageData = JSON.stringify({
  pageProps: { page: { heading: { html: 'Badge' }, blocks: [{ type: 'html', html: PROSE }] } },
});

const FILES: Readonly<Record<string, string>> = {
  '/_next/data/build/material-ui/react-badge.json': pageData,
  '/material-ui/react-badge.md': '# Badge\n',
  '/social/badge.png': createPngStart(1200, 630),
  '/styles.css': '',
  '/code.js': '',
  '/_next/boot.js': '',
  '/file.zip': '',
  '/picture.png': '',
};

/** Returns the first bytes of a PNG. */
export function createPngStart(width: number, height: number): string {
  const bytes = Buffer.alloc(24);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('latin1');
}

const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  [URL]: ['sizes', 'BadgeBasic'],
  '/joy-ui/react-button/': ['color', 'BasicButtons'],
  '/material-ui/react-avatar/': [],
  '/material-ui/react-chip/': [],
};

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'self'; script-src 'self' '${hashScript(SCRIPT)}' blob:; object-src 'none'; frame-ancestors 'self'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=()',
};

/** Files and headers that the site has in addition or differently; `null` removes one. */
export interface Changes {
  files?: Readonly<Record<string, string | null>>;
  headers?: Readonly<Record<string, string | null>>;
  sources?: Readonly<Record<string, string>>;
}

/** Creates the site of the page. */
export function createSite({ files = {}, headers = {}, sources }: Changes = {}): Site {
  const allFiles = { ...FILES, ...files };
  const read = (pathname: string) => allFiles[pathname] ?? '';
  const sent = Object.entries({ ...HEADERS, ...headers }).filter(([, value]) => value !== null);
  return {
    languages: ['en'],
    hasPage: (url) => url in PAGES,
    hasFile: (pathname) => typeof allFiles[pathname] === 'string',
    getIds: (url) => new Set(PAGES[url]),
    getHeaders: () => new Map(sent as [string, string][]),
    read,
    readStart: (pathname) => Buffer.from(read(pathname), 'latin1'),
    readSource: (file) => (sources ?? { 'data/badge.md': '---\n---\n\n# Badge\n' })[file],
  };
}

/** A part of the page, and its replacement. */
export type Change = readonly [from: string, to: string];

/**
 * Returns the page with a change.
 * @throws Error when the part doesn't exist.
 */
export function apply(html: string, [from, to]: Change): string {
  if (!html.includes(from)) {
    throw new Error(`The example has no ${from}`);
  }
  return html.replace(from, () => to);
}

const PARAGRAPH = '<p><a href="#sizes">';

/** Inserts HTML into the content. */
export const within = (html: string): Change => [PARAGRAPH, html + PARAGRAPH];

/** Inserts HTML into the head. */
export const inHead = (html: string): Change => ['</head>', `${html}</head>`];
