/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { sanitize } from '@/src/site/features/ads/external/sanitize';

test.each(['', 'Plain words.', 'a > b "quoted"'])(
  '%j has no markup and is plain text',
  async (text) => {
    expect(await sanitize(text)).toBe(text);
  },
);

// @proves S3.19
describe('markup', () => {
  test.each<[source: string, left: string]>([
    ['<b>Bold</b> and <em>soft</em>', '<b>Bold</b> and <em>soft</em>'],
    ['<code>npm i</code> H<sub>2</sub>O', '<code>npm i</code> H<sub>2</sub>O'],
    ['Tom &amp; Jerry &lt;b&gt;', 'Tom &amp; Jerry &lt;b&gt;'],
    ['<b>never closed', '<b>never closed</b>'],
    [
      '<b class="x" id="main-content" style="position:fixed" data-a="1" aria-label="x">A</b>',
      '<b>A</b>',
    ],
    ['<a href="https://evil.example">Words</a>', 'Words'],
    ['<a href="javascript:alert(1)">Words</a>', 'Words'],
    ['<p>One</p><p>Two</p>', 'OneTwo'],
    ['<script>alert(1)</script>A', 'A'],
    ['<scr<script>ipt>alert(1)</script>A', 'ipt&gt;alert(1)A'],
    ['<b onclick="alert(1)" ONMOUSEOVER=alert(1)>A</b>', '<b>A</b>'],
    ['<img src=x onerror=alert(1)>A', 'A'],
    ['<svg onload=alert(1)><circle/></svg>A', 'A'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>A', 'A'],
    ['<math><mtext><table><mglyph><style><!--</style><img src=x onerror=alert(1)>', ''],
    ['<math><mi xlink:href="data:x,<script>alert(1)</script>">A</mi></math>', ''],
    ['<style>body{display:none}</style>A', 'A'],
    ['<link rel=stylesheet href=//evil.example>A', 'A'],
    ['<meta http-equiv=refresh content="0;url=//evil.example">A', 'A'],
    ['<base href="//evil.example">A', 'A'],
    ['<iframe src="javascript:alert(1)"></iframe>A', 'A'],
    ['<object data="data:text/html,a"></object><embed src=a>A', 'A'],
    ['<form action=//evil.example><input name=attributes><button>Go</button></form>', 'Go'],
    ['<template><img src=x onerror=alert(1)></template>A', 'A'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">A', '"&gt;A'],
    ['<svg/onload=alert(1)>A', ''],
    ['<b\n\tonclick\n=alert(1)>A', '<b>A</b>'],
    ['<b<b onclick=alert(1)>A', '<b>A</b>'],
    ['A<b onclick=alert(1)', 'A'],
    ['<textarea></b></textarea><b>A</b>', '&lt;/b&gt;<b>A</b>'],
    ['<custom-element is="x">A</custom-element>', 'A'],
    ['<!-- comment --><?php a ?>A', 'A'],
    ['<plaintext>A', ''],
  ])('%s', async (source, left) => {
    const clean = await sanitize(source);
    const html = (clean as { safeHtml: string }).safeHtml;
    expect(html).not.toMatch(/<(?!\/?(b|strong|i|em|u|s|small|sub|sup|code)>)/);
    expect(html).toBe(left);
  });
});
