import { describe, expect, test } from '@jest/globals';
import { find } from '../../../support/html';
import { FILE, failureOf, render, renderTree } from '../../../support/markdown';

describe('HTML in Markdown', () => {
  test.each([
    '<details open><summary>More</summary>Text.</details>',
    'Press <kbd>Tab</kbd>, H<sub>2</sub>O, <abbr title="Estimated time of arrival">ETA</abbr><br>',
    '<p class="note" lang="la" dir="ltr" id="old-name">Text.</p>',
    '- [x] done\n- [ ] open',
    'Text.[^1]\n\n[^1]: Note.',
    '3. three\n4. four',
    ':::info{onclick=alert(1)}\nText.\n:::',
    ':::steps\n1. One\n2. Two\n:::',
  ])('may have what the list names: %s', (source) => {
    expect(() => render(source)).not.toThrow();
  });

  test.each([
    ['<script>alert(1)</script>', 'the element <script>', /"component": "…"/],
    ['<iframe src="https://example.com/"></iframe>', 'the element <iframe>', /link to the page/],
    ['Text <base href="https://example.com/">', 'the element <base>', /front matter/],
    ['<style>p { color: red }</style>', 'the element <style>', /src\/site\/theme/],
    ['<form action="/"><input name="a"></form>', 'the element <form>', /"component": "…"/],
    ['<button formaction="javascript:alert(1)">a</button>', 'the element <button>', /component/],
    ['<map><area href="javascript:alert(1)"></map>', 'the element <map>', /!\[what it shows\]/],
    [
      '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
      'the element <svg>',
      /!\[what it shows\]/,
    ],
    ['<math><mi>a</mi></math>', 'the element <math>', /!\[what it shows\]/],
    ['<my-element>a</my-element>', 'the element <my-element>', /use one of: a, abbr, /],
    ['<constructor>a</constructor>', 'the element <constructor>', /use one of: a, abbr, /],
    ['<input type="text">', 'the element <input>', /- \[ \]/],
    ['<p onclick="alert(1)">a</p>', 'the attribute onclick of <p>', /reacts to events/],
    ['<img src="/a.svg" alt="" onerror="a()">', 'the attribute onerror of <img>', /reacts to/],
    ['<a href="#a" target="_blank">a</a>', 'the attribute target of <a>', /one of: href, /],
    ['<a xlink:href="javascript:a()">a</a>', 'the attribute xlink:href of <a>', /one of: href, /],
    ['<p style="position: fixed">a</p>', 'the attribute style of <p>', /one of: class, dir, /],
    ['<img alt="" src="/a.svg" srcset="//b.org/c">', 'the attribute srcset of <img>', /alt, /],
    ['<p data-demo="a">a</p>', 'the attribute data-demo of <p>', /one of: class, /],
    ['<p id="__NEXT_DATA__">{}</p>', 'the id "__NEXT_DATA__" of <p>', /begin with a letter/],
  ])('may not have %s', (source, name, remedy) => {
    expect(failureOf(`Text.\n\n${source}`)).toEqual({
      file: FILE,
      line: 3,
      cause: expect.stringContaining(`${name} isn't allowed in Markdown`),
      remedy: expect.stringMatching(remedy),
    });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    '//example.com/',
    'JaVaScRiPt:a',
  ])('may not link to %s', (href) => {
    expect(failureOf(`<a href="${href}">a</a>`)).toMatchObject({
      cause: `the link ${href} is relative`,
    });
  });

  test("keeps the author's HTML", () => {
    expect(find(renderTree('<mark class="a">b</mark>'), 'mark').properties).toEqual({
      className: ['a'],
    });
  });
});
