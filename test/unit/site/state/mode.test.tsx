/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MODES, useMode, useModeSync } from '@/src/site/state/mode';
import { blockStorage, createSystemScheme, writeInOtherTab } from '../../support/browser';

const KEY = 'mui-mode';
const root = document.documentElement;
const getScheme = () => root.getAttribute('data-mui-color-scheme');

beforeEach(() => {
  window.localStorage.clear();
  root.removeAttribute('data-mui-color-scheme');
  delete root.dataset.js;
});

// @proves S3.12, S4.8
test('the modes are light, dark and system', () => {
  expect([...MODES].sort()).toEqual(['dark', 'light', 'system']);
});

function Page() {
  useModeSync();
  return null;
}
function Switch() {
  const [mode, setMode] = useMode();
  return (
    <>
      <output>{mode}</output>
      {MODES.map((option) => (
        <button key={option} onClick={() => setMode(option)}>
          {option}
        </button>
      ))}
    </>
  );
}
const choose = (mode: string) => fireEvent.click(screen.getByRole('button', { name: mode }));
const getMode = () => screen.getByRole('status').textContent;

describe('the mode', () => {
  // @proves S4.10
  test('is system by default, and stored under mui-mode', () => {
    createSystemScheme(false);
    render(<Switch />);
    expect(getMode()).toBe('system');
    for (const mode of MODES) {
      choose(mode);
      expect(getMode()).toBe(mode);
      expect(window.localStorage.getItem(KEY)).toBe(mode);
    }
  });

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'system'],
    ['garbage', 'system'],
  ])('with %s stored is %s', (stored, expected) => {
    createSystemScheme(false);
    window.localStorage.setItem(KEY, stored);
    render(<Switch />);
    expect(getMode()).toBe(expected);
  });

  test('changes the page immediately', () => {
    createSystemScheme(false);
    render(
      <>
        <Page />
        <Switch />
      </>,
    );
    expect(getScheme()).toBe('light');
    choose('dark');
    expect(getScheme()).toBe('dark');
    choose('light');
    expect(getScheme()).toBe('light');
    choose('system');
    expect(getScheme()).toBe('light');
  });

  // @proves S4.9
  test('follows the system when set to system, and only then', () => {
    const system = createSystemScheme(false);
    render(
      <>
        <Page />
        <Switch />
      </>,
    );
    act(() => system.setDark(true));
    expect(getScheme()).toBe('dark');
    act(() => system.setDark(false));
    expect(getScheme()).toBe('light');
    choose('light');
    act(() => system.setDark(true));
    expect(getScheme()).toBe('light');
    choose('system');
    expect(getScheme()).toBe('dark');
  });

  test('follows other tabs', () => {
    createSystemScheme(false);
    render(
      <>
        <Page />
        <Switch />
      </>,
    );
    act(() => writeInOtherTab(KEY, 'dark'));
    expect(getScheme()).toBe('dark');
    expect(getMode()).toBe('dark');
    act(() => writeInOtherTab(null, null));
    expect(getScheme()).toBe('light');
    expect(getMode()).toBe('system');
  });

  test('removes its listeners on unmount', () => {
    const system = createSystemScheme(false);
    const { unmount } = render(<Page />);
    expect(system.countListeners()).toBe(1);
    unmount();
    expect(system.countListeners()).toBe(0);
    act(() => writeInOtherTab(KEY, 'dark'));
    expect(getScheme()).toBe('light');
  });
});

describe('where storage is blocked', () => {
  let free: () => void;
  beforeEach(() => {
    free = blockStorage();
  });
  afterEach(() => free());

  test('the mode can be changed for the lifetime of the tab', () => {
    createSystemScheme(false);
    render(
      <>
        <Page />
        <Switch />
      </>,
    );
    expect(getMode()).toBe('system');
    choose('dark');
    expect(getMode()).toBe('dark');
    expect(getScheme()).toBe('dark');
    choose('system');
    expect(getScheme()).toBe('light');
  });
});
