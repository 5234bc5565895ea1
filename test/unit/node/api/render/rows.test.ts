import { describe, expect, test } from '@jest/globals';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { renderClassRow, renderPropRow, renderSlotRow } from '@/src/node/api/render/rows';
import type { ApiClass, ApiProp, ApiSlot } from '@/src/shared/apiEntry';
import { createProp, createRowOptions } from '../../../support/apiEntry';
import { find, findAll, getChildren, parseHtml, textOf } from '../../../support/html';

const options = createRowOptions();
const read = (row: Element) =>
  find(
    parseHtml(`<table><tbody>${toHtml(row, { allowDangerousHtml: true })}</tbody></table>`),
    'tr',
  );
const renderProp = (prop: Partial<ApiProp> = {}, isResult = false) =>
  read(renderPropRow(createProp(prop), options, isResult ? 'returns' : 'props'));
const renderSlot = (slot: Partial<ApiSlot> = {}) =>
  read(renderSlotRow({ name: 'startIcon', ...slot }, { ...options, prefix: 'button-slot-' }));
const renderClass = (rule: Partial<ApiClass> = {}) =>
  read(
    renderClassRow(
      { rule: 'root', className: 'MuiButton-root', state: false, ...rule },
      { ...options, prefix: 'button-classes-' },
    ),
  );
const listChips = (row: Element) =>
  findAll(row, '.api-chip').map((chip) => [chip.properties.dataKind, textOf(chip)]);
const listCells = (row: Element) => getChildren(row).slice(1).map(textOf);

describe('every row', () => {
  test.each([
    ['a prop', renderProp(), 'button-prop-color', 'color'],
    ['a slot', renderSlot(), 'button-slot-startIcon', 'startIcon'],
    ['a class', renderClass(), 'button-classes-root', 'root'],
  ])('of %s has its id, its name as heading, and a link to itself', (_kind, row, id, name) => {
    expect(row.properties.id).toBe(id);
    const [heading] = getChildren(row);
    expect(heading?.tagName).toBe('th');
    expect(heading?.properties.scope).toBe('row');
    // The label is only the name, without the button, the link and the chips in the cell.
    expect(heading?.properties.ariaLabel).toBe(name);
    expect(textOf(find(row, '.api-name'))).toBe(name);
    const anchor = find(row, '.api-anchor');
    expect(anchor.properties.href).toBe(`#${id}`);
    expect(anchor.properties.ariaLabel).toBe(`Copy link to ${name}`);
  });

  test('is opened by a button with a name and aria-expanded', () => {
    const button = find(renderProp(), 'button.api-toggle');
    expect(button.properties).toMatchObject({
      type: 'button',
      ariaExpanded: 'false',
      ariaLabel: 'Details of color',
    });
  });

  test('has explicit roles, because CSS removes implicit ones', () => {
    const row = renderProp({ description: 'Text.' });
    expect(row.properties.role).toBe('row');
    expect(getChildren(row).map(({ properties }) => properties.role)).toEqual([
      'rowheader',
      'cell',
      'cell',
      'cell',
    ]);
  });
});

describe('marks are text, not only colors:', () => {
  test.each<[string, Partial<ApiProp>, [string, string][]]>([
    ['none', {}, []],
    ['required', { required: true }, [['required', 'Required']]],
    ['deprecated', { deprecated: 'Use another.' }, [['deprecated', 'Deprecated']]],
    ['deprecated without a reason', { deprecated: '' }, [['deprecated', 'Deprecated']]],
    ['pro', { plan: 'pro' }, [['pro', 'Pro']]],
    ['premium', { plan: 'premium' }, [['premium', 'Premium']]],
    [
      'all at once',
      { required: true, deprecated: '', plan: 'pro' },
      [
        ['required', 'Required'],
        ['deprecated', 'Deprecated'],
        ['pro', 'Pro'],
      ],
    ],
  ])('%s', (_name, prop, chips) => {
    expect(listChips(renderProp(prop))).toEqual(chips);
  });

  test('returned members of a hook are not marked as required', () => {
    expect(listChips(renderProp({ required: true, deprecated: '' }, true))).toEqual([
      ['deprecated', 'Deprecated'],
    ]);
  });

  test('state classes are marked, including deprecated ones', () => {
    expect(listChips(renderClass({ state: true, deprecated: '' }))).toEqual([
      ['state', 'State'],
      ['deprecated', 'Deprecated'],
    ]);
    expect(listChips(renderClass())).toEqual([]);
  });

  test('deprecated slots are marked', () => {
    expect(listChips(renderSlot({ deprecated: 'Gone soon.' }))).toEqual([
      ['deprecated', 'Deprecated'],
    ]);
  });
});

describe('where a prop comes from', () => {
  const chipOf = (from: ApiProp['from']) => find(renderProp({ from }), '.api-chip');

  test('is omitted for own props', () => {
    expect(renderProp().properties.dataFrom).toBeUndefined();
  });

  test('is named, with a link if it has an API page', () => {
    const from = { group: 'inherited', name: 'ButtonBase', package: '@mui/material' } as const;
    expect(renderProp({ from }).properties.dataFrom).toBe('inherited');
    expect(chipOf(from).tagName).toBe('a');
    expect(textOf(chipOf(from))).toBe('ButtonBase');
    expect(chipOf(from).properties.href).toBe('/material-ui/api/button-base/');
  });

  test.each([
    { group: 'inherited', name: 'ButtonBase', package: '@mui/joy' },
    { group: 'native', name: 'HTMLAttributes', package: '@types/react' },
    { group: 'system', name: 'SystemProps', package: '@mui/system' },
  ] as const)('is named without a link for $name of $package', (from) => {
    expect(renderProp({ from }).properties.dataFrom).toBe(from.group);
    expect(chipOf(from).tagName).toBe('span');
    expect(textOf(chipOf(from))).toBe(from.name);
  });
});

