import { expect, test } from '@jest/globals';
import { recognizeCssVariable } from '@/src/shared/answers/recognizers/cssVariable';
import { recognizeIcon } from '@/src/shared/answers/recognizers/icon';
import { recognizeThemePath } from '@/src/shared/answers/recognizers/themePath';

test.each([
  ['--mui-palette-primary-main', '--mui-palette-primary-main'],
  ['var(--joy-palette-primary-500)', '--joy-palette-primary-500'],
  ['var(--joy-palette-primary-500, #fff);', '--joy-palette-primary-500'],
  ['--Button-gap: 3px;', '--Button-gap'],
  ["'--Input-focusedInset': 'var(--any)',", '--Input-focusedInset'],
  ['color: var(--mui-palette-text-primary);', '--mui-palette-text-primary'],
  ['--', undefined],
  ['npm run build -- --watch', undefined],
  ['css variables', undefined],
])('CSS variable %s', (text, name) => {
  expect(recognizeCssVariable(text)?.name).toBe(name);
});

test.each([
  ['theme.palette.primary.contrastText', 'palette primary contrastText'],
  ['palette.augmentColor', 'palette augmentColor'],
  ['theme.palette.grey[500]', 'palette grey 500'],
  ["theme.palette['grey'][500]", 'palette grey 500'],
  ['theme.vars.palette.divider', 'palette divider'],
  ['(theme.vars || theme).palette.divider', 'palette divider'],
  ['(theme.vars ?? theme).shape.borderRadius', 'shape borderRadius'],
  ['props.theme.spacing(2)', 'spacing'],
  ["${theme.breakpoints.up('md')}", 'breakpoints up'],
  ['components.MuiButton.styleOverrides.root', 'components MuiButton styleOverrides root'],
  ['palette', undefined],
  ['theme', undefined],
  ['react.dev', undefined],
  ['theme palette', undefined],
  ['console.error', undefined],
])('path %s', (text, path) => {
  expect(recognizeThemePath(text)?.path.join(' ')).toBe(path);
});

test.each([
  ['data-testid="DeleteIcon"', 'Delete'],
  ["data-testid='ArrowDropDownIcon'", 'ArrowDropDown'],
  [
    '<svg class="MuiSvgIcon-root css-1" focusable="false" data-testid="FaceOutlinedIcon" viewBox="0 0 24 24">',
    'FaceOutlined',
  ],
  ['[data-testid="CloseIcon"]', 'Close'],
  ['svg[data-testid="CloseIcon"]', 'Close'],
  ["screen.getByTestId('CloseIcon')", 'Close'],
  ['data-testid="save-button"', undefined],
  ['DeleteIcon', undefined],
  ['<button class="a"><svg data-testid="CloseIcon"></svg></button>', undefined],
])('icon %s', (text, name) => {
  expect(recognizeIcon(text)?.name).toBe(name);
});
