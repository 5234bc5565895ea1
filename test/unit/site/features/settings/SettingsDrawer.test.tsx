/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Router from 'next/router';
import SettingsDrawer from '@/src/site/features/settings/SettingsDrawer';
import { variantPreference } from '@/src/site/state/codePreferences';
import { storedText } from '@/src/site/state/storedText';
import { ThemeProvider } from '@/src/site/theme/ThemeProvider';
import { MODE_KEY } from '@/src/site/state/modeNames';
import { SPACING_RANGE, THEME_SETTINGS_KEY } from '@/src/site/state/themeSettings';
import { createSystemScheme } from '../../../support/browser';

const onClose = jest.fn();

beforeEach(() => {
  createSystemScheme(false);
  storedText(THEME_SETTINGS_KEY).set('{}');
  storedText(MODE_KEY).set('system');
  window.localStorage.clear();
  variantPreference.set('TS');
  window.history.replaceState(null, '', '/a/page/');
  onClose.mockClear();
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

const show = () =>
  render(
    <RouterContext value={Router.router ?? Router}>
      <ThemeProvider>
        <SettingsDrawer onClose={onClose} />
      </ThemeProvider>
    </RouterContext>,
  );
/** The live region. The spacing unit is an output, which has the same role. */
const readAnnouncement = () => document.querySelector('p[role="status"]')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const chooseColor = (role: string, name: string) =>
  fireEvent.click(
    [...screen.getByRole('group', { name: role }).querySelectorAll('input')].find(
      (input) => input.getAttribute('aria-label') === name,
    )!,
  );

// @proves S2.19, S2.20, S2.21
test('a live region announces each change', () => {
  show();
  expect(readAnnouncement()).toBe('');
  const changes: readonly (readonly [act: () => void, announcement: string])[] = [
    [() => choose('Dark'), 'Color mode: Dark'],
    [() => choose('Light'), 'Color mode: Light'],
    [() => choose('System'), 'Color mode: System'],
    [() => choose('Right to left'), 'Direction: Right to left'],
    [() => choose('Left to right'), 'Direction: Left to right'],
    [() => choose('JavaScript'), 'Code language: JavaScript'],
    [() => choose('TypeScript'), 'Code language: TypeScript'],
    [() => chooseColor('Primary color', 'Teal'), 'Primary color: Teal'],
    [() => chooseColor('Secondary color', 'Rust'), 'Secondary color: Rust'],
    [
      () =>
        fireEvent.change(screen.getByLabelText('Primary color: any color'), {
          target: { value: '#123456' },
        }),
      'Primary color: #123456',
    ],
    [() => chooseColor('Primary color', 'Theme default'), 'Primary color: Theme default'],
    [() => press('Reset colors'), 'Colors reset'],
    [() => fireEvent.click(screen.getByRole('checkbox')), 'Dense components: On'],
    [() => fireEvent.click(screen.getByRole('checkbox')), 'Dense components: Off'],
    [() => press('Increase spacing'), 'Spacing unit: 9 px'],
    [() => press('Decrease spacing'), 'Spacing unit: 8 px'],
    [() => press('Decrease spacing'), 'Spacing unit: 7 px'],
    [() => press('Reset density'), 'Density reset'],
  ];
  for (const [change, announcement] of changes) {
    change();
    expect(readAnnouncement()).toBe(announcement);
  }
});

test('the selected option is checked and stored', () => {
  show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
  choose('Dark');
  choose('Right to left');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
  expect(window.localStorage.getItem(MODE_KEY)).toBe('dark');
  expect(JSON.parse(window.localStorage.getItem(THEME_SETTINGS_KEY)!)).toMatchObject({
    direction: 'rtl',
  });
});

test('the primary color in use is checked, or is the value of the field for any color', () => {
  show();
  const group = screen.getByRole('group', { name: 'Primary color' });
  const field = screen.getByLabelText<HTMLInputElement>('Primary color: any color');
  const expectColor = (checked: string | undefined, value: string) => {
    const radio = group.querySelector<HTMLInputElement>('input:checked');
    expect([radio?.getAttribute('aria-label'), field.value]).toEqual([checked, value]);
    expect(field.hasAttribute('data-chosen')).toBe(checked === undefined);
  };
  expectColor('Theme default', '#1976d2');
  chooseColor('Primary color', 'Teal');
  expectColor('Teal', '#00695c');
  fireEvent.change(field, { target: { value: '#123456' } });
  expectColor(undefined, '#123456');
  chooseColor('Primary color', 'Theme default');
  expectColor('Theme default', '#1976d2');
  expect(JSON.parse(window.localStorage.getItem(THEME_SETTINGS_KEY)!)).toMatchObject({
    paletteColors: {},
  });
});

test('the code language is that of all demos, and is stored', () => {
  show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'TypeScript' }).checked).toBe(true);
  choose('JavaScript');
  expect(document.cookie).toContain('codeVariant=JS');
  expect(variantPreference.get()).toBe('JS');
});

describe('a button without effect keeps focus, and announces nothing', () => {
  const expectIdle = (name: string) => {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    const before = readAnnouncement();
    press(name);
    expect(readAnnouncement()).toBe(before);
  };

  test('initially, and after a reset', () => {
    show();
    expectIdle('Reset colors');
    expectIdle('Reset density');
    press('Increase spacing');
    chooseColor('Primary color', 'Teal');
    press('Reset colors');
    expectIdle('Reset colors');
    press('Reset density');
    expectIdle('Reset density');
    expect(readAnnouncement()).toBe('Density reset');
  });

  test.each([
    ['Decrease spacing', SPACING_RANGE.min],
    ['Increase spacing', SPACING_RANGE.max],
  ])('%s at %d px', (name, spacing) => {
    storedText(THEME_SETTINGS_KEY).set(JSON.stringify({ spacing }));
    show();
    expectIdle(name);
    expect(document.querySelector('output')?.textContent).toBe(`${spacing} px`);
  });
});

// @proves S2.22, S2.23
test('the language list has English only', () => {
  show();
  const language = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect([...language.options].map(({ text }) => text)).toEqual(['English']);
  expect(language.value).toBe('en');
});

describe('during a navigation', () => {
  const emit = (event: 'routeChangeStart' | 'routeChangeComplete', url: string) =>
    act(() => {
      if (event === 'routeChangeComplete') {
        window.history.replaceState(null, '', url);
      }
      Router.events.emit(event, url, { shallow: false });
    });

  test('it closes when the page is rendered', () => {
    show();
    emit('routeChangeStart', '/a/other/');
    expect(onClose).not.toHaveBeenCalled();
    emit('routeChangeComplete', '/a/other/');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('it stays open if it was opened during the navigation', () => {
    show();
    emit('routeChangeComplete', '/a/other/');
    expect(onClose).not.toHaveBeenCalled();
    emit('routeChangeStart', '/a/third/');
    emit('routeChangeComplete', '/a/third/');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('it stays open for the same page in another language', () => {
    show();
    emit('routeChangeStart', '/zh/a/page/');
    emit('routeChangeComplete', '/zh/a/page/');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('it removes its listener on unmount', () => {
    const { unmount } = show();
    unmount();
    emit('routeChangeStart', '/a/other/');
    emit('routeChangeComplete', '/a/other/');
    expect(onClose).not.toHaveBeenCalled();
  });
});
