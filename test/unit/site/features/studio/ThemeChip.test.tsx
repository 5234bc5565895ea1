/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { provideParts } from '@/src/site/browser/loadPart';
import { STUDIO_KEY, openStudioPanel } from '@/src/site/features/studio';
import { ThemeChipSlot } from '@/src/site/features/studio/ThemeChipSlot';
import { studioPanel } from '@/src/site/features/studio/studioPanel';
import { USER_THEME_CSS } from '@/src/site/state/modeNames';
import { storedText } from '@/src/site/state/storedText';
import { USER_THEME_KEY } from '@/src/site/state/userTheme';

const load = jest.fn(() => import('@/src/site/features/studio/ThemeChip'));
const openStudio = jest.fn((_language: string, onClose: () => void) =>
  Promise.resolve(
    <button type="button" onClick={onClose}>
      Close the panel
    </button>,
  ),
);
const loadStudio = jest.fn(() => Promise.resolve({ openStudio }));
// The panel itself has its own test.
provideParts({ ThemeChip: load, openStudio: loadStudio as never });

const THEME = '{"material":{"spacing":4}}';

afterEach(() => {
  act(() => [STUDIO_KEY, USER_THEME_KEY].forEach((key) => storedText(key).set(null)));
  load.mockClear();
});

const open = () =>
  render(
    <main>
      <ThemeChipSlot />
    </main>,
  );

test('without a theme, nothing is loaded or rendered', () => {
  open();
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByRole('region')).toBeNull();
});

test('a theme is turned off and stays in the studio', async () => {
  storedText(STUDIO_KEY).set(THEME);
  storedText(USER_THEME_KEY).set(THEME);
  open();
  await screen.findByText('Your theme is on');
  fireEvent.click(screen.getByRole('button', { name: 'Off' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(storedText(USER_THEME_KEY).get()).toBeNull();
  expect(storedText(STUDIO_KEY).get()).toBe(THEME);
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('the variables of the first paint go with the theme', async () => {
  const style = document.createElement('style');
  style.id = USER_THEME_CSS;
  document.head.append(style);
  storedText(USER_THEME_KEY).set(THEME);
  open();
  await screen.findByText('Your theme is on');
  expect(style.isConnected).toBe(true);
  act(() => storedText(USER_THEME_KEY).set('{"material":{"spacing":6}}'));
  expect(style.isConnected).toBe(false);
});

test('a theme is reset', async () => {
  storedText(STUDIO_KEY).set(THEME);
  storedText(USER_THEME_KEY).set(THEME);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(storedText(USER_THEME_KEY).get()).toBeNull();
  expect(storedText(STUDIO_KEY).get()).toBeNull();
});

test('an invalid theme is reported', async () => {
  storedText(USER_THEME_KEY).set('{');
  open();
  expect(await screen.findByText("Parts of your theme can't be used.")).toBeTruthy();
});

test('the chip opens the panel, which replaces it until it closes', async () => {
  storedText(USER_THEME_KEY).set(THEME);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit theme' }));
  expect(screen.queryByRole('button', { name: 'Edit theme' })).toBeNull();
  fireEvent.click(await screen.findByText('Close the panel'));
  expect(screen.queryByText('Close the panel')).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit theme' })).toBeTruthy();
});

test('the panel opens without a theme, and a failure leads to the page of the studio', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadStudio.mockRejectedValueOnce(new Error('offline'));
  open();
  act(() => openStudioPanel());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("The theme studio couldn't be loaded.");
  expect(screen.getByRole('link', { name: 'Edit theme' }).getAttribute('href')).toBe(
    '/material-ui/customization/theme-studio/',
  );
  act(() => studioPanel.set(false));
  expect(screen.queryByRole('alert')).toBeNull();
  log.mockRestore();
});

test('on its own page, the studio is scrolled to', () => {
  window.history.replaceState(null, '', '/material-ui/customization/theme-studio/');
  openStudioPanel();
  expect(studioPanel.get()).toBe(false);
  expect(window.location.hash).toBe('#make-a-theme');
});
