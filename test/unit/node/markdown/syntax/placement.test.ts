import { describe, expect, test } from '@jest/globals';
import { find, textOf } from '../../../support/html';
import { FILE, HEAD_LINES, failureOf, render, renderTree } from '../../../support/markdown';

describe('a demo', () => {
  test.each([
    ['{{"demo": "BasicButtons.tsx"}}', 'BasicButtons.tsx', {}],
    ['{{"demo": "SelectBasic"}}', 'SelectBasic', {}],
    ['{{"demo": "A.tsx", "bg": true}}', 'A.tsx', { bg: true }],
    ['{{"demo": "A.tsx", "bg": "gradient"}}', 'A.tsx', { bg: 'gradient' }],
    ['{{"demo": "A.tsx", "bg": "inline"}}', 'A.tsx', { bg: 'inline' }],
    ['{{"demo": "A.tsx", "bg": "outlined"}}', 'A.tsx', { bg: 'outlined' }],
    ['{{"demo": "A.tsx", "bg": "playground"}}', 'A.tsx', { bg: 'playground' }],
    ['{{"demo": "A.tsx", "hideToolbar": true}}', 'A.tsx', { hideToolbar: true }],
    ['{{"demo": "A.tsx", "defaultCodeOpen": false}}', 'A.tsx', { defaultCodeOpen: false }],
    ['{{"demo": "A.tsx", "defaultCodeOpen": true}}', 'A.tsx', { defaultCodeOpen: true }],
    ['{{"demo": "A.tsx", "disableAd": true}}', 'A.tsx', { disableAd: true }],
    ['{{"demo": "A.tsx", "disableLiveEdit": true}}', 'A.tsx', { disableLiveEdit: true }],
    [
      '{{"demo": "A.tsx", "iframe": true, "height": 400, "maxWidth": 320}}',
      'A.tsx',
      { iframe: true, height: 400, maxWidth: 320 },
    ],
    ['{{"height": 1.5, "demo": "A.tsx"}}', 'A.tsx', { height: 1.5 }],
    ['{{ "demo": "A.tsx", "bg":true }}', 'A.tsx', { bg: true }],
  ])('is placed by %s', (text, key, options) => {
    expect(render(text).blocks).toEqual([
      { type: 'demo', key, options, under: '', line: HEAD_LINES + 1 },
    ]);
  });

  test('knows the heading that it stands under', () => {
    const { blocks } = render(
      '{{"demo": "A.tsx"}}\n\n## One `1`\n\n{{"demo": "B.tsx"}}\n\n### Two\n\nText.\n\n{{"demo": "C.tsx"}}',
    );
    expect(blocks.flatMap((block) => ('under' in block ? [block.under] : []))).toEqual([
      '',
      'One 1',
      'Two',
    ]);
  });
});

describe('a component', () => {
  test('is placed with its properties', () => {
    expect(
      render('{{"component": "Swatches", "palette": "blue", "deep": [1, {"a": null}]}}'),
    ).toEqual(
      expect.objectContaining({
        blocks: [
          {
            type: 'component',
            name: 'Swatches',
            props: { palette: 'blue', deep: [1, { a: null }] },
            under: '',
            line: HEAD_LINES + 1,
          },
        ],
      }),
    );
  });
});

test('braces in a fence, in inline code and within a sentence stay text', () => {
  const root = renderTree(
    '```md\n{{"demo": "A.tsx"}}\n```\n\nWrite {{"demo": "A.tsx"}} or `{{"demo": "A.tsx"}}`.',
  );
  expect(textOf(find(root, 'pre code'))).toBe('{{"demo": "A.tsx"}}');
  expect(textOf(find(root, 'p'))).toBe('Write {{"demo": "A.tsx"}} or {{"demo": "A.tsx"}}.');
});

describe('an error', () => {
  test.each([
    ['{{"demo": "A.tsx", "color": "red"}}', 'unknown demo option "color"', 'hideToolbar'],
    ['{{"demo": "A.tsx", "bg": "red"}}', '"bg" ', 'options of a demo: '],
    ['{{"demo": "A.tsx", "bg": false}}', '"bg" ', 'options of a demo: '],
    ['{{"demo": "A.tsx", "height": "400"}}', '"height" ', 'options of a demo: '],
    ['{{"demo": "A.tsx", "height": 0}}', '"height" ', 'options of a demo: '],
    ['{{"demo": "A.tsx", "maxWidth": -1}}', '"maxWidth" ', 'options of a demo: '],
    ['{{"demo": "A.tsx", "hideToolbar": "yes"}}', '"hideToolbar" ', 'options of a demo: '],
    ['{{"demo": "a.tsx"}}', '"demo" is no file such as', 'options of a demo: '],
    ['{{"demo": "A.js"}}', '"demo" is no file such as', 'options of a demo: '],
    ['{{"demo": 1}}', '"demo" ', 'options of a demo: '],
    ['{{"bg": true}}', '"demo" ', 'options of a demo: '],
    ['{{"component": "swatches"}}', '"component" is no component name such as', ''],
    ['{{"demo": "A.tsx",}}', 'is no placement', 'valid JSON'],
    ["{{'demo': 'A.tsx'}}", 'is no placement', 'valid JSON'],
    ['{{"demo": "A.tsx"}', 'is no placement', 'valid JSON'],
    ['{{"demo": "A.tsx"}} and text', 'is no placement', 'alone on its line'],
    ['{{"demo": "A.tsx"}}\n{{"demo": "B.tsx"}}', 'is no placement', 'alone on its line'],
  ])('of %j names the line, the cause and the remedy', (text, cause, remedy) => {
    expect(failureOf(`Text.\n\n${text}`)).toEqual({
      file: FILE,
      line: 3,
      cause: expect.stringContaining(cause),
      remedy: expect.stringContaining(remedy),
    });
  });

  test.each([
    ['below', 'Some text:\n{{"demo": "A.tsx"}}'],
    ['below, moved in', 'Some text:\n  {{ "component": "Swatches"}}'],
  ])('is made for a placement right %s a line of text', (_place, text) => {
    expect(failureOf(text)).toEqual({
      file: FILE,
      line: 1,
      cause: expect.stringContaining('in the lines of a paragraph'),
      remedy: expect.stringContaining('a blank line before and after'),
    });
  });

  test.each(['../rating/X.tsx', 'sub/X.tsx', '/data/X.tsx'])(
    'of a demo in another folder, %s, says where demos belong',
    (demo) => {
      expect(failureOf(`{{"demo": "${demo}"}}`)).toEqual({
        file: FILE,
        line: 1,
        cause: `"demo" names a file in another folder: "${demo}"`,
        remedy: 'demos lie beside their page: copy the file there, and write {{"demo": "X.tsx"}}',
      });
    },
  );

  test('of a component does not mention the options of a demo', () => {
    expect(failureOf('{{"component": "swatches"}}').remedy).not.toContain('options of a demo');
  });

  test.each([
    ['a list', '- {{"demo": "A.tsx"}}', 1],
    ['a quotation', '> {{"demo": "A.tsx"}}', 1],
    ['a callout', ':::info\n{{"demo": "A.tsx"}}\n:::', 2],
    ['<details>', '<details>\n\n{{"demo": "A.tsx"}}\n\n</details>', 3],
    ['<div>', '<div>\n\n{{"component": "Swatches"}}\n\n</div>', 3],
  ])('is made for a placement inside %s', (_name, text, line) => {
    expect(failureOf(text)).toEqual({
      file: FILE,
      line,
      cause: expect.stringContaining('inside another element'),
      remedy: expect.stringContaining('top level'),
    });
  });
});
