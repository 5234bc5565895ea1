import { describe, expect, test } from '@jest/globals';
import { splitFrontMatter } from '@/src/node/markdown/frontMatter';
import type { FrontMatter } from '@/src/shared/page';
import { catchDetailsSync } from '../../support/errors';

const FILE = 'data/a/a.md';
const split = (source: string) => splitFrontMatter(source, FILE);
const failureOf = (yaml: string) => catchDetailsSync(() => split(`---\n${yaml}\n---\n\n# A\n`));

describe('a field', () => {
  test.each<[string, Partial<FrontMatter>]>([
    ['title: React Button component', { title: 'React Button component' }],
    [`title: ${'x'.repeat(70)}`, { title: 'x'.repeat(70) }],
    ['description: One sentence.', { description: 'One sentence.' }],
    [`description: ${'x'.repeat(160)}`, { description: 'x'.repeat(160) }],
    ['components: Button', { components: ['Button'] }],
    ['components: Button, IconButton', { components: ['Button', 'IconButton'] }],
    ['components: [Button, IconButton]', { components: ['Button', 'IconButton'] }],
    ['components:\n  - Button\n  - Unstable_Grid', { components: ['Button', 'Unstable_Grid'] }],
    ['hooks: useSelect, useOption', { hooks: ['useSelect', 'useOption'] }],
    ['hooks: [useSelect]', { hooks: ['useSelect'] }],
    ["githubLabel: 'component: button'", { githubLabel: 'component: button' }],
    [
      'githubSource: packages/mui-material/src/Button',
      { githubSource: 'packages/mui-material/src/Button' },
    ],
    [
      'waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      { waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
    ],
    [
      'materialDesign: https://m2.material.io/components/buttons',
      { materialDesign: 'https://m2.material.io/components/buttons' },
    ],
    ['unstyled: /base-ui/react-button/', { unstyled: '/base-ui/react-button/' }],
    ["packageName: '@mui/base'", { packageName: '@mui/base' }],
    ['disableAd: true', { disableAd: true }],
    ['disableAd: false', { disableAd: false }],
  ])('%s is read', (yaml, expected) => {
    expect(split(`---\n${yaml}\n---\n# A`).frontMatter).toEqual({
      components: [],
      hooks: [],
      ...expected,
    });
  });
});

describe('the body', () => {
  test.each([
    ['without front matter', '# A\n\nText.', '# A\n\nText.'],
    ['with one field', '---\ntitle: A\n---\n# A', '\n\n\n# A'],
    ['with empty front matter', '---\n---\n# A', '\n\n# A'],
    ['with blank lines in it', '---\n\ntitle: A\n\n---\n\n# A', '\n\n\n\n\n\n# A'],
    ['with the mark of an encoding before it', '\uFEFF---\ntitle: A\n---\n# A', '\n\n\n# A'],
    ['with dashes at the end of a field', '---\ntitle: A ---\n---\n# A', '\n\n\n# A'],
    ['with Windows line ends', '---\r\ntitle: A\r\n---\r\n# A', '\n\n\n# A'],
    ['that ends with it', '---\ntitle: A\n---', '\n\n'],
  ])('%s keeps every line where it was', (_name, source, body) => {
    expect(split(source).body).toBe(body);
  });

  test('keeps a thematic break further down', () => {
    expect(split('# A\n\n---\n\nText.').body).toBe('# A\n\n---\n\nText.');
    expect(split('---\ntitle: A\n---\n# A\n\n---\n').body).toBe('\n\n\n# A\n\n---\n');
  });
});

describe('an error', () => {
  test('is made for front matter that is never closed', () => {
    expect(catchDetailsSync(() => split('---\ntitle: A\n\n# A\n'))).toEqual({
      file: FILE,
      line: 1,
      cause: expect.stringContaining('never ends'),
      remedy: expect.stringContaining('"---"'),
    });
  });

  test.each([
    ['title: A\ntitel: B', 3, 'titel'],
    ['colour: red', 2, 'colour'],
    ['title: A\n\ncomponents: A\nproductId: system', 5, 'productId'],
  ])(
    'names the unknown field of %j, its line, and the fields that there are',
    (yaml, line, field) => {
      expect(failureOf(yaml)).toEqual({
        file: FILE,
        line,
        cause: `unknown front matter field "${field}"`,
        remedy: expect.stringMatching(
          /title, description, components, hooks, utilities, githubLabel, githubSource, waiAria, materialDesign, unstyled, packageName/,
        ),
      });
    },
  );

  test.each([
    [`title: ${'x'.repeat(71)}`, 2, 'title', 'longer than 70 characters'],
    ['title: 6', 2, 'title', ''],
    [`title: A\ndescription: ${'x'.repeat(161)}`, 3, 'description', 'longer than 160 characters'],
    ['components: Button IconButton', 2, 'components', 'no list of names'],
    ['components: Button,', 2, 'components', 'no list of names'],
    ['components:\n  - Button\n  - <Icon />', 2, 'components', 'no list of names'],
    ['components: 3', 2, 'components', ''],
    ['title: A\nhooks: use-select', 3, 'hooks', 'no list of names'],
    ['githubLabel: [a]', 2, 'githubLabel', ''],
    ['githubSource: src/Button', 2, 'githubSource', 'does not begin with "packages/"'],
    ['waiAria: /patterns/button', 2, 'waiAria', 'is no URL'],
    ['waiAria: buttons', 2, 'waiAria', 'is no URL'],
    ['materialDesign: m2.material.io/buttons', 2, 'materialDesign', 'is no URL'],
    ['unstyled: react-button/', 2, 'unstyled', 'no address such as'],
    ['unstyled: /base-ui/react-button', 2, 'unstyled', 'no address such as'],
    ['packageName: 1', 2, 'packageName', ''],
    ["disableAd: 'yes'", 2, 'disableAd', 'neither true nor false'],
  ])('names file, line, field, cause and remedy of %j', (yaml, line, field, cause) => {
    expect(failureOf(yaml)).toEqual({
      file: FILE,
      line,
      cause: expect.stringContaining(`front matter field "${field}" `),
      remedy: `correct the value of "${field}"`,
    });
    expect(failureOf(yaml).cause).toContain(cause);
  });

  test.each([
    ['githubLabel: component: button', 2],
    ['title: A\nhooks: [useSelect', 3],
    ["title: 'A", 2],
    ['title: A\ntitle: B', 3],
  ])('names the line of the YAML error in %j', (yaml, line) => {
    expect(failureOf(yaml)).toEqual({
      file: FILE,
      line,
      cause: expect.stringContaining("the front matter isn't valid YAML: "),
      remedy: expect.stringContaining('field: value'),
    });
  });

  test.each(['- title', 'title', '[title]'])(
    'for front matter without fields (%s) does not mention an empty field name',
    (yaml) => {
      const { file, cause, remedy } = failureOf(yaml);
      expect(file).toBe(FILE);
      expect(`${cause} ${remedy}`).not.toContain('""');
    },
  );

  test('is a sentence with file and line, cause and remedy on lines of their own', () => {
    expect(() => split('---\ntitel: A\n---\n')).toThrow(
      /^data\/a\/a\.md:2\n {2}cause: unknown front matter field "titel"\n {2}remedy: remove it, or use one of: /,
    );
  });
});
