/** Tests of the checks: in each case, one part of a valid page is changed, and only that change is reported. */
import { expect, test } from '@jest/globals';
import { PAGE_CHECKS } from './checks';
import { findLinkProblems, listHrefs } from './checks/links';
import {
  type Change,
  type Changes,
  HTML,
  SENTENCE,
  URL,
  apply,
  createPngStart,
  createSite,
  inHead,
  within,
} from './example';
import { parsePage } from './page';

const LINKS = 'Links';
type CheckName = keyof typeof PAGE_CHECKS | typeof LINKS;

/** Returns the problems of all checks, as "name of the check: problem". */
function find(html: string, changes?: Changes): string[] {
  const page = parsePage(URL, html);
  const site = createSite(changes);
  return [
    ...Object.entries(PAGE_CHECKS).flatMap(([name, check]) =>
      check(page, site).map((problem) => `${name}: ${problem}`),
    ),
    ...findLinkProblems(listHrefs(page), URL, site).map((problem) => `${LINKS}: ${problem}`),
  ];
}

test('A valid page has no problem', () => {
  expect(find(HTML)).toEqual([]);
});

/** Inserts a code block. */
const withinBlock = (language: string, code: string): Change =>
  within(
    `<div class="MuiCode-root"><button type="button" class="MuiCode-copy">Copy</button><pre><code class="language-${language}">${code}</code></pre></div>`,
  );

test.each([
  ['tsx', 'const a = \'…\'; // …\nconst b = &lt;p title="…"&gt;Loading …&lt;/p&gt;;'],
  ['css', 'a::after { content: "…"; }'],
  ['none', 'a … b'],
])('An ellipsis may be part of %s', (language, code) => {
  expect(find(apply(HTML, withinBlock(language, code)))).toEqual([]);
});

/**
 * By check: the expected problem, and the change that causes it. Checks that depend on the address are in
 * rules.test.ts.
 */
