import { describe, expect, test } from '@jest/globals';
import { renderComment } from '@/src/node/api/render/markdown';
import { createContext } from '../../../support/apiEntry';
import { find, findAll, parseHtml, textOf } from '../../../support/html';

/** The pages of the site, with the anchors that links may target. */
const PAGES = {
  '/material-ui/react-button': [],
  '/material-ui/api/button': ['button-prop-color'],
  '/base-ui/a/hooks-api': ['use-a'],
};
const render = (markdown: string) =>
  parseHtml(renderComment(markdown, createContext(PAGES)).trim());

describe('tags in a comment are text', () => {
  test.each([
    'Works with `<TextField>`.',
    'Works with <TextField>.',
    'Renders a <div> or a </p>.',
    '<TextField select>',
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<!-- a note -->',
    '- in a list: <Tab />',
  ])('%s', (markdown) => {
    const tree = render(markdown);
    expect(textOf(tree).trim()).toBe(markdown.replace(/`|^- /g, ''));
    expect(findAll(tree, 'textfield')).toEqual([]);
    expect(findAll(tree, 'div')).toEqual([]);
    expect(findAll(tree, 'script')).toEqual([]);
    expect(findAll(tree, 'img')).toEqual([]);
  });
});

describe('a link', () => {
  const hrefOf = (url: string) => find(render(`See [it](${url}).`), 'a').properties.href;

  test.each([
    ['to a page of this site leads there', 'react-button/', '/material-ui/react-button/'],
    ['without slash at the end too', 'react-button', '/material-ui/react-button/'],
    ['with a query too', 'react-button/?a=1', '/material-ui/react-button/'],
    ['to a heading of it leads to its start', 'react-button/#colors', '/material-ui/react-button/'],
    [
      'to a row of the reference leads to that row',
      'api/button/#button-prop-color',
      '/material-ui/api/button/#button-prop-color',
    ],
    [
      'to a row that is not there leads to its page',
      'api/button/#button-prop-colour',
      '/material-ui/api/button/',
    ],
  ])('%s', (_name, rest, expected) => {
    expect(hrefOf(`https://mui.com/material-ui/${rest}`)).toBe(expected);
  });

  test('to a row in a tab leads to that row', () => {
    expect(hrefOf('https://mui.com/base-ui/a/hooks-api/#use-a')).toBe(
      '/base-ui/a/hooks-api/#use-a',
    );
  });

  test.each([
    'https://mui.com/material-ui/react-none/',
    'https://mui.com/material-ui/react-none/#colors',
    'https://mui.com.example.com/material-ui/react-button/',
    'https://example.com/material-ui/react-button/',
    '#colors',
  ])('stays as it is: %s', (url) => {
    expect(hrefOf(url)).toBe(url);
  });

  test('without a host is resolved against the site of the libraries', () => {
    expect(hrefOf('/material-ui/react-none/')).toBe('https://mui.com/material-ui/react-none/');
  });

  test('without a host is resolved against this site if the page exists', () => {
    expect(hrefOf('/material-ui/react-button/')).toBe('/material-ui/react-button/');
  });

  test('can be a bare address', () => {
    expect(find(render('https://mui.com/material-ui/react-button/'), 'a').properties.href).toBe(
      '/material-ui/react-button/',
    );
  });
});

describe('a comment is rendered without page syntax', () => {
  test.each(['# Title', '## Title', '### Title'])('%s is a bold line', (markdown) => {
    const tree = render(`${markdown}\n\nText.`);
    expect(textOf(find(tree, 'p strong'))).toBe('Title');
    expect(['h1', 'h2', 'h3'].flatMap((tag) => findAll(tree, tag))).toEqual([]);
  });

  test('markup inside a heading stays', () => {
    expect(textOf(find(render('## The `sx` prop'), 'strong code'))).toBe('sx');
  });
});

test('lists, code and emphasis are rendered as in Markdown', () => {
  const tree = render('One of:\n\n- `a`\n- *b*\n\n| x | y |\n|---|---|\n| 1 | 2 |');
  expect(findAll(tree, 'li').map(textOf)).toEqual(['a', 'b']);
  expect(textOf(find(tree, 'li em'))).toBe('b');
  expect(findAll(tree, 'td').map(textOf)).toEqual(['1', '2']);
});

test('a fence is a code block with unchanged text that is scrollable by keyboard', () => {
  const code = 'const a = <TextField label="&amp;" />;';
  const tree = render(`Text.\n\n\`\`\`jsx\n${code}\n\`\`\``);
  expect(textOf(find(tree, '.MuiCode-root pre code'))).toBe(code);
  expect(find(tree, 'pre').properties.tabIndex).toBe(0);
  expect(findAll(tree, '.hl-tag').length).toBeGreaterThan(0);
});

test.each(['', 'none'])('a fence of the language "%s" is shown as well', (language) => {
  const tree = render(`\`\`\`${language}\na < b;\n\`\`\``);
  expect(textOf(find(tree, 'pre code'))).toBe('a < b;');
});

test('a type in double brackets is code', () => {
  expect(textOf(find(render('Params: [[GridCellParams]].'), 'code'))).toBe('GridCellParams');
});
