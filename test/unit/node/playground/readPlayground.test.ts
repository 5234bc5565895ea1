import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { BuildError } from '@/src/node/errors';
import { readPlayground } from '@/src/node/playground/readPlayground';

/** A place inside the repository that is never committed: paths of pages are relative to it. */
const FOLDER = '.cache/test-playground';
const FILE = `${FOLDER}/button.playground.json`;
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const SOUND = { component: 'Button', props: ['children', 'variant'], values: { children: 'Save' } };

function read(
  data: unknown,
  page = { productId: 'material-ui', components: ['Button', 'IconButton'] },
) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.resolve(FILE), typeof data === 'string' ? data : JSON.stringify(data));
  return readPlayground({
    markdownFile: `${FOLDER}/button.md`,
    productId: page.productId,
    frontMatter: { components: page.components, hooks: [] },
    getHref: () => '/material-ui/api/button/',
  });
}

function error(...args: Parameters<typeof read>): BuildError['details'] {
  try {
    read(...args);
  } catch (error) {
    if (error instanceof BuildError) {
      return error.details;
    }
    throw error;
  }
  throw new Error('There was no error');
}

test('valid data creates a block from the API reference', () => {
  expect(read(SOUND)).toMatchObject({
    type: 'playground',
    root: { component: 'Button' },
    controls: [
      { prop: 'children', kind: 'text', default: '' },
      {
        prop: 'variant',
        kind: 'choice',
        choices: ['text', 'outlined', 'contained'],
        default: 'text',
      },
    ],
    shown: 2,
    values: { children: 'Save' },
    imports: ["import Button from '@mui/material/Button';"],
    apiHref: '/material-ui/api/button/#button-prop-',
  });
});

test('props of "more" have controls that are not shown at first', () => {
  const { controls, shown } = read({ ...SOUND, more: ['disabled'] })!;
  expect([controls.map(({ prop }) => prop), shown]).toEqual([
    ['children', 'variant', 'disabled'],
    2,
  ]);
});

test('a page without data has no playground', () => {
  const page = { markdownFile: `${FOLDER}/none.md`, productId: 'material-ui', getHref: () => '' };
  expect(readPlayground({ ...page, frontMatter: { components: [], hooks: [] } })).toBeUndefined();
});

describe('CSS variables', () => {
  const JOY = { productId: 'joy-ui', components: ['Button', 'IconButton'] };
  const readVariables = (variables: object) => read({ ...SOUND, variables }, JOY)?.variables;
  const sets = 'The `gap`';
  const description = { html: 'The <code>gap</code>' };

  test('are controls with a unit or a choice of colors; one without both has none', () => {
    const variables = readVariables({
      '--Button-gap': { sets, min: 0, max: 24, unit: 'px' },
      '--Icon-color': { sets, color: true },
      '--IconButton-size': { sets },
    });
    expect(variables).toEqual({
      themeName: 'JoyButton',
      createTheme: { name: 'extendTheme', from: '@mui/joy/styles' },
      controls: [
        {
          ...{ prop: '--Button-gap', description, kind: 'number' },
          ...{ min: 0, max: 24, step: 1, unit: 'px' },
        },
        {
          ...{ prop: '--Icon-color', description, kind: 'choice', prefix: '--joy-palette-' },
          choices: expect.arrayContaining(['primary-500', 'text-primary']),
        },
      ],
    });
    expect(readVariables({ '--IconButton-size': { sets } })).toBeUndefined();
  });

  test('may be those of shared styles and of components that the component imports', () => {
    const names = ['--variant-borderWidth', '--CircularProgress-size'];
    for (const name of names) {
      expect(readVariables({ [name]: { sets, color: true } })?.controls).toHaveLength(1);
    }
  });

  test.each<[string, object, string]>([
    ['an unknown variable', { '--Button-space': { sets } }, 'has no CSS variable "--Button-space"'],
    ['one of another component', { '--Switch-gap': { sets } }, 'has no CSS variable'],
    ['a name without dashes', { gap: { sets } }, 'is no CSS variable such as "--Chip-gap"'],
    ['an unknown unit', { '--Button-gap': { sets, min: 0, max: 1, unit: 'pt' } }, '.unit"'],
    ['a range without end', { '--Button-gap': { sets, min: 2, max: 1, unit: '' } }, '"min" below'],
    ['half a range', { '--Button-gap': { sets, max: 1 } }, 'needs "min", "max", and "unit"'],
    ['a description with a period', { '--Button-gap': { sets: 'The gap.' } }, 'is no phrase'],
  ])('%s is an error', (_name, variables, cause) => {
    expect(error({ ...SOUND, variables }, JOY)).toMatchObject({
      file: FILE,
      cause: expect.stringContaining(cause),
    });
  });
});

