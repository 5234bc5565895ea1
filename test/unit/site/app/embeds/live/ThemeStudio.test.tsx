/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { getEmbedTexts } from '@/src/node/embeds/embedTexts';
import { createBuildText } from '@/src/node/i18n/languages';
import { writeThemeHash } from '@/src/shared/userTheme/themeAddress';
import ThemeStudio from '@/src/site/app/embeds/live/studio/ThemeStudio';
import { STUDIO_KEY } from '@/src/site/features/studio';
import { USER_THEME_CSS } from '@/src/site/state/modeNames';
import { storedText } from '@/src/site/state/storedText';
import { USER_THEME_KEY } from '@/src/site/state/userTheme';
import { createSystemScheme } from '../../../../support/browser';

const t = createBuildText('en');
const texts = getEmbedTexts('themeStudio', t);
const pages = { material: ['button'], joy: ['button'] };
const screenTexts = getEmbedTexts('joyThemeBuilder', t);

beforeAll(() => {
  createSystemScheme(false);
  // jsdom has neither.
  Object.assign(window, { TextDecoder, TextEncoder });
});
beforeEach(() => window.history.replaceState(null, '', '/studio/'));
afterEach(() =>
  act(() => [STUDIO_KEY, USER_THEME_KEY].forEach((key) => storedText(key).set(null))),
);

