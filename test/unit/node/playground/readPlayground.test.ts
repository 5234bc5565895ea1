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

function read(data: unknown) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.resolve(FILE), typeof data === 'string' ? data : JSON.stringify(data));
  return readPlayground({
    markdownFile: `${FOLDER}/button.md`,
    productId: 'material-ui',
    frontMatter: { components: ['Button', 'IconButton'], hooks: [] },
    getHref: () => '/material-ui/api/button/',
  });
}

function error(data: unknown): BuildError['details'] {
  try {
    read(data);
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
