import { expect, test } from '@jest/globals';
import { listThemedComponents, writeSnippet } from '@/src/node/embeds/ThemeComponents';

const components = listThemedComponents('material-ui');
const find = (name: string) => components.find(({ entry }) => entry.name === name)!;

test('a component has its theme key, its slots without states, and its props with fixed values', () => {
  const { themeName, slots, choices } = find('Button');
  expect(themeName).toBe('MuiButton');
  expect(slots).toContain('startIcon');
  expect(slots).not.toContain('disabled');
  expect(slots).not.toContain('textPrimary');
  expect(choices).toContainEqual(['variant', ["'text'", "'outlined'", "'contained'"]]);
});

test('the list has each component once, in alphabetical order, and none without a theme key', () => {
  const names = components.map(({ entry }) => entry.name);
  expect(names.length).toBeGreaterThan(110);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('NoSsr');
});

test('the snippet is code for theme.components', () => {
  expect(writeSnippet(find('Chip'))).toMatch(
    /^MuiChip: \{\n {2}defaultProps: \{\},\n {2}styleOverrides: \{ root: \{ variants: \[\{ props: \{ \w+: '\w+' \}, style: \{\} \}\] \} \},\n\},$/,
  );
});

test('the components of Joy UI have their own keys', () => {
  const ofJoy = listThemedComponents('joy-ui');
  const button = ofJoy.find(({ entry }) => entry.name === 'Button')!;
  expect(button.themeName).toBe('JoyButton');
  expect(button.slots).toContain('startDecorator');
  expect(button.slots).not.toContain('colorPrimary');
  expect(ofJoy.every(({ themeName }) => themeName.startsWith('Joy'))).toBe(true);
});
