import { describe, expect, test } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { breakCode, breakName, renderText, renderType } from '@/src/node/api/render/type';
import type { ApiProp } from '@/src/shared/apiEntry';
import { createProp, createRowOptions } from '../../../support/apiEntry';
import { find, findAll, parseHtml, textOf } from '../../../support/html';

const options = createRowOptions();
const render = (prop: Partial<ApiProp>) => parseHtml(toHtml(renderType(createProp(prop), options)));
const toUnion = (count: number) => Array.from({ length: count }, (_, index) => `'m${index}'`);

describe('a type', () => {
  test('is code as declared', () => {
    const tree = render({ type: { written: 'string | number', links: [] } });
    expect(textOf(find(tree, 'code'))).toBe('string | number');
  });

  test('is shown resolved if that is more informative', () => {
    const type = { written: 'ButtonProps["size"]', expanded: "'small' | 'large'", links: [] };
    expect(textOf(find(render({ type }), 'code'))).toBe("'small' | 'large'");
  });

  test('highlights literals, and nothing else', () => {
    const tree = render({ type: { written: "'a' | string | 'b-c'", links: [] } });
    expect(findAll(tree, '.hl-string').map(textOf)).toEqual(["'a'", "'b-c'"]);
  });

  test('with angle brackets is text', () => {
    const written = 'React.Ref<HTMLButtonElement>';
    expect(textOf(find(render({ type: { written, links: [] } }), 'code'))).toBe(written);
  });
});

describe('a name', () => {
  test('with a definition in the entry links to it', () => {
    const tree = render({ type: { written: 'SxProps<Theme>', links: ['SxProps', 'Theme'] } });
    expect(
      findAll(tree, 'a.api-type-link').map((link) => [textOf(link), link.properties.href]),
    ).toEqual([
      ['SxProps', '#button-type-SxProps'],
      ['Theme', '#button-type-Theme'],
    ]);
    expect(textOf(tree)).toBe('SxProps<Theme>');
  });

  test('without a definition is text', () => {
    const unexplained = { written: 'Other', links: ['Other'] };
    const another = { written: 'SxProps', links: [] };
    for (const type of [unexplained, another]) {
      expect(findAll(render({ type }), 'a')).toEqual([]);
    }
  });

  test('is linked only as a whole, and not inside a literal', () => {
    const written = "ThemeOptions | 'Theme' | MyTheme | Theme";
    const tree = render({ type: { written, links: ['Theme'] } });
    expect(findAll(tree, 'a').map(textOf)).toEqual(['Theme']);
    expect(textOf(tree)).toBe(written);
  });

  test('can wrap before capital letters if it is long, with unchanged text', () => {
    const html = toHtml(breakName('disableKeyboardModifiers'));
    expect(html).toBe('disable<wbr>Keyboard<wbr>Modifiers');
    expect(toHtml(breakName('disableRipple'))).toBe('disableRipple');
    expect(toHtml(breakName('HTMLInputElement'))).toBe('HTML<wbr>Input<wbr>Element');
    expect(toHtml(breakName('getA11yStatusMessage'))).toBe('get<wbr>A11y<wbr>Status<wbr>Message');
  });
});

describe('a union', () => {
  const renderUnion = (members: string[]) =>
    render({ type: { written: 'Union', expanded: members.join(' | '), members, links: [] } });

  test('of eight members is shown whole', () => {
    const members = toUnion(8);
    const tree = renderUnion(members);
    expect(findAll(tree, 'details')).toEqual([]);
    expect(textOf(tree)).toBe(members.join(' | '));
  });

  test.each([9, 40])('of %i members is folded: the first six, then how many more', (count) => {
    const members = toUnion(count);
    const tree = renderUnion(members);
    const [shown, rest] = findAll(tree, 'code');
    expect(textOf(shown!)).toBe(members.slice(0, 6).join(' | '));
    expect(textOf(find(tree, 'details summary'))).toBe(`${count - 6} more`);
    expect(textOf(rest!)).toBe(members.slice(6).join(' | '));
    expect(textOf(find(tree, 'details code'))).toBe(textOf(rest!));
    expect(find(tree, 'details').properties.open).toBeUndefined();
  });

  test('links names in both of its parts', () => {
    const members = ['SxProps', ...toUnion(8), 'Theme'];
    const type = { written: 'U', members, links: ['SxProps', 'Theme'] };
    expect(findAll(render({ type }), 'a').map(textOf)).toEqual(['SxProps', 'Theme']);
  });
});

describe('a function', () => {
  const written = '(event: React.SyntheticEvent, value: string, reason: Reason) => void';
  const signature = {
    parameters: [
      { name: 'event', type: 'React.SyntheticEvent' },
      { name: 'value', type: 'string' },
    ],
    returns: { type: 'void' },
  };

  test('with a long type shows the names of its parameters: the signature has the rest', () => {
    expect(textOf(render({ type: { written, links: [] }, signature }))).toBe(
      '(event, value) => void',
    );
  });

  test('with a long result shows that there is one', () => {
    const returns = { type: 'Record<string, React.ReactNode>' };
    const tree = render({
      type: { written, links: [] },
      signature: { ...signature, returns },
    });
    expect(textOf(tree)).toBe('(event, value) => …');
  });

  test('with a short type is shown whole', () => {
    const short = '(event: React.SyntheticEvent) => void';
    expect(textOf(render({ type: { written: short, links: [] }, signature }))).toBe(short);
  });
});

test('code can wrap after a dot', () => {
  expect(toHtml(renderText({ links: [] }, 'React', options))).toBe('React');
  const html = toHtml(renderText({ links: [] }, 'React.ReactNode', options));
  expect(html).toBe('React.<wbr>ReactNode');
});

test.each([
  ['createFilterOptions()', 'create<wbr>Filter<wbr>Options()'],
  ['.MuiAutocomplete-popupIndicator', '.Mui<wbr>Autocomplete-popup<wbr>Indicator'],
  ['slots.loadingIndicator', 'slots.<wbr>loading<wbr>Indicator'],
  ["'small' | 'medium'", "'small' | 'medium'"],
])('long names in code can wrap between words: %s', (code, html) => {
  expect(toHtml(breakCode(code))).toBe(html);
});

test.each([
  ['lower case', 'getOptionDisabled', 'get<wbr>Option<wbr>Disabled'],
  ['in a literal', "'onlyTwoClosestVisible'", /'only<wbr>Two<wbr>Closest<wbr>Visible'/],
])('names in types can wrap: %s', (_name, text, html) => {
  const rendered = toHtml(renderText({ links: [] }, text, options));
  expect(rendered).toEqual(typeof html === 'string' ? html : expect.stringMatching(html));
});