const CASES: Record<CheckName, [problem: string, ...changes: Change[]][]> = {
  'The HTML is what the parser makes of it': [
    ['<p> in <main> is not closed', within('<p>a<div>b</div>')],
    ['<tbody> in <table> is not written', within('<table><tr><td>a</td></tr></table>')],
    ['<table> in <main> is moved by the parser', within('<table><div>a</div></table>')],
    ['duplicate-attribute at', within('<p class="a" class="b">c</p>')],
    ['control-character-in-input-stream at', within('<p>\b</p>')],
  ],
  'Ids are unique': [['duplicate id: sizes', within('<p id="sizes"></p>')]],
  'Headings have text and skip no level, and one is of level 1': [
    ['2 headings of level 1', within('<h1>Another</h1>')],
    ['heading "Deep" skips to level 4', within('<h4>Deep</h4>')],
    ['heading of level 2 without text', within('<h2> </h2>')],
  ],
  'The language is that of the address': [
    ['lang is "" instead of "en"', ['<html lang="en">', '<html>']],
  ],
  'There is one title and one description, within their limits': [
    ['title of 71 characters', ['React Badge component - Material UI<', `${'x'.repeat(71)}<`]],
    ['no title', ['<title>React Badge component - Material UI</title>', '<title> </title>']],
    ['2 elements instead of one title', inHead('<title>Another</title>')],
    [
      '2 elements instead of one description',
      inHead('<meta name="description" content="Another">'),
    ],
  ],
  // In rules.test.ts.
  'Search engines are kept out of test pages only': [],
  'The address is right, and previews of links have texts and a picture': [
    ['canonical address is []', ['rel="canonical"', 'rel="alternate"']],
    ['og:url is [', ['og:url" content="https', 'og:url" content="http']],
    [
      'og:description is [""] instead of one text',
      ['og:description" content="What it is"', 'og:description" content=""'],
    ],
    ['twitter:image is []', ['twitter:image"', 'twitter:images"']],
    ['og:image:height is ["600"]', ['content="630"', 'content="600"']],
  ],
  'The structured data says the same as the head': [
    ['0 JSON-LD scripts instead of 1', ['application/ld+json', 'text/json']],
    ['JSON-LD is not valid JSON', ['{"@graph"', '"@graph"']],
    ['JSON-LD: ✖ Invalid input', ['"TechArticle"', '"Thing"']],
    ['headline is "Badge"', ['"headline":"React Badge component"', '"headline":"Badge"']],
    ['"Home" has the position 3', ['"position":1', '"position":3']],
  ],
  'Every file that is loaded exists': [
    ['/gone.js does not exist', inHead('<script src="/gone.js"></script>')],
    ['/_next/gone.js does not exist', ['boot.js', 'gone.js']],
    [
      'https://example.org/a.css comes from another host',
      inHead('<link rel="stylesheet" href="https://example.org/a.css">'),
    ],
    ['/big.png does not exist', [' alt=""', ' alt="" srcset="/picture.png 1x, /big.png 2x"']],
  ],
  'Images have alternative text and a size': [
    ['image without alt: /picture.png', [' alt=""', '']],
    ['image without a size: /picture.png', [' height="10"', '']],
  ],
  'Landmarks are complete and can be told apart': [
    ['0 landmarks with the role contentinfo', ['<footer>Foot</footer>', '']],
    ['2 landmarks with the role main', within('<div role="main"></div>')],
    [
      'two landmarks have the same role and name: navigation "documentation"',
      within('<div role="navigation" aria-label="documentation"></div>'),
    ],
    [
      'two landmarks have the same role and name: region "Sizes"',
      within('<section aria-label="Sizes"></section><section aria-labelledby="sizes"></section>'),
    ],
    [
      'two landmarks have the same role and name: complementary without a name',
      within('<aside></aside><aside></aside>'),
    ],
  ],
  'Ids that attributes name exist': [
    ['for="nothing" of <label> refers to a missing element', ['for="name"', 'for="nothing"']],
    [
      'aria-controls="BadgeBasic-code" of <button> refers to a missing element',
      ['aria-expanded="false"', 'aria-expanded="true"'],
    ],
    [
      'aria-describedby="" of <p> refers to a missing element',
      within('<p aria-describedby=""></p>'),
    ],
    [
      'aria-labelledby="sizes gone" of <p> refers to a missing element',
      within('<p aria-labelledby="sizes gone"></p>'),
    ],
  ],
  'The policy names every script': [
    ["a script is not in the policy: 'sha256-", inHead('<script>evil()</script>')],
    ['<p> has code in onclick', within('<p onclick="evil()"></p>')],
  ],
  // Below.
  'The headers of the address guard the page': [],
  'The text is in the HTML': [
    ['not in the HTML: <h2 id="sizes">', [`${SENTENCE}</p>`, `${SENTENCE} </p>`]],
  ],
  'The text travels once': [
    ['markup in __NEXT_DATA__: <b>bold</b>', ['"title":"Badge"', '"title":"<b>bold</b>"']],
    [`outside the body: ${SENTENCE}`, inHead(`<!-- ${SENTENCE} -->`)],
    [`in attributes or comments: ${SENTENCE}`, within(`<p title="${SENTENCE}"></p>`)],
  ],
  'The navigation marks the page': [
    [
      `active in the navigation: "${URL}, /joy-ui/react-button/" instead of "${URL}"`,
      within('<a class="app-drawer-active" href="/joy-ui/react-button/">there</a>'),
    ],
    ['the active link says "Avatar" instead of "Badge"', ['>Badge</a></nav>', '>Avatar</a></nav>']],
    ['the active link has no aria-current', [' aria-current="page"', '']],
  ],
  'The page leads to its Markdown': [
    ['its menu leads to "" instead of', ['id="page-menu"', 'id="menu"']],
    ['its head links to the Markdown "" instead of', ['type="text/markdown"', 'type="text/plain"']],
  ],
  'Previous and next follow the navigation': [
    ['next leads to "" instead of "/material-ui/react-chip/"', ['rel="next"', 'rel="nofollow"']],
    [
      'prev leads to "/" instead of',
      ['rel="prev" href="/material-ui/react-avatar/"', 'rel="prev" href="/"'],
    ],
  ],
  'The page leads to the source of its text': [
    ['is not a file of the repository', ['/edit/main/data/badge.md', '/edit/main/data/gone.md']],
  ],
  'There is one ad slot': [
    ['0 ad slots instead of 1', ['<div data-ad=""></div>', '']],
    ['2 ad slots instead of 1', within('<div data-ad=""></div>')],
    ['the HTML of the ad slot has 80 characters', ['data-ad="">', `data-ad="">${'x'.repeat(58)}`]],
    [
      'the ad slot is above the heading',
      ['<div data-ad=""></div>', ''],
      ['<h1>', '<div data-ad=""></div><h1>'],
    ],
  ],
  'Closed code has at most 16 lines': [
    ['collapsed code with 17 lines', ['&lt;Badge', `${'\n'.repeat(16)}&lt;Badge`]],
  ],
  'Demos show something': [
    [
      'the demo Empty is empty without scripts',
      within('<div data-demo="Empty"><div data-stage=""></div></div>'),
    ],
  ],
  'Code can be copied': [
    [
      'code without a copy button: const a',
      within('<div class="MuiCode-root"><pre>const a</pre></div>'),
    ],
    [
      'code without a copy button: const b',
      within('<pre>const b</pre><button type="button" class="MuiCode-copy">Copy</button>'),
    ],
  ],
  'Code is complete': [
    ['an ellipsis in place of code: <Badge />', ['&lt;Badge /&gt;', '&lt;Badge /&gt;\n…']],
    [
      'an ellipsis in place of code: const sizes = [8, …];',
      withinBlock('ts', 'const sizes = [8, …];'),
    ],
    [
      'an ellipsis in place of code: <Badge>',
      withinBlock('tsx', '&lt;Badge&gt;\n  …\n&lt;/Badge&gt;'),
    ],
    ['an ellipsis in place of code: a { … }', withinBlock('css', 'a { … } /* … */')],
  ],
  [LINKS]: [
    ['link /nowhere/: no such page', ['href="/file.zip"', 'href="/nowhere/"']],
    ['link /gone.zip: no such page', ['href="/file.zip"', 'href="/gone.zip"']],
    ['link #gone: no such anchor', ['href="#sizes"', 'href="#gone"']],
    [
      'link /joy-ui/react-button/#gone: no such anchor',
      ['react-button/#color', 'react-button/#gone'],
    ],
    [
      'link http://example.org/: not https',
      ['href="https://example.org/"', 'href="http://example.org/"'],
    ],
    ['link https://: not an address', ['href="https://example.org/"', 'href="https://"']],
  ],
};

