import { describe, expect, test } from '@jest/globals';
import { find, findAll, getChildren, getClasses, textOf } from '../../../support/html';
import { catchDetailsSync } from '../../../support/errors';
import { FILE, failureOf, render, renderFile, renderTree, toTree } from '../../../support/markdown';

describe('a heading', () => {
  test.each([
    ['## Basic button', 'basic-button', 'Basic button'],
    ['## The `sx` prop & **you**', 'the-sx-prop-you', 'The sx prop & you'],
    ['## See [Card](/material-ui/react-card/)', 'see-card', 'See Card'],
    ['## C++', 'c', 'C++'],
    ['## 🎉', 'section', '🎉'],
    ['<h2>Raw <em>HTML</em></h2>', 'raw-html', 'Raw HTML'],
  ])('%s has the hash "%s" and a named link to itself beside it', (text, hash, name) => {
    const root = renderTree(text);
    const [heading, link, ...others] = getChildren(find(root, '.heading'));
    expect(heading?.tagName).toBe('h2');
    expect(heading?.properties.id).toBe(hash);
    expect(textOf(heading!)).toBe(name);
    expect(getClasses(link!)).toEqual(['heading-link']);
    expect(link?.properties.href).toBe(`#${hash}`);
    expect(link?.properties.ariaLabel).toBe(`Link to section ${name}`);
    expect(others).toEqual([]);
  });

  test('of the same text gets -2, then -3', () => {
    const root = renderTree('## Usage\n\n### Usage\n\n## Usage');
    expect(
      findAll(root, '.heading').map((node) =>
        getChildren(node).map(({ properties }) => properties),
      ),
    ).toEqual(
      ['usage', 'usage-2', 'usage-3'].map((id) => [
        { id },
        expect.objectContaining({ href: `#${id}` }),
      ]),
    );
  });

  test('keeps the hashes that it had before, and links of the site use the new one', () => {
    const page = renderFile(
      '---\nformerHashes:\n  the-five: variants\n  kinds: variants\n---\n\n# Button\n\n' +
        '<p class="description">A button starts an action.</p>\n\n## Variants',
    );
    const [heading, , ...former] = getChildren(find(toTree(page), '.heading'));
    expect(heading?.properties.id).toBe('variants');
    expect(former.map(({ properties }) => properties.id)).toEqual(['the-five', 'kinds']);
    expect(page.ids).toEqual(['variants']);
  });

  test.each([
    [
      'gone: nowhere',
      'front matter field "formerHashes": no heading has the hash "nowhere", which replaces "gone"',
    ],
    ['variants: variants', 'the id "variants" stands twice on the page'],
  ])('formerHashes "%s" is an error', (field, cause) => {
    const source = `---\nformerHashes:\n  ${field}\n---\n\n# Button\n\nA button.\n\n## Variants`;
    expect(catchDetailsSync(() => renderFile(source))).toMatchObject({ cause });
  });

  test('keeps its level', () => {
    const root = renderTree('## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six');
    expect(findAll(root, '.heading').map((node) => getChildren(node)[0]?.tagName)).toEqual([
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
    ]);
  });
});

describe('the table of contents', () => {
  test('holds h2 with their h3, as text, and nothing below', () => {
    expect(render('## A `b`\n\n### C\n\n#### D\n\n### E & F\n\n## G\n\n## A b').toc).toEqual([
      {
        text: 'A b',
        hash: 'a-b',
        children: [
          { text: 'C', hash: 'c' },
          { text: 'E & F', hash: 'e-f' },
        ],
      },
      { text: 'G', hash: 'g', children: [] },
      { text: 'A b', hash: 'a-b-2', children: [] },
    ]);
  });

  test('is empty for a page without headings', () => {
    expect(render('Text.').toc).toEqual([]);
  });

  test('leaves out the heading of footnotes, which is for screen readers only', () => {
    const page = render('## Usage\n\nText.[^1]\n\n[^1]: Note.');
    expect(page.toc.map(({ text }) => text)).toEqual(['Usage']);
    expect(textOf(find(toTree(page), '.footnotes li p'))).toContain('Note.');
  });
});

describe('an error', () => {
  test.each([
    ['### Too deep', 1, 'the heading "Too deep" is an h3 below an h1', 'make it an h2'],
    ['## A\n\n#### `B` deep', 3, 'the heading "B deep" is an h4 below an h2', 'make it an h3'],
    ['## A\n\n### B\n\n## C\n\n#### D', 7, 'the heading "D" is an h4 below an h2', 'make it an h3'],
  ])('of %j names the line, the cause and the remedy', (text, line, cause, remedy) => {
    expect(failureOf(text)).toEqual({
      file: FILE,
      line,
      cause,
      remedy: expect.stringContaining(remedy),
    });
  });

  test('is not raised for a heading several levels higher', () => {
    expect(render('## A\n\n### B\n\n#### C\n\n## D').toc).toHaveLength(2);
  });
});
