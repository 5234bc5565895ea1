import { describe, expect, test } from '@jest/globals';
import { unstable_defaultSxConfig as sxConfig } from '@mui/system';
import { listSxKeys } from '@/src/node/embeds/listSxKeys';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { catchDetailsSync } from '../../support/errors';
import { findAll, getChildren, parseHtml, textOf } from '../../support/html';

const keys = listSxKeys();
const get = (name: string) => keys.find((key) => key.name === name);

describe('the keys of sx', () => {
  test('are those of the installed package', () => {
    expect(keys.map(({ name }) => name)).toEqual(Object.keys(sxConfig));
  });

  test.each([
    ['px', ['padding-left', 'padding-right'], 'spacing', ['16px']],
    ['bgcolor', ['background-color'], 'palette', ['#1976d2']],
    ['borderRadius', ['border-radius'], 'shape.borderRadius', ['8px']],
    ['maxWidth', ['max-width'], 'breakpoints.values', ['600px', '50%']],
    ['width', ['width'], undefined, ['50%', '320px']],
    ['displayPrint', ['display'], undefined, ['@media print { display: none }']],
    [
      'typography',
      [
        'font-family',
        'font-weight',
        'font-size',
        'line-height',
        'letter-spacing',
        'text-transform',
      ],
      'typography',
      [expect.stringContaining('font-size: 0.875rem; line-height: 1.75')],
    ],
    ['alignItems', ['align-items'], undefined, []],
  ])('%s sets %j', (name, properties, themeKey, css) => {
    expect(get(name)).toMatchObject({ properties, themeKey });
    expect(get(name)?.examples.map((example) => example.css)).toEqual(css);
  });

  test('have examples that the package converts', () => {
    const unchanged = keys.flatMap(({ name, examples }) =>
      examples.filter(({ value, css }) => css === String(value)).map(() => name),
    );
    expect(unchanged).toEqual([]);
  });

  test('have an example if the default theme of Material UI has values for them', () => {
    const without = keys.filter(({ themeKey, examples }) => themeKey && examples.length === 0);
    expect(without.map(({ name }) => name)).toEqual(['font', 'fontStyle']);
  });
});

describe('the table', () => {
  const prepare = (props: Record<string, unknown>) =>
    prepareEmbed({ name: 'SxKeys', props, line: 7 }, 'a.md', 'en').props;

  test('has a row for each example of the given keys', () => {
    const html = parseHtml(String(prepare({ keys: ['maxWidth', 'order'] }).html));
    expect(findAll(html, 'tbody tr').map((row) => getChildren(row).map(textOf))).toEqual([
      ['maxWidth', 'max-width', 'breakpoints.values', "'sm'", '600px'],
      ['0.5', '50%'],
      ['order', 'order', '–', 'Values are CSS.'],
    ]);
  });

  test('has all keys by default', () => {
    const html = parseHtml(String(prepare({}).html));
    expect(findAll(html, 'tbody th').map(textOf)).toEqual(Object.keys(sxConfig));
  });

  test('of an unknown key is an error with the most similar key', () => {
    expect(catchDetailsSync(() => prepare({ keys: ['borderColour'] }))).toEqual({
      file: 'a.md',
      line: 7,
      cause: 'the installed package has no sx key "borderColour"',
      remedy: expect.stringContaining('borderColor'),
    });
  });
});