const open = () => render(<ThemeStudio texts={texts} screen={screenTexts} pages={pages} />);
const read = (key: string): unknown => JSON.parse(storedText(key).get() ?? 'null');
const getCode = () => screen.getByLabelText('The theme in the selected format').textContent;
const getColor = (name: string) => screen.getByRole('textbox', { name });
const paste = (text: string) => {
  fireEvent.change(screen.getByLabelText(/^Theme code/), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the theme' }));
};

test('knobs change the theme, its code, and both previews', () => {
  open();
  fireEvent.change(getColor('primary.main'), { target: { value: '#00695c' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Radius' }), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(read(STUDIO_KEY)).toMatchObject({
    material: {
      colorSchemes: { light: { palette: { primary: { main: '#00695c' } } } },
      shape: { borderRadius: 12 },
      components: { MuiButton: { defaultProps: { size: 'small' } } },
    },
  });
  expect(getCode()).toContain("light: { palette: { primary: { main: '#00695c' } } }");
  const light = screen.getByRole('region', { name: 'Preview: Light mode' });
  expect(light.style.getPropertyValue('--mui-palette-primary-main')).toBe('#00695c');
  const dark = screen.getByRole('region', { name: 'Preview: Dark mode' });
  expect(dark.style.getPropertyValue('--mui-palette-primary-main')).toBe('#7fb4ad');
  expect(within(light).getByRole('button', { name: 'Borrow' }).className).toContain('sizeSmall');
});

test('dark colors follow the light ones until one of them is edited', () => {
  open();
  fireEvent.change(getColor('primary.main'), { target: { value: '#000000' } });
  fireEvent.change(getColor('primary.main'), { target: { value: '#00695c' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Dark mode' }));
  expect((getColor('primary.main') as HTMLInputElement).value).toBe('#7fb4ad');
  fireEvent.change(getColor('primary.main'), { target: { value: '#ffffff' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Light mode' }));
  fireEvent.change(getColor('primary.main'), { target: { value: '#111111' } });
  expect(read(STUDIO_KEY)).toEqual({
    material: {
      colorSchemes: {
        light: { palette: { primary: { main: '#111111' } } },
        dark: { palette: { primary: { main: '#ffffff' } } },
      },
    },
  });
});

test('a pasted theme is read, and what was left out has its line', () => {
  open();
  paste(`createTheme({
  palette: { primary: { main: '#00695c' } },
  spacing: (factor) => factor,
});`);
  expect((getColor('primary.main') as HTMLInputElement).value).toBe('#00695c');
  expect(screen.getByText(/^Line 3: “\(factor\) => factor” is a function/)).toBeTruthy();
});

test('the theme is edited as code', () => {
  open();
  paste('#00695c');
  fireEvent.click(screen.getByRole('button', { name: 'Edit the current theme as code' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Theme code/);
  expect(field.value).toContain("primary: { main: '#00695c' }");
  const breakpoints = 'breakpoints: { values: { sm: 500 } },\n  colorSchemes';
  paste(field.value.replace('colorSchemes', breakpoints));
  expect(read(STUDIO_KEY)).toMatchObject({
    material: { breakpoints: { values: { sm: 500 } } },
  });
});

test('a text without a theme keeps the one of the visitor', () => {
  open();
  paste('#00695c');
  const before = read(STUDIO_KEY);
  paste('Hello');
  expect(screen.getByText(/^The text has no theme options/)).toBeTruthy();
  expect(read(STUDIO_KEY)).toEqual(before);
});

test('demos have the theme from the switch to the reset', async () => {
  open();
  paste('#00695c');
  expect(read(USER_THEME_KEY)).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Use this theme in all demos' }));
  expect(read(USER_THEME_KEY)).toEqual(read(STUDIO_KEY));
  fireEvent.change(getColor('primary.main'), { target: { value: '#123456' } });
  expect(JSON.stringify(read(USER_THEME_KEY))).toContain('#123456');
  await waitFor(() => expect(storedText(USER_THEME_CSS).get()).not.toBeNull());
  const css = storedText(USER_THEME_CSS).get();
  expect(css).toContain('[data-mui-color-scheme="dark"][data-mui-color-scheme="dark"]{');
  expect(css).toContain('--mui-palette-primary-main:#123456');
  expect(css).toContain('--site-palette-primary-main:#123456');
  expect(css).not.toContain('--mui-palette-error-main');
  fireEvent.click(screen.getByRole('button', { name: 'Reset theme' }));
  expect(storedText(USER_THEME_CSS).get()).toBeNull();
  expect(read(USER_THEME_KEY)).toBeNull();
  expect(read(STUDIO_KEY)).toBeNull();
  expect(screen.getByText('The theme was reset.')).toBeTruthy();
});

test('a contrast fault is mended with its button', () => {
  open();
  fireEvent.change(getColor('primary.main'), { target: { value: '#a78bfa' } });
  const faults = screen.getByRole('region', { name: 'Contrast' });
  const [fix] = within(faults).getAllByRole('button', { name: /^Set primary\.main to #/ });
  fireEvent.click(fix!);
  expect(within(faults).queryByText(/^Light mode: primary\.main/)).toBeNull();
  expect(document.activeElement).toBe(faults);
});

test('a theme with which components throw leaves the studio usable', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open();
  paste(`{ components: { MuiTextField: { defaultProps: { variant: 'foo' } } } }`);
  expect(screen.getByText(/can't render with this theme/)).toBeTruthy();
  paste('#00695c');
  expect(screen.queryByText(/can't render with this theme/)).toBeNull();
  log.mockRestore();
});

test('Joy UI follows Material UI, and has its own form', () => {
  open();
  paste(`createTheme({ palette: { primary: { main: '#00695c' } } })`);
  fireEvent.click(screen.getByRole('radio', { name: 'Joy UI' }));
  expect(getCode()).toContain('extendTheme({');
  expect(getCode()).toContain("'500': '#00695c'");
});

test('the theme of an address replaces that of the visitor only if they agree', () => {
  const shared = { material: { spacing: 4 } };
  window.history.replaceState(null, '', `/studio/${writeThemeHash(shared)}`);
  act(() => storedText(STUDIO_KEY).set('{"material":{"spacing":6}}'));
  open();
  expect(screen.getByText(/it replaces your theme/)).toBeTruthy();
  expect(read(STUDIO_KEY)).toEqual({ material: { spacing: 6 } });
  fireEvent.click(screen.getByRole('button', { name: 'Open the theme' }));
  expect(read(STUDIO_KEY)).toEqual(shared);
  expect(document.activeElement).not.toBe(document.body);
  expect(window.location.hash).toBe('');
});

test('an invalid address is reported', () => {
  window.history.replaceState(null, '', '/studio/#theme=%%%');
  open();
  expect(screen.getByText("The theme in the address can't be read.")).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ignore the address' }));
  expect(window.location.hash).toBe('');
});
