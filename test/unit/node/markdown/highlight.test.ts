import { describe, expect, test } from '@jest/globals';
import {
  LANGUAGES,
  escapeHtml,
  highlight,
  highlightStart,
  toPlainCode,
} from '@/src/node/markdown/highlight';
import { findAll, getClasses, parseHtml, textOf } from '../../support/html';

/** Code that is awkward in one way or another. Each is tried in every language, also in those that it is not of. */
const SAMPLES: Record<string, string> = {
  empty: '',
  blank: '\n\n  \n',
  markup:
    '<p class="a & b" data-x=\'1\'>1 &lt; 2 &amp;amp; 3</p><!-- <b> --><script>a && b</script>',
  tsx: `import * as React from 'react';

/** A comment with <b>markup</b> & an entity: &lt; */
export default function List<T extends { id: string }>({ items }: { items: readonly T[] }) {
  const count = items.length > 0 && items.length < 10 ? \`\${items.length} "items" <\${'x'}>\` : /<a>[&"]+/g;
  return (
    <ul style={{ margin: 0, '& > li': { color: 'red' } }} {...(count as object)}>
      {items.map((item) => (
        <li key={item.id} onClick={() => alert(\`<\${item.id}>\`)}>
          {/* note */} 1 &gt; 0 &amp; "quotes" 'apostrophes'
        </li>
      ))}
      <Select slotProps={{ popup: { style: { inset: { top: 4 } } } }}>Text {'{'}</Select>
    </ul>
  );
}`,
  script: 'const a: number = 1_000 + 0x1f; // <b>\nlet b = `a${`b${c}`}`;\nclass A extends B<C> {}',
  shell: 'npm install @mui/material && echo "$HOME <done>" > a.txt # comment',
  styles:
    ":root { --a: url('x.png?a&b'); }\n.a > .b::before { content: '<'; color: #fff !important; }",
  json: '{ "a": [1, 2.5e3, true, null], "b<c": "\\"d\\" & e" }',
  diff: '--- a\n+++ b\n@@ -1 +1 @@\n-const a = 1 < 2;\n+const a = 2 > 1;\n same',
  markdown:
    '---\ntitle: "A & B"\n---\n# <A>\n\n**b** `c<d>` [e](/f/)\n\n```ts title="a"\nlet a = 1;\n```',
  yaml: "a: &x 'b & c'\nlist:\n  - *x\n  - <d> # comment",
  broken: '<A b={{ c: \'d} "e` </ {`${ <!-- /* [(',
  unicode: 'const größe = "🎉 按钮 \u00a0";\tlet tab;',
};

describe('the text content is the code, unchanged', () => {
  test.each(LANGUAGES.map((language) => [language]))('in %s', (language) => {
    for (const [name, code] of Object.entries(SAMPLES)) {
      // A parser normalises nothing in these samples: they hold no carriage return.
      const text = textOf(parseHtml(`<pre><code>${highlight(code, language)}</code></pre>`));
      expect({ name, text }).toEqual({ name, text: code });
    }
  });
});

describe('highlight', () => {
  test.each([
    ['ts', 'const', 'hl-keyword', 'const a = 1;'],
    ['ts', "'b'", 'hl-string', "const a = 'b';"],
    ['js', '42', 'hl-number', 'let a = 42;'],
    ['tsx', '// note', 'hl-comment', 'let a; // note'],
    ['jsx', 'disabled', 'hl-name', '<Button disabled />'],
    ['html', 'class', 'hl-name', '<p class="a">b</p>'],
    ['css', '.a', 'hl-keyword', '.a { color: red; }'],
    ['json', 'true', 'hl-number', '{ "a": true }'],
    ['yaml', 'title', 'hl-name', 'title: A'],
    ['bash', '# note', 'hl-comment', 'ls # note'],
    ['diff', '+let b;', 'hl-string', '-let a;\n+let b;'],
    ['diff', '-let a;\n', 'hl-number', '-let a;\n+let b;'],
  ])('of %s marks %s as %s', (language, text, className, code) => {
    const marked = findAll(parseHtml(highlight(code, language)), `span.${className}`).map(textOf);
    expect(marked).toContain(text);
  });

  test('without a language marks nothing', () => {
    expect(highlight('const a = "<b>";', 'none')).toBe('const a = &quot;&lt;b&gt;&quot;;');
  });

  test.each(['tsx', 'jsx'])(
    'of %s marks the tags around an attribute with deep braces',
    (language) => {
      const code = '<Select slotProps={{ popup: { style: { inset: { top: 4 } } } }}>Text</Select>';
      const tags = findAll(parseHtml(highlight(code, language)), 'span.hl-tag').map(textOf);
      expect(tags.join('')).toContain('<Select');
      expect(tags.join('')).toContain('</Select>');
    },
  );

  test('writes only classes that begin with hl-', () => {
    const classes = LANGUAGES.flatMap((language) =>
      Object.values(SAMPLES).flatMap((code) =>
        findAll(parseHtml(highlight(code, language)), 'span').flatMap(getClasses),
      ),
    );
    expect(classes.length).toBeGreaterThan(0);
    expect(classes.filter((name) => !name.startsWith('hl-'))).toEqual([]);
  });

  test.each(['rust', '', 'typescript'])('of the unknown language "%s" throws', (language) => {
    expect(() => highlight('a', language)).toThrow(`Unknown language "${language}"`);
  });
});

test('escapeHtml escapes text for elements and attributes', () => {
  expect(escapeHtml('<a b="c">&amp;</a>')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;amp;&lt;/a&gt;');
});

test.each(['\nconst a = "<&>";\n\n', 'a\n', '`${b}` && {"c": 1}', ''])(
  'toPlainCode restores %j',
  (code) => {
    expect(toPlainCode(highlight(code, 'tsx'))).toBe(code);
  },
);

describe('the start of a code', () => {
  test.each(Object.entries(SAMPLES))('%s: keeps its text, wherever it is cut', (_name, code) => {
    const lines = code.split('\n');
    for (const count of lines.keys()) {
      const html = highlightStart(lines.slice(0, count + 1), lines.slice(count + 1), 'tsx');
      expect(textOf(parseHtml(`<pre><code>${html}</code></pre>`))).toBe(
        lines.slice(0, count + 1).join('\n'),
      );
      expect(html.match(/<span/g)?.length).toBe(html.match(/<\/span>/g)?.length);
    }
  });

  test('is highlighted as part of the whole code: a tag is recognized even if its end is cut off', () => {
    const lines = ['<Select', '  multiple', '  onChange={() => go()}', '/>'];
    expect(highlightStart(lines.slice(0, 2), lines.slice(2), 'jsx')).toContain(
      '<span class="hl-name">multiple</span>',
    );
    expect(highlight(lines.slice(0, 2).join('\n'), 'jsx')).not.toContain('hl-name');
  });
});