const cases = Object.entries(CASES).flatMap(([check, list]) =>
  list.map(([problem, ...changes]) => ({ check, problem, changes })),
);

test.each(cases)('$check: $problem', ({ check, problem, changes }) => {
  const found = find(changes.reduce(apply, HTML));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${check}: `);
  expect(found[0]).toContain(problem);
});

/** Cases about the files beside a page. */
const SITE_CASES: [check: CheckName, problem: string, changes: Changes][] = [
  [
    'The address is right, and previews of links have texts and a picture',
    'picture /social/badge.png does not exist',
    { files: { '/social/badge.png': null } },
  ],
  [
    'The address is right, and previews of links have texts and a picture',
    'picture /social/badge.png is a png of 600 × 315 pixels',
    { files: { '/social/badge.png': createPngStart(600, 315) } },
  ],
  ['Every file that is loaded exists', '/code.js does not exist', { files: { '/code.js': null } }],
  [
    'The headers of the address guard the page',
    'the header X-Frame-Options is missing "SAMEORIGIN"',
    { headers: { 'X-Frame-Options': null } },
  ],
  [
    'The headers of the address guard the page',
    'it may be cached: max-age=60',
    { headers: { 'Cache-Control': 'max-age=60' } },
  ],
  [
    'The text is in the HTML',
    'its data /_next/data/build/material-ui/react-badge.json does not exist',
    { files: { '/_next/data/build/material-ui/react-badge.json': null } },
  ],
  [
    'The page leads to its Markdown',
    'its Markdown /material-ui/react-badge.md does not exist or has no heading',
    { files: { '/material-ui/react-badge.md': 'Badge' } },
  ],
  [
    'The page leads to the source of its text',
    'data/badge.md does not have the heading "Badge"',
    { sources: { 'data/badge.md': '\n# Chip\n' } },
  ],
];

test.each(SITE_CASES)('%s: %s', (check, problem, changes) => {
  expect(find(HTML, changes)).toEqual([`${check}: ${problem}`]);
});

test('A policy that allows all scripts is found', () => {
  const policy =
    "script-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'self' blob:";
  expect(find(HTML, { headers: { 'Content-Security-Policy': policy } })).toEqual([
    "The policy names every script: its policy allows scripts from 'unsafe-inline'",
    expect.stringContaining('The policy names every script: a script is not in the policy'),
  ]);
});