const node = (values: object) => ({
  ...SOUND,
  props: ['variant'],
  values: {},
  children: [{ component: 'Button', ...values }],
});

describe('an error names file, cause and remedy', () => {
  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'no JSON'],
    ['an unknown field', { ...SOUND, colour: 1 }, 'unknown field "colour"'],
    ['no props', { ...SOUND, props: [] }, '"props" is empty'],
    ['a component of another page', { ...SOUND, component: 'Card' }, 'not about "Card"'],
    ['an unknown prop', { ...SOUND, props: ['children', 'tint'] }, 'no prop "tint"'],
    [
      'a prop that is named twice',
      { ...SOUND, props: ['children', 'children'] },
      '"children" twice',
    ],
    ['a prop that is shown and folded', { ...SOUND, more: ['variant'] }, '"variant" twice'],
    [
      'more than five props',
      { ...SOUND, props: ['children', 'variant', 'color', 'size', 'disabled', 'fullWidth'] },
      'move the others to "more"',
    ],
    ['a handler as a prop', { ...SOUND, props: ['onClick'] }, 'runs code or leads elsewhere'],
    ['an address as a prop', { ...SOUND, props: ['href'] }, 'runs code or leads elsewhere'],
    ['HTML as a prop', { ...SOUND, fixed: { dangerouslySetInnerHTML: {} } }, 'runs code'],
    [
      'a prop without a control',
      { ...SOUND, props: ['sx'], values: {} },
      'no control can set "sx"',
    ],
    [
      'a value that does not fit',
      { ...SOUND, values: { variant: 'loud' } },
      'values.variant is "loud"',
    ],
    ['a value that is the default', { ...SOUND, values: { variant: 'text' } }, 'is the default'],
    ['a value of no control', { ...SOUND, values: { size: 'small' } }, 'values.size'],
    ['a range without end', { ...SOUND, ranges: { variant: { min: 2, max: 1 } } }, '"min" below'],
    [
      'a prop that is fixed and free',
      { ...SOUND, fixed: { variant: 'text' } },
      'fixed and can be set',
    ],
    [
      'a prop that is written and free',
      { ...SOUND, written: { variant: 'kind' } },
      'fixed and can be set',
    ],
    ['text and children', { ...SOUND, children: 'a' }, '"children" is fixed'],
    ['an unknown component inside', node({ component: 'Knob' }), 'no component "Knob"'],
    ['an unknown prop that is fixed', { ...SOUND, fixed: { colour: 'red' } }, 'no prop "colour"'],
    ['an unknown prop inside', node({ props: { colour: 'red' } }), 'no prop "colour"'],
    ['an unknown trigger', { ...SOUND, trigger: { component: 'Buton' } }, 'no component "Buton"'],
    ['a script inside', node({ component: 'script' }), 'neither a component'],
    ['a handler inside', node({ props: { onClick: 'alert(1)' } }), 'runs code'],
    ['an address inside', node({ props: { href: 'javascript:1' } }), 'runs code'],
    ['an effect on no control', node({ on: { onClick: { size: 'small' } } }), 'sets "size"'],
    ['an effect that does not fit', node({ on: { onClick: { variant: 1 } } }), 'sets "variant"'],
    ['an effect of no event', node({ on: { click: { variant: 'text' } } }), 'no event'],
  ])('%s', (_name, data, cause) => {
    const details = error(data);
    expect(details.file).toBe(FILE);
    expect(details.cause).toContain(cause);
    expect(details.remedy).not.toBe('');
  });
});
