import { describe, expect, test } from '@jest/globals';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import type { PlaygroundNode } from '@/src/shared/playground';
import { printCode, toText } from '@/src/shared/playgroundCode';

const print = (node: PlaygroundNode) => toText(printCode([], node)).replace(/^\n/, '');
const button = (props: PlaygroundNode['props'], children?: PlaygroundNode['children']) =>
  print({ component: 'Button', props, children });

describe('an element', () => {
  test.each([
    ['a string', { a: 'Save' }, '<Button a="Save" />'],
    ['a string with an apostrophe', { a: "It's" }, '<Button a="It\'s" />'],
    ['a string with quotes', { a: 'say "hi"' }, '<Button a={\'say "hi"\'} />'],
    ['a string with both', { a: `it's "hi"` }, `<Button a={'it\\'s "hi"'} />`],
    ['an entity', { a: '&amp;' }, "<Button a={'&amp;'} />"],
    ['a backslash', { a: '\\n' }, "<Button a={'\\\\n'} />"],
    ['a line break', { a: 'a\nb' }, "<Button a={'a\\nb'} />"],
    ['true', { a: true }, '<Button a />'],
    ['false', { a: false }, '<Button a={false} />'],
    ['a number', { a: -1.5 }, '<Button a={-1.5} />'],
    ['null', { a: null }, '<Button a={null} />'],
    [
      'an object',
      { sx: { p: 1, '&:hover': { m: 0 } } },
      "<Button sx={{ p: 1, '&:hover': { m: 0 } }} />",
    ],
    ['a list', { a: [1, 'b', {}] }, "<Button a={[1, 'b', {}]} />"],
  ])('prints %s', (_name, props, code) => {
    expect(button(props)).toBe(code);
  });

  test.each([
    ['plain text', 'Save', '<Button>Save</Button>'],
    ['signs of JSX', '<b>{1}</b> & co', "<Button>{'<b>{1}</b> & co'}</Button>"],
    ['space at its ends', ' a ', "<Button>{' a '}</Button>"],
    ['two spaces', 'a  b', "<Button>{'a  b'}</Button>"],
    ['nothing', '', '<Button />'],
  ])('has %s as its text', (_name, text, code) => {
    expect(button({}, text)).toBe(code);
  });

  test('has props that only the code contains at the end', () => {
    const written = { renderInput: '(params) => <TextField {...params} />' };
    expect(print({ component: 'A', props: { b: true }, written })).toBe(
      '<A b renderInput={(params) => <TextField {...params} />} />',
    );
    expect(print({ component: 'A', props: { b: 'x'.repeat(40) }, written })).toBe(
      `<A\n  b="${'x'.repeat(40)}"\n  renderInput={(params) => <TextField {...params} />}\n/>`,
    );
  });

  test('breaks lines after 80 columns', () => {
    const fitting = button({ label: 'x'.repeat(80 - '<Button label="" />'.length) });
    expect(fitting).toHaveLength(80);
    expect(fitting).not.toContain('\n');
    expect(button({ label: 'x'.repeat(62), disabled: true })).toBe(
      `<Button\n  label="${'x'.repeat(62)}"\n  disabled\n/>`,
    );
  });

  test.each<[string, PlaygroundNode]>([
    ['short', { component: 'A', props: { b: 1, c: 'd' }, children: 'Text' }],
    [
      'nested',
      { component: 'A', children: [{ component: 'B', children: 'One' }, { component: 'C' }] },
    ],
    ['long text', { component: 'A', props: { b: true }, children: 'word '.repeat(40).trim() }],
    [
      'long attributes',
      {
        component: 'A',
        props: { one: 'x'.repeat(40), two: 'y'.repeat(40), three: 3 },
        children: 'Text',
      },
    ],
    [
      'a long object',
      { component: 'A', props: { sx: { one: 'x'.repeat(40), two: 'y'.repeat(40) } } },
    ],
    [
      'deep',
      {
        component: 'A',
        children: [
          {
            component: 'B',
            children: [{ component: 'C', props: { d: 1 }, children: 'word '.repeat(30).trim() }],
          },
        ],
      },
    ],
  ])('is formatted as by Prettier: %s', async (_name, node) => {
    const code = `${print(node)};\n`;
    const plugins = [babel, estree as never];
    expect(code).toBe(await format(code, { parser: 'babel', plugins, singleQuote: true }));
  });
});

test('imports come first and are highlighted', () => {
  const parts = printCode(["import A from '@mui/a';"], { component: 'A' });
  expect(toText(parts)).toBe("import A from '@mui/a';\n\n<A />");
  expect(parts).toContainEqual({ text: 'import', kind: 'keyword' });
  expect(parts).toContainEqual({ text: "'@mui/a'", kind: 'string' });
  expect(parts).toContainEqual({ text: 'A', kind: 'tag' });
});

describe('a theme', () => {
  const theme = (style: Record<string, string | number>) =>
    toText(
      printCode(
        ["import Button from '@mui/joy/Button';"],
        { component: 'Button', children: 'Save' },
        {
          ...{ style, themeName: 'JoyButton' },
          createTheme: { name: 'extendTheme', from: '@mui/joy/styles' },
        },
      ),
    );

  test.each([
    ['one variable', { '--Button-gap': '8px' }],
    [
      'several variables',
      { '--Button-gap': '8px', '--Icon-color': 'var(--joy-palette-primary-500)' },
    ],
  ])('with %s is formatted as Prettier does', async (_name, style) => {
    const code = theme(style);
    expect(code).toContain("import { extendTheme } from '@mui/joy/styles';\n\nconst theme");
    expect(
      await format(code, { parser: 'babel', plugins: [babel, estree as never], singleQuote: true }),
    ).toBe(`${code};\n`);
  });
});
