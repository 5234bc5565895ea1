import { describe, expect, test } from '@jest/globals';
import { catchDetailsSync } from '../../support/errors';
import { find, findAll, getChildren, textOf } from '../../support/html';
import { FILE, render, renderFile, renderTree, toTree } from '../../support/markdown';

const LEAD = '<p class="description">A button starts an action.</p>';
const failureOf = (source: string) => catchDetailsSync(() => renderFile(source));

describe('the h1', () => {
  test('is removed from the text, and returned as HTML and as text', () => {
    const page = renderFile(`# The \`sx\` prop & you\n\n${LEAD}\n\nText.`);
    expect(page.heading).toEqual({
      html: 'The <code>sx</code> prop &#x26; you',
      text: 'The sx prop & you',
    });
    expect(findAll(toTree(page), 'h1')).toEqual([]);
  });

  test.each([
    ['a page without text', '', undefined],
    ['a page without a heading', `${LEAD}\n\nText.`, undefined],
    ['a page that begins with an h2', `## Button\n\n${LEAD}`, undefined],
  ])('is missing on %s: an error', (_name, source) => {
    expect(failureOf(source)).toMatchObject({
      file: FILE,
      cause: 'the page has no h1',
      remedy: expect.stringContaining('# Title'),
    });
  });

  test.each([
    ['without front matter', `# A\n\n${LEAD}\n\n# B`, 5],
    ['with front matter', `---\ntitle: A\n---\n\n# A\n\n${LEAD}\n\nText.\n\n# B`, 11],
  ])('must be unique: the second one is an error, %s', (_name, source, line) => {
    expect(failureOf(source)).toEqual({
      file: FILE,
      line,
      cause: 'the page has a second h1',
      remedy: expect.stringContaining('##'),
    });
  });
});

describe('the description', () => {
  test('is the text of the paragraph with the class, which is removed from the blocks', () => {
    const page = renderFile(
      '# A\n\n<p class="description">A <code>b</code> &amp;\n  c.</p>\n\nText.',
    );
    expect(page.description).toBe('A b & c.');
    expect(page.lead).toBe('A <code>b</code> &#x26;\n  c.');
    expect(textOf(toTree(page)).trim()).toBe('Text.');
  });

  test('is the first paragraph of a page without such a paragraph, which stays', () => {
    const page = renderFile('# A\n\nFirst *one*.\n\nSecond.');
    expect(page.description).toBe('First one.');
    expect(page.lead).toBeUndefined();
    expect(findAll(toTree(page), 'p').map(textOf)).toEqual(['First one.', 'Second.']);
  });

  test('of the front matter takes precedence over that of the text', () => {
    const page = renderFile(`---\ndescription: From above.\n---\n\n# A\n\n${LEAD}`);
    expect(page.description).toBe('From above.');
    expect(page.lead).toBe('A button starts an action.');
  });

  test('of 160 characters is accepted', () => {
    const text = 'x'.repeat(160);
    expect(renderFile(`# A\n\n<p class="description">${text}</p>`).description).toBe(text);
  });

  test('of 161 characters is an error at its line', () => {
    const source = `---\ntitle: A\n---\n\n# A\n\n<p class="description">${'x'.repeat(161)}</p>`;
    expect(failureOf(source)).toEqual({
      file: FILE,
      line: 7,
      cause: 'the description has 161 characters, 160 are the limit',
      remedy: expect.stringContaining('shorten'),
    });
  });

  test('is missing on a page without paragraphs: an error', () => {
    expect(failureOf('# A\n\n## B')).toMatchObject({
      file: FILE,
      cause: 'the page has no description',
      remedy: expect.stringContaining('<p class="description">'),
    });
  });
});

describe('the title', () => {
  test('over 70 characters is an error at its line', () => {
    expect(failureOf(`---\ncomponents: A\ntitle: ${'x'.repeat(71)}\n---\n# A\n\n${LEAD}`)).toEqual({
      file: FILE,
      line: 3,
      cause: 'front matter field "title" is longer than 70 characters',
      remedy: 'correct the value of "title"',
    });
  });

  test('over 70 characters is an error also where it comes from the h1', () => {
    expect(failureOf(`# ${'x'.repeat(71)}\n\n${LEAD}`)).toMatchObject({
      file: FILE,
      line: 1,
      cause: expect.stringContaining('70'),
    });
  });
});

describe('ids', () => {
  test('of headings and of HTML are collected', () => {
    const page = render('## Usage\n\n<p id="note">Text.</p>\n\n### In depth');
    expect([...page.ids].sort()).toEqual(['in-depth', 'note', 'usage']);
  });

  test.each([
    ['twice in HTML', '<p id="note">A</p>\n\n<p id="note">B</p>', 7],
    ['in HTML and of a heading', '## Note\n\n<p id="note">B</p>', 7],
  ])('that are duplicates are an error: %s', (_name, text, line) => {
    expect(failureOf(`# A\n\n${LEAD}\n\n${text}`)).toEqual({
      file: FILE,
      line,
      cause: 'the id "note" stands twice on the page',
      remedy: expect.stringContaining('rename'),
    });
  });
});

