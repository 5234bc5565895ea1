/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Menu } from '@/src/site/ui/Menu';
import { createRouter } from '../../support/router';

beforeEach(() => {
  // jsdom has no layout, so an element is visible if no ancestor is hidden.
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.closest('[hidden]');
  };
});

/** jsdom has no popovers, but elements in the panel can be focused. */
function renderMenu() {
  render(
    <Menu buttonId="button" id="panel" button="Open">
      <a href="/one/">One</a>
      <button type="button">Two</button>
      <button type="button" disabled>
        Not now
      </button>
      <a href="/hidden/" hidden>
        Elsewhere
      </a>
      <a href="/three/">Three</a>
    </Menu>,
    createRouter(),
  );
}
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const getFocused = () => document.activeElement?.textContent;

test('the button opens the panel without scripts', () => {
  renderMenu();
  const button = screen.getByText('Open');
  expect(button.getAttribute('popovertarget')).toBe('panel');
  expect(document.getElementById('panel')?.getAttribute('popover')).toBe('auto');
});

test('until the user reaches it, it may be only a button, which keeps the focus and opens the panel', () => {
  function LateMenu() {
    const [early, setEarly] = useState(true);
    return (
      <Menu
        buttonId="button"
        id="panel"
        button="Open"
        onEarlyClick={early ? () => setEarly(false) : undefined}
      >
        Panel
      </Menu>
    );
  }
  render(<LateMenu />, createRouter());
  const button = screen.getByText('Open');
  button.focus();
  expect(screen.queryByText('Panel')).toBeNull();
  fireEvent.click(button);
  expect(screen.getByText('Open')).toBe(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('popovertarget')).toBe('panel');
  expect(button.hasAttribute('aria-expanded')).toBe(false);
  screen.getByText('Panel');
});

test('arrow keys, Home and End move between its links and buttons', () => {
  renderMenu();
  screen.getByText('One').focus();
  for (const [key, focused] of [
    ['ArrowDown', 'Two'],
    ['ArrowDown', 'Three'],
    ['ArrowDown', 'One'],
    ['ArrowUp', 'Three'],
    ['Home', 'One'],
    ['End', 'Three'],
  ] as const) {
    // A handled key doesn't scroll the page.
    expect(press(key)).toBe(false);
    expect(getFocused()).toBe(focused);
  }
});

test('other keys are ignored', () => {
  renderMenu();
  screen.getByText('One').focus();
  expect(press('a')).toBe(true);
  expect(press('Tab')).toBe(true);
  expect(getFocused()).toBe('One');
});
