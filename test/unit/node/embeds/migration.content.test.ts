import { describe, expect, test } from '@jest/globals';
import { shortenDeprecation } from '@/src/node/embeds/DeprecatedApis';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { catchDetailsSync } from '../../support/errors';
import { findAll, parseHtml, textOf } from '../../support/html';

const prepare = (name: string, props: Record<string, unknown>) =>
  parseHtml(String(prepareEmbed({ name, props, line: 7 }, 'a.md', 'en').props.html));

describe('shortenDeprecation', () => {
  test.each([
    ['use the `slots` prop instead. This prop will be removed in v7. See [M](/m/).', '`slots`'],
    ['Use `slotProps.paper` instead.', '`slotProps.paper`'],
    [
      'Use <Divider sx={{}} /> (or any opacity) instead.',
      'Use `<Divider sx={{}} />` (or any opacity) instead.',
    ],
    [
      'Combine the [.MuiButton-icon](/a/#button-classes-icon) and [.MuiButtonSizeSmall](/a/#button-classes-sizeSmall) classes instead. [How to migrate](/m/)',
      '`.MuiButton-icon`, `.MuiButton-sizeSmall`',
    ],
  ])('%j becomes %j', (text, short) => {
    expect(shortenDeprecation(text)).toBe(short);
  });
});

describe('DeprecatedApis', () => {
  test('has a row for each deprecated prop, with its component and replacement', () => {
    const rows = findAll(
      prepare('DeprecatedApis', { package: '@mui/material', kind: 'props' }),
      'tbody tr',
    );
    const avatar = rows.filter((row) => row.properties.dataComponents === 'Avatar');
    expect(avatar.map((row) => findAll(row, 'td').map(textOf))).toEqual([
      ['Avatar', 'imgProps', 'slotProps.img'],
    ]);
    expect(rows.length).toBeGreaterThan(60);
  });

  test('has the deprecated classes by their names', () => {
    const rows = findAll(
      prepare('DeprecatedApis', { package: '@mui/material', kind: 'classes' }),
      'tbody tr',
    );
    expect(rows.map((row) => textOf(findAll(row, 'td')[1]!))).toContain(
      'MuiButton-containedPrimary',
    );
  });
});

describe('Codemods', () => {
  test('shows each sample as a diff, with its components', () => {
    const html = prepare('Codemods', { of: 'deprecations', only: ['dialog-props', 'tab-classes'] });
    expect(findAll(html, 'h3').map(textOf)).toEqual(['dialog-props', 'tab-classes']);
    expect(
      findAll(html, 'div').flatMap(({ properties }) => properties.dataComponents ?? []),
    ).toEqual(['Dialog', 'Tab']);
    expect(textOf(findAll(html, 'code.language-diff')[0]!)).toMatch(
      /^-.*PaperProps[^]*^\+.*slotProps/m,
    );
  });

  test('an unknown codemod is an error that says how to add its sample', () => {
    expect(
      catchDetailsSync(() => prepare('Codemods', { of: 'deprecations', only: ['none'] })),
    ).toEqual({
      file: 'a.md',
      line: 7,
      cause: 'there is no sample of the codemod deprecations/none',
      remedy:
        'write data/material-ui/migration/codemods/deprecations/none.diff, and run: npm run migration',
    });
  });
});

describe('ApiChanges', () => {
  const prepareOn = (page: string, kind: string) =>
    prepareEmbed(
      { name: 'ApiChanges', props: { kind }, line: 7 },
      `data/material-ui/migration/${page}/${page}.md`,
      'en',
    );
  const readRows = (page: string, kind: string) =>
    findAll(parseHtml(String(prepareOn(page, kind).props.html)), 'tbody tr').map((row) =>
      findAll(row, 'td').map(textOf),
    );

  test('shows removed exports and props with what to do', () => {
    expect(readRows('upgrade-to-v6', 'exports')).toContainEqual([
      'gridClasses',
      'Import it from @mui/material/Grid.',
    ]);
    expect(readRows('upgrade-to-v6', 'props')).toContainEqual([
      'ListItem',
      'button',
      'Use ListItemButton.',
    ]);
  });

  test('shows changed defaults with both values', () => {
    expect(readRows('v5-component-changes', 'defaults')).toContainEqual([
      'Tabs',
      'textColor',
      "'inherit'",
      "'primary'",
    ]);
  });

  test('a page without changes.json is an error that says what to write', () => {
    expect(catchDetailsSync(() => prepareOn('none', 'props'))).toMatchObject({
      cause: 'the page has no changes.json',
      remedy: expect.stringContaining('npm run migration'),
    });
  });
});
