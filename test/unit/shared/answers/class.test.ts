import { expect, test } from '@jest/globals';
import { recognizeClass } from '@/src/shared/answers/recognizers/class';

/** Writes a recognition on one line: the classes, the states, and whether it is a list. */
function read(text: string): string | undefined {
  const found = recognizeClass(text);
  return (
    found &&
    [
      ...found.classes.map(({ prefix, component, rule }) => `${prefix} ${component} ${rule}`),
      ...found.states,
      ...(found.isList ? ['list'] : []),
    ].join(', ')
  );
}

test.each([
  [
    '.css-1g2sqwz-MuiFormLabel-root-MuiInputLabel-root.Mui-focused',
    'Mui FormLabel root, Mui InputLabel root, .Mui-focused',
  ],
  ['.MuiButton-containedPrimary', 'Mui Button containedPrimary'],
  ['.css-14r98ip-JoyButton-root', 'Joy Button root'],
  ['css-14r98ip-JoyButton-root', 'Joy Button root, list'],
  ['.base-Button-root', 'base- Button root'],
  ['.base-Switch-thumb.base--checked', 'base- Switch thumb, .base--checked'],
  ['MuiButton-root', 'Mui Button root, list'],
  [
    'class="MuiButtonBase-root MuiButton-root css-1abc"',
    'Mui ButtonBase root, Mui Button root, list',
  ],
  ["className='MuiChip-label'", 'Mui Chip label, list'],
  [
    '<label class="MuiFormLabel-root MuiInputLabel-root Mui-focused css-1" data-shrink="false">Name</label>',
    'Mui FormLabel root, Mui InputLabel root, .Mui-focused, list',
  ],
  [
    '.MuiOutlinedInput-root:hover .MuiOutlinedInput-notchedOutline',
    'Mui OutlinedInput notchedOutline',
  ],
  ['.my-form > .MuiButton-root + span', 'Mui Button root'],
  ["'& .MuiSlider-thumb': {", 'Mui Slider thumb'],
  ['.MuiTab-root.Mui-selected:hover { color: red }', 'Mui Tab root, .Mui-selected, :hover'],
  ['.MuiTabs-root, .MuiTab-root', 'Mui Tabs root'],
  ['.MuiGrid-grid-xs-6', 'Mui Grid grid-xs-6'],
  ['.MuiDataGrid-columnHeader--alignRight', 'Mui DataGrid columnHeader--alignRight'],
  ['.mui-style-1ab-MuiBox-root', 'Mui Box root'],
  ['.MuiInput-root::before', 'Mui Input root, ::before'],
  ['.Mui-disabled', '.Mui-disabled'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  'button',
  'dark mode',
  'x-data-grid',
  '.my-button',
  '.css-1g2sqwz',
  'MuiButton',
  '@mui/material',
  '<Button className={styles.root}>',
  '<button class="primary">',
  'disableRipple tab',
])('%s is no class', (text) => {
  expect(read(text)).toBeUndefined();
});
