import { describe, expect, test } from '@jest/globals';
import { fromHtml, toText } from '@/src/node/pageText/mdast';
import { cutSections } from '@/src/node/search/cutSections';
import { find, findAll, getChildren, textOf } from '../../../support/html';
import { FILE, failureOf, render, renderTree } from '../../../support/markdown';

const HEADINGS = `## Setup

::::steps

### Install the package

Run this:

\`\`\`bash
npm install react-hook-form
\`\`\`

### Wrap the app

Add the provider.

#### With Next.js

:::info
Use the cache.
:::

::::

Text below.`;

describe('steps with headings', () => {
  test('are an ordered list with an item for each heading, and what is below it', () => {
    const list = find(renderTree(HEADINGS), 'ol');
    expect(list.properties).toMatchObject({ className: ['steps'], role: 'list' });
    const items = getChildren(list);
    expect(items.map(({ tagName }) => tagName)).toEqual(['li', 'li']);
    expect(items.map((item) => textOf(find(item, 'h3')))).toEqual([
      'Install the package',
      'Wrap the app',
    ]);
    expect(textOf(find(items[0]!, 'pre code'))).toBe('npm install react-hook-form');
    expect(textOf(find(items[1]!, 'h4'))).toBe('With Next.js');
    expect(find(items[1]!, '.callout').properties.role).toBe('note');
    expect(textOf(find(renderTree(HEADINGS), 'ol'))).not.toContain('Text below');
  });

  test('are entries of the table of contents, and sections of the search', () => {
    const page = render(HEADINGS);
    expect(page.toc).toMatchObject([
      {
        hash: 'setup',
        children: [{ hash: 'install-the-package' }, { hash: 'wrap-the-app' }],
      },
    ]);
    expect(page.hashes).toEqual(['setup', 'install-the-package', 'wrap-the-app', 'with-next-js']);
    expect(cutSections(page.blocks).map(({ hash, under }) => [hash, under])).toEqual([
      [undefined, undefined],
      ['setup', undefined],
      ['install-the-package', 'Setup'],
      ['wrap-the-app', 'Setup'],
    ]);
  });

  test('are a numbered list in the Markdown copy', () => {
    const html = render(HEADINGS)
      .blocks.map((block) => ('html' in block ? block.html : ''))
      .join('');
    const text = toText(fromHtml(html ?? '', (href) => href).children);
    expect(text).toContain('1. ### Install the package\n\n   Run this:\n\n   ```bash\n');
    expect(text).toContain('2. ### Wrap the app\n\n   Add the provider.');
  });
});

describe('steps of a numbered list', () => {
  test('are that list', () => {
    const root = renderTree(':::steps\n1. Open the file.\n2. Save it.\n:::');
    const list = find(root, 'ol');
    expect(list.properties).toMatchObject({ className: ['steps'], role: 'list' });
    expect(getChildren(root)).toEqual([list]);
    expect(findAll(list, 'li').map(textOf)).toEqual(['Open the file.', 'Save it.']);
  });
});

describe('an error', () => {
  test.each([
    [
      'text before the first step',
      ':::steps\nFirst, some text.\n:::',
      2,
      'the steps begin with neither a heading nor a numbered list',
      /heading.*numbered|heading.*"1\."/,
    ],
    [
      'bullets',
      ':::steps\n- one\n- two\n:::',
      2,
      'the steps begin with neither a heading nor a numbered list',
      /"1\."/,
    ],
    [
      'nothing',
      ':::steps\n:::',
      1,
      'the steps begin with neither a heading nor a numbered list',
      /./,
    ],
    [
      'a list that begins elsewhere',
      ':::steps\n3. three\n4. four\n:::',
      2,
      'the steps begin with the number 3',
      /"1\."/,
    ],
    [
      'a heading above the steps',
      '## A\n\n:::steps\n### B\n\n## C\n:::',
      6,
      'the heading "C" is above the level of the steps',
      /"### …"/,
    ],
    [
      'no end',
      '## A\n\n:::steps\n### B\n\nText.',
      3,
      '":::steps" is never closed',
      /":::" alone on a line/,
    ],
    [
      'code tabs inside',
      ':::steps\n1. One\n\n   <codeblock storageKey="a">\n\n   ```bash npm\n   a\n   ```\n\n   </codeblock>\n:::',
      4,
      'code tabs inside another element',
      /top level/,
    ],
  ])('names place and remedy: %s', (_name, text, line, cause, remedy) => {
    expect(failureOf(text)).toEqual({
      file: FILE,
      line,
      cause,
      remedy: expect.stringMatching(remedy),
    });
  });
});