describe('the cells', () => {
  test('of a prop are type, default and description', () => {
    const row = renderProp({ default: "'primary'", description: 'The **color**.' });
    expect(listCells(row).map((text) => text.trim())).toEqual([
      'string',
      "'primary'",
      'The color.',
    ]);
    expect(textOf(find(row, '.api-description strong'))).toBe('color');
  });

  test('of a prop without default and description are empty', () => {
    expect(listCells(renderProp())).toEqual(['string', '', '']);
  });

  test('of a returned member have no default value', () => {
    expect(listCells(renderProp({ description: 'Text.' }, true)).length).toBe(2);
  });

  test('of a default in a fence contain its code only', () => {
    expect(listCells(renderProp({ default: '```jsx\n<a />\n```' }))[1]).toBe('<a />');
  });

  test('of a slot are class, default component and description', () => {
    const row = renderSlot({
      className: 'MuiButton-startIcon',
      default: "'span'",
      description: 'The icon.',
    });
    expect(listCells(row).map((text) => text.trim())).toEqual([
      '.MuiButton-startIcon',
      "'span'",
      'The icon.',
    ]);
    expect(listCells(renderSlot())).toEqual(['', '', '']);
  });

  test('of a class are the class and its description', () => {
    const row = renderClass({ description: 'Applied to the root, a `<button>`.' });
    expect(listCells(row).map((text) => text.trim())).toEqual([
      '.MuiButton-root',
      'Applied to the root, a <button>.',
    ]);
  });
});

describe('the description', () => {
  test('starts with the reason of a deprecation', () => {
    const row = renderProp({ deprecated: 'Use `slots`.', description: 'The color.' });
    expect(textOf(find(row, '.api-deprecated')).trim()).toBe('Use slots.');
    expect(textOf(find(row, '.api-description')).replace(/\s+/g, ' ').trim()).toMatch(
      /^Use slots\. ?The color\.$/,
    );
  });

  test('shows tags of a comment as text', () => {
    const row = renderProp({ description: 'As <TextField> has it.' });
    expect(textOf(find(row, '.api-description')).trim()).toBe('As <TextField> has it.');
  });

  test('has the parameters and the result of a function, with their explanations', () => {
    const row = renderProp({
      type: { written: '(event: Event, value: SxProps) => boolean', links: ['SxProps'] },
      signature: {
        parameters: [
          { name: 'event', type: 'Event', description: 'The *source*.' },
          { name: 'value', type: 'SxProps' },
        ],
        returns: { type: 'boolean', description: 'Whether.' },
      },
    });
    const list = find(row, 'ul.api-signature');
    expect(
      getChildren(list).map((item) => [
        item.tagName,
        findAll(item, 'code').map(textOf),
        findAll(item, 'div').map((text) => textOf(text).trim()),
      ]),
    ).toEqual([
      ['li', ['event: Event'], ['The source.']],
      ['li', ['value: SxProps'], []],
      ['li', ['boolean'], ['Whether.']],
    ]);
    expect(textOf(getChildren(list)[2]!)).toMatch(/^Returns boolean/);
    expect(find(list, 'a.api-type-link').properties.href).toBe('#button-type-SxProps');
  });

  test('omits void results and empty parameter lists', () => {
    const parameters = [{ name: 'a', type: 'string' }];
    const withVoid = renderProp({ signature: { parameters, returns: { type: 'void' } } });
    expect(findAll(withVoid, '.api-signature li').map(textOf)).toEqual(['a: string']);
    const bare = renderProp({ signature: { parameters: [], returns: { type: 'void' } } });
    expect(findAll(bare, '.api-signature')).toEqual([]);
  });

  test('has the declared type if the table shows a resolved one', () => {
    const type = { written: 'SxProps', expanded: "'a' | 'b'", links: ['SxProps'] };
    const written = find(renderProp({ type }), '.api-written');
    expect(textOf(written)).toBe('Declared as SxProps');
    expect(find(written, 'a').properties.href).toBe('#button-type-SxProps');
    expect(findAll(renderProp(), '.api-written')).toEqual([]);
  });
});

describe('the history of a member', () => {
  const since = { since: '6.2.1', deprecated: '6.4.1' };
  const own = {
    ...options,
    history: { kind: 'component' as const, props: { color: since }, classes: { root: since } },
  };

  test('marks since when it exists, and since when it is deprecated', () => {
    expect(listChips(read(renderPropRow(createProp({ deprecated: '' }), own)))).toEqual([
      ['deprecated', 'Deprecated since 6.4'],
      ['since', 'Since 6.2'],
    ]);
    const rule = { rule: 'root', className: 'MuiButton-root', state: false };
    expect(listChips(read(renderClassRow(rule, own)))).toEqual([['since', 'Since 6.2']]);
  });

  test('is not that of an inherited prop, nor of one with the name of an object method', () => {
    const from = { group: 'inherited', name: 'Other', package: '@mui/x' } as const;
    expect(listChips(read(renderPropRow(createProp({ from }), own)))).toEqual([['from', 'Other']]);
    expect(listChips(read(renderPropRow(createProp({ name: 'valueOf' }), own)))).toEqual([]);
  });
});
