import { afterAll, expect, jest, test } from '@jest/globals';
import { makeFolder, removeFolder } from '../../support/temp';

const root = makeFolder({
  'data/sound.md': '---\ntitle: Button\ncomponents: Button\n---\n\n# Button\n\nText.',
  'data/unknown.md': '---\nnone-such: 1\n---\n\n# Button',
  'data/open.md': '---\ntitle: Button\n\n# Button',
  'data/folder.md/inside.md': '',
});
jest.mock('@/src/node/paths', () => ({
  ...jest.requireActual<object>('@/src/node/paths'),
  get ROOT() {
    return root;
  },
}));
afterAll(() => removeFolder(root));

const { parseMarkdownFile } = jest.requireActual<
  typeof import('@/src/node/content/parseMarkdownFile')
>('@/src/node/content/parseMarkdownFile');

test('front matter and text of a valid file', () => {
  const read = parseMarkdownFile('data/sound.md');
  expect(read?.frontMatter).toMatchObject({ title: 'Button', components: ['Button'], hooks: [] });
  expect(read?.body).toContain('# Button');
});

test.each(['data/none.md', 'data/unknown.md'])(
  'nothing for %s, whose page reports the error',
  (file) => {
    expect(parseMarkdownFile(file)).toBeUndefined();
  },
);

test('errors other than content errors are thrown', () => {
  expect(() => parseMarkdownFile('data/folder.md')).toThrow(/EISDIR/);
});
