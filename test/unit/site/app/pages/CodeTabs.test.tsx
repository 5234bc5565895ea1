/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { CodeTabsBlock } from '@/src/shared/page';
import { CodeTabs } from '@/src/site/app/pages/CodeTabs';
import { blockStorage } from '../../../support/browser';

const LABELS = ['npm', 'pnpm', 'yarn'];
const createBlock = (storageKey: string, labels = LABELS): CodeTabsBlock => ({
  type: 'codeTabs',
  storageKey,
  tabs: labels.map((label) => ({ label, html: `<p>install with ${label}</p>` })),
});

beforeEach(() => {
  window.localStorage.clear();
});

const tabs = () => screen.getAllByRole('tab');
const tab = (name: string, index = 0) => screen.getAllByRole('tab', { name })[index]!;
const getSelected = () =>
  tabs()
    .filter((element) => element.getAttribute('aria-selected') === 'true')
    .map(({ textContent }) => textContent);
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

describe('code tabs', () => {
  test('show the first tab, and only its panel', () => {
    render(<CodeTabs block={createBlock('manager')} />);
    expect(tabs().map(({ textContent }) => textContent)).toEqual(LABELS);
    expect(getSelected()).toEqual(['npm']);
    expect(screen.getByRole('tabpanel').textContent).toBe('install with npm');
  });

  test('tell which tab belongs to which panel', () => {
    const { container } = render(<CodeTabs block={createBlock('manager')} />);
    expect(screen.getByRole('tablist').getAttribute('aria-label')).toMatch(/\w/);
    for (const element of tabs()) {
      const panel = container.querySelector(`[id="${element.getAttribute('aria-controls')}"]`);
      expect(panel?.getAttribute('role')).toBe('tabpanel');
      expect(panel?.getAttribute('aria-labelledby')).toBe(element.id);
      expect(panel?.textContent).toBe(`install with ${element.textContent}`);
    }
  });

  test('show the clicked tab', () => {
    render(<CodeTabs block={createBlock('manager')} />);
    fireEvent.click(tab('yarn'));
    expect(getSelected()).toEqual(['yarn']);
    expect(screen.getByRole('tabpanel').textContent).toBe('install with yarn');
  });
});

describe('the choice', () => {
  test('is stored for the next page with the same key', () => {
    const first = render(<CodeTabs block={createBlock('manager')} />);
    fireEvent.click(tab('pnpm'));
    first.unmount();
    render(<CodeTabs block={createBlock('manager', ['yarn', 'pnpm'])} />);
    expect(getSelected()).toEqual(['pnpm']);
  });

  test('is shared immediately by tabs with the same key only', () => {
    render(
      <>
        <CodeTabs block={createBlock('manager')} />
        <CodeTabs block={createBlock('manager', ['yarn', 'npm'])} />
        <CodeTabs block={createBlock('language')} />
      </>,
    );
    expect(getSelected()).toEqual(['npm', 'yarn', 'npm']);
    fireEvent.click(tab('yarn', 0));
    expect(getSelected()).toEqual(['yarn', 'yarn', 'npm']);
    fireEvent.click(tab('npm', 1));
    expect(getSelected()).toEqual(['npm', 'npm', 'npm']);
  });

  test('is ignored by tabs without that label', () => {
    render(
      <>
        <CodeTabs block={createBlock('manager')} />
        <CodeTabs block={createBlock('manager', ['npm', 'bun'])} />
      </>,
    );
    fireEvent.click(tab('yarn'));
    expect(getSelected()).toEqual(['yarn', 'npm']);
  });

  test('applies to the page if storage is blocked', () => {
    const free = blockStorage();
    try {
      render(<CodeTabs block={createBlock('blocked')} />);
      fireEvent.click(tab('pnpm'));
      expect(getSelected()).toEqual(['pnpm']);
    } finally {
      free();
    }
  });
});

describe('the keyboard', () => {
  test('has one tab stop, the selected tab', () => {
    render(<CodeTabs block={createBlock('manager')} />);
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    fireEvent.click(tab('yarn'));
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  });

  test.each([
    ['npm', 'ArrowRight', 'pnpm'],
    ['yarn', 'ArrowRight', 'npm'],
    ['pnpm', 'ArrowLeft', 'npm'],
    ['npm', 'ArrowLeft', 'yarn'],
    ['npm', 'End', 'yarn'],
    ['pnpm', 'End', 'yarn'],
    ['yarn', 'Home', 'npm'],
  ])('moves focus from %s with %s to %s', (from, key, to) => {
    render(<CodeTabs block={createBlock('manager')} />);
    fireEvent.click(tab(from));
    tab(from).focus();
    const moved = press(key);
    expect(getSelected()).toEqual([to]);
    expect(document.activeElement).toBe(tab(to));
    // The page must not scroll as well.
    expect(moved).toBe(false);
  });

  test.each(['ArrowDown', 'ArrowUp', 'a', 'Tab', 'Escape'])('leaves %s to the browser', (key) => {
    render(<CodeTabs block={createBlock('manager')} />);
    tab('npm').focus();
    expect(press(key)).toBe(true);
    expect(getSelected()).toEqual(['npm']);
  });

  test.each([
    ['ArrowLeft', 'pnpm'],
    ['ArrowRight', 'yarn'],
  ])('moves with %s from npm to %s in right-to-left', (key, to) => {
    render(<CodeTabs block={createBlock('manager')} />);
    screen.getByRole('tablist').style.direction = 'rtl';
    tab('npm').focus();
    press(key);
    expect(getSelected()).toEqual([to]);
  });

  test('moves within its own tabs if others have the same key', () => {
    render(
      <>
        <CodeTabs block={createBlock('manager')} />
        <CodeTabs block={createBlock('manager')} />
      </>,
    );
    const second = within(screen.getAllByRole('tablist')[1]!);
    second.getByRole('tab', { name: 'npm' }).focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(second.getByRole('tab', { name: 'pnpm' }));
  });
});