describe('blocks', () => {
  test('are in the order of the page, with the prose between embeds in one string', () => {
    const { blocks } = render(
      [
        'One.\n\nTwo.',
        '{{"demo": "A.tsx"}}',
        '{{"component": "Swatches", "palette": "blue"}}',
        '<codeblock storageKey="k">\n\n```bash npm\nnpm i\n```\n\n</codeblock>',
        '## Three\n\n```ts\nlet a;\n```',
        '{{"demo": "B"}}',
      ].join('\n\n'),
    );
    expect(blocks.map((block) => block.type)).toEqual([
      'html',
      'demo',
      'component',
      'codeTabs',
      'html',
      'demo',
    ]);
    expect(blocks[0]).toEqual({ type: 'html', html: '<p>One.</p>\n<p>Two.</p>' });
    expect(blocks.flatMap((block) => (block.type === 'demo' ? [block.key] : []))).toEqual([
      'A.tsx',
      'B',
    ]);
  });

  test('are none for a page with nothing under its description', () => {
    expect(render('').blocks).toEqual([]);
  });
});

describe('the dialect', () => {
  test('has tables, strikethrough, footnotes and links without markup', () => {
    const root = renderTree('~~old~~ https://react.dev\n\n| a |\n| - |\n| b |');
    expect(textOf(find(root, 'del'))).toBe('old');
    expect(find(root, 'p a').properties.href).toBe('https://react.dev');
    expect(textOf(find(root, 'tbody td'))).toBe('b');
  });

  test('has <details> and <kbd>, with Markdown inside', () => {
    const root = renderTree(
      '<details>\n<summary>More</summary>\n\nPress <kbd>Esc</kbd> **now**.\n\n</details>',
    );
    const details = find(root, 'details');
    expect(getChildren(details).map(({ tagName }) => tagName)).toEqual(['summary', 'p']);
    expect(textOf(find(details, 'kbd'))).toBe('Esc');
    expect(textOf(find(details, 'strong'))).toBe('now');
  });

  test('omits HTML comments with their content', () => {
    expect(textOf(renderTree('One.\n\n<!-- ## Hidden -->\n\nTwo.'))).toBe('One.\n\nTwo.');
  });
});

describe('the line of an error', () => {
  const INVALID_LINK = 'A [link](react-card/).';
  test.each([
    ['at the top of the text', `# A\n\n${LEAD}\n\n${INVALID_LINK}`, 5],
    [
      'under a fence',
      `# A\n\n${LEAD}\n\n\`\`\`ts\nlet a;\n\nlet b;\n\`\`\`\n\n${INVALID_LINK}`,
      11,
    ],
    ['under a demo', `# A\n\n${LEAD}\n\n{{"demo": "A.tsx"}}\n\n${INVALID_LINK}`, 7],
    [
      'under a raw table',
      `# A\n\n${LEAD}\n\n<table>\n<tr><td>1</td></tr>\n</table>\n\n${INVALID_LINK}`,
      9,
    ],
    ['in a list', `# A\n\n${LEAD}\n\n- One\n- ${INVALID_LINK}`, 6],
    ['in a callout', `# A\n\n${LEAD}\n\n:::info\nText.\n\n${INVALID_LINK}\n:::`, 8],
    ['in the lead', `# A\n\n<p class="description">A\n<a href="react-card/">link</a></p>`, 4],
    ['in the h1', `# A [link](react-card/)\n\n${LEAD}`, 1],
  ])('is that of the file, %s', (_name, source, line) => {
    expect(failureOf(source)).toMatchObject({ file: FILE, line });
    const frontMatter = '---\ncomponents: A\ntitle: A\n---\n\n';
    expect(failureOf(frontMatter + source)).toMatchObject({ file: FILE, line: line + 5 });
  });

  test('is that of the file with Windows line ends too', () => {
    const source = `---\ntitle: A\n---\n\n# A\n\n${LEAD}\n\n${INVALID_LINK}`.replaceAll(
      '\n',
      '\r\n',
    );
    expect(failureOf(source)).toMatchObject({ file: FILE, line: 9 });
  });
});

test('links of the lead are checked like all others', () => {
  const page = renderFile(
    '# A\n\n<p class="description">See <a href="/material-ui/react-card/#none">Card</a>.</p>',
  );
  expect(page.links).toEqual([{ href: '/material-ui/react-card/#none', line: 3 }]);
});
