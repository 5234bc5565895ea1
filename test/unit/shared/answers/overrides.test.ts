/** The declarations in the code of overrides. That the code reaches its elements: overrides.content.test.tsx. */
import { expect, test } from '@jest/globals';
import type { ProductFacts } from '@/src/shared/answers/files';
import { type OverrideTarget, writeOverrides } from '@/src/shared/answers/overrides';

const prop = (name: string) => ({ name, type: 'object' });

const product: ProductFacts = {
  product: 'material-ui',
  name: 'Material UI',
  entries: [],
  sets: {},
  exports: {},
};
const entry: ProductFacts['entries'][number] = {
  name: 'Slider',
  href: '/material-ui/api/slider/',
  slug: 'slider',
  package: '@mui/material',
  module: '@mui/material/Slider',
  theme: 'MuiSlider',
  props: [prop('sx'), prop('slotProps'), prop('classes')],
  sets: [],
  slots: ['root', 'thumb'],
  classes: [{ rule: 'thumb', className: 'MuiSlider-thumb', direct: true }],
};
const target: OverrideTarget = {
  slot: 'thumb',
  slotClass: 'MuiSlider-thumb',
  classes: [],
  states: [],
  isDirect: true,
};
const write = (declarations: [string, string][], states: string[] = []) =>
  Object.fromEntries(
    writeOverrides({ entry, product }, { ...target, states }, (key) => key, declarations).map(
      ({ title, code }) => [title, code],
    ),
  );

test('One declaration is on the line of its selector', () => {
  const codes = write([['background-color', 'red']]);
  expect(codes.answerSx).toContain("'& .MuiSlider-thumb': { backgroundColor: 'red' },");
  expect(codes.answerSlotStyle).toContain(
    "thumb: {\n      style: {\n        backgroundColor: 'red',\n      },\n    },",
  );
});

test('Several declarations, CSS variables, and quotes', () => {
  const codes = write([
    ['--Slider-gap', '4px'],
    ['content', "'a'"],
    ['-webkit-mask-size', '1px'],
  ]);
  expect(codes.answerSx).toContain(
    "    '& .MuiSlider-thumb': {\n      '--Slider-gap': '4px',\n      content: '\\'a\\'',\n      WebkitMaskSize: '1px',\n    },",
  );
  expect(codes.answerTheme).toContain("        thumb: {\n          '--Slider-gap': '4px',");
});

test('Inline styles have no states', () => {
  const codes = write([['color', 'red']], ['.Mui-disabled']);
  expect(codes.answerSx).toContain("'& .MuiSlider-thumb.Mui-disabled'");
  expect(codes.answerSlotStyle).toBeUndefined();
});
