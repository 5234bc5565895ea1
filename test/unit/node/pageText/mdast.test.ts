import { describe, expect, test } from '@jest/globals';
import { fromHtml, toText } from '@/src/node/pageText/mdast';

const resolve = (href: string) => new URL(href, 'https://docs.example/a/').href;
const convert = (html: string) => toText(fromHtml(html, resolve).children);

describe('fromHtml', () => {
  test.each([
    ['a link', '<p>See <a href="/b/#c">it</a>.</p>', 'See [it](https://docs.example/b/#c).'],
    ['a hash', '<p><a href="#c">it</a></p>', '[it](https://docs.example/a/#c)'],
    ['keys', '<p><kbd>Ctrl</kbd> + <kbd>C</kbd></p>', '`Ctrl` + `C`'],
    [
      'a heading without its link',
      '<div class="heading"><h2 id="x">Two <code>x</code></h2><a class="heading-link" href="#x"></a></div>',
      '## Two `x`',
    ],
    [
      'a callout',
      '<div class="callout callout-info" role="note" aria-label="Info"><p>One.</p><ul><li>a</li></ul></div>',
      '> **Info**\n>\n> One.\n>\n> - a',
    ],
    [
      'code with a title, without its button',
      '<div class="MuiCode-root"><div class="MuiCode-title">a.ts</div><pre><code class="language-ts"><span class="hl-keyword">const</span> a = 1 &lt; 2;</code></pre><button>Copy</button></div>',
      '```ts title="a.ts"\nconst a = 1 < 2;\n```',
    ],
    [
      'code that holds a fence',
      '<div class="MuiCode-root"><pre><code class="language-md">```ts\na\n```</code></pre></div>',
      '````md\n```ts\na\n```\n````',
    ],
    [
      'what is folded, unfolded',
      '<details><summary>Why?</summary><p>So.</p></details>',
      '**Why?**\n\nSo.',
    ],
    [
      'a table with a bar and a line break',
      "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>'a' | 'b'</code> or | <br>c</td></tr></tbody></table>",
      "| A |\n| - |\n| `'a' \\| 'b'` or \\|<br>c |",
    ],
    ['places to break a word', '<p>Swipeable<wbr>Drawer</p>', 'SwipeableDrawer'],
    ['signs of Markdown in a text', '<p>a*b*, [c], __d__</p>', 'a\\*b\\*, \\[c], \\_\\_d\\_\\_'],
    ['a script', '<script>alert(1)</script><p>a</p>', 'a'],
    ['indices', '<p>m<sup>2</sup></p>', 'm<sup>2</sup>'],
  ])('%s', (_name, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });
});
