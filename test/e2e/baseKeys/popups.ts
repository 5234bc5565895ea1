/** Tests of the keyboard tables of components that open something, and of focus. */
import { demo as findDemo, expect } from '../support';
import type { KeyTest } from './keys';

export const POPUPS: Record<string, KeyTest> = {
  autocomplete: async ({ stage, press }) => {
    const demo = await stage('AutocompleteIntroduction');
    const input = demo.getByRole('combobox', { name: 'Port of call' });
    const options = demo.getByRole('option');
    await input.focus();
    const highlighted = async () =>
      options.evaluateAll(
        (all, id) => all.findIndex((option) => option.id === id),
        await input.getAttribute('aria-activedescendant'),
      );
    for (const [key, index] of [
      ['ArrowUp', 7],
      ['ArrowDown', 0],
      ['PageDown', 5],
      ['PageUp', 0],
      ['End', 7],
      ['Home', 0],
    ] as const) {
      await press(key);
      // The first key also opens the list.
      await expect(options).toHaveCount(8);
      if (key === 'ArrowUp' && (await highlighted()) === -1) {
        await press(key);
      }
      await expect.poll(highlighted, key).toBe(index);
    }
    const first = (await options.first().textContent())!;
    await press('Enter');
    await expect(input).toHaveValue(first);
    await press('ArrowDown', 'Escape');
    await expect(options).toHaveCount(0);
    await press('PageDown');
    await expect(options).not.toHaveCount(0);
    await press('Tab');
    await expect(options).toHaveCount(0);
    await expect(input).not.toBeFocused();

    const multiple = await stage('AutocompleteMultiple');
    const tags = multiple.locator('[data-tag-index]');
    await expect(tags).toHaveCount(2);
    await multiple.getByRole('combobox', { name: 'Cargo' }).focus();
    await press('ArrowLeft', 'ArrowLeft');
    await expect(tags.first()).toBeFocused();
    await press('ArrowRight');
    await expect(tags.last()).toBeFocused();
    await press('Delete');
    await expect(tags).toHaveCount(1);
    await press('Backspace');
    await expect(tags).toHaveCount(0);
  },
  'click-away-listener': async ({ stage, press }) => {
    const demo = await stage('ClickAwayListenerIntroduction');
    const trigger = demo.getByRole('button', { name: 'Crew on watch' });
    await trigger.focus();
    await press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');

    const comparison = await stage('ClickAwayListenerComparison');
    const listener = comparison.getByRole('button', { name: 'Listener', exact: true });
    const outside = comparison.getByRole('button', { name: 'No listener' });
    for (const key of ['Enter', ' ']) {
      await listener.focus();
      await press(key, 'Shift+Tab');
      await expect(outside).toBeFocused();
      await press('Tab', 'Shift+Tab');
      await expect(listener).toHaveAttribute('aria-expanded', 'true');
      await press(key);
      await expect(listener).toHaveAttribute('aria-expanded', 'false');
    }
  },
  drawer: async ({ page, stage, press }) => {
    const opener = (await stage('DrawerModal')).getByRole('button');
    await opener.focus();
    await press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Logbook' });
    const close = drawer.getByRole('button', { name: 'Close' });
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await press(key);
      await expect(close).toBeFocused();
    }
    await press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
  'focus-trap': async ({ stage, press }) => {
    const demo = await stage('FocusTrapIntroduction');
    const opener = demo.getByRole('button', { name: 'Open the checklist' });
    await opener.focus();
    await press('Enter', 'Tab');
    const first = demo.getByRole('checkbox').first();
    await expect(first).toBeFocused();
    await press('Shift+Tab');
    await expect(demo.getByRole('button', { name: 'Close' })).toBeFocused();
    await press('Tab');
    await expect(first).toBeFocused();
    await press('Escape');
    await expect(opener).toBeFocused();
  },
  menu: async ({ page, stage, press }) => {
    const demo = await stage('MenuIntroduction');
    const button = demo.getByRole('button', { name: 'Ship actions' });
    const menu = page.getByRole('menu', { name: 'Ship actions' });
    const items = menu.getByRole('menuitem');
    for (const [key, index] of [
      ['Enter', 0],
      [' ', 0],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
    ] as const) {
      await button.focus();
      await press(key);
      await expect(items.nth(index), key).toBeFocused();
      await press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    }
    // The menu remembers the highlighted item.
    await press('Enter');
    await expect(items.last()).toBeFocused();
    for (const [key, index] of [
      ['Home', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 2],
      ['ArrowDown', 0],
      ['End', 2],
      ['Home', 0],
      ['PageDown', 2],
      ['PageUp', 0],
      ['o', 2],
    ] as const) {
      await press(key);
      await expect(items.nth(index), key).toBeFocused();
    }
    await press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Last action: order fuel');
    await press('Enter', 'Home', ' ');
    await expect(demo.getByRole('status')).toHaveText('Last action: assign a berth');
    await press('Enter');
    await expect(menu).toBeVisible();
    await press('Tab');
    await expect(menu).toBeHidden();
    await button.focus();
    await press('Tab');
    await expect(button).not.toBeFocused();
    await expect(menu).toBeHidden();
  },
  modal: async ({ page, stage, press }) => {
    const opener = (await stage('ModalIntroduction')).getByRole('button');
    await opener.focus();
    await press('Enter');
    const dialog = page.getByRole('dialog');
    const [confirm, cancel] = ['Close the lock', 'Cancel'].map((name) =>
      dialog.getByRole('button', { name }),
    );
    await press('Tab');
    await expect(confirm!).toBeFocused();
    await press('Tab');
    await expect(cancel!).toBeFocused();
    await press('Tab');
    await expect(confirm!).toBeFocused();
    await press('Shift+Tab');
    await expect(cancel!).toBeFocused();
    await press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
  popper: async ({ page, stage, press }) => {
    const trigger = (await stage('PopperIntroduction')).getByRole('button');
    const popper = page.getByRole('tooltip');
    await trigger.focus();
    await press('Enter');
    await expect(popper).toBeVisible();
    await press('Escape');
    await expect(popper).toHaveCount(0);
    await press(' ', 'Tab');
    await expect(trigger).not.toBeFocused();
    await expect(popper).toBeVisible();
  },
  popup: async ({ stage, press }) => {
    const demo = await stage('PopupDisablePortal');
    const trigger = demo.getByRole('button', { name: 'Choose a berth' });
    const berths = demo.getByRole('group');
    await trigger.focus();
    for (const key of ['Enter', ' ']) {
      await press(key);
      await expect(berths).toBeVisible();
      await press('Tab');
      await expect(berths.getByRole('button').first()).toBeFocused();
      await press('Shift+Tab');
      await expect(trigger).toBeFocused();
      await press(key);
      await expect(berths).toHaveCount(0);
    }
    await press('Enter', 'Tab', 'Escape');
    await expect(berths).toHaveCount(0);
    await expect(trigger).toBeFocused();
  },
  portal: async ({ page, stage, press }) => {
    const lever = (await stage('PortalContainer')).getByRole('slider');
    await lever.focus();
    // The handle for the width loads on first focus in the demo, and is the next element in the order of Tab.
    await expect(findDemo(page, 'PortalContainer').getByRole('separator')).toBeVisible();
    await press('Tab');
    await expect(lever).not.toBeFocused();
    expect(
      await lever.evaluate(
        (element) =>
          element.compareDocumentPosition(document.activeElement!) &
          Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    ).not.toBe(0);
    await press('Shift+Tab');
    await expect(lever).toBeFocused();
    await expect(page.getByText('Speed: 4 knots')).toBeVisible();
  },
  select: async ({ page, stage, press }) => {
    const demo = await stage('SelectLongList');
    const button = demo.getByRole('combobox');
    const options = page.getByRole('listbox', { name: 'Loading bay' }).getByRole('option');
    for (const [key, index] of [
      ['Enter', 0],
      [' ', 0],
      ['ArrowDown', 0],
      ['ArrowUp', 23],
    ] as const) {
      await button.focus();
      await press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      if (key.startsWith('Arrow')) {
        await expect(options.nth(index), key).toBeFocused();
      }
      await press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await press('ArrowDown');
    for (const [key, index] of [
      ['ArrowUp', 23],
      ['ArrowDown', 0],
      ['PageDown', 5],
      ['End', 23],
      ['PageUp', 18],
      ['Home', 0],
      ['PageUp', 0],
      ['b', 1],
    ] as const) {
      await press(key);
      await expect(options.nth(index), key).toBeFocused();
    }
    await press('Enter');
    await expect(button).toHaveText('Bay 2');
    await press('ArrowDown', 'Home', ' ');
    await expect(button).toHaveText('Bay 1');
    await expect(button).toBeFocused();
    await press('ArrowDown', 'Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).not.toBeFocused();
  },
  snackbar: async ({ stage, press }) => {
    const demo = await stage('SnackbarAction');
    const toggle = demo.getByRole('button', { name: /entry/ });
    const undo = demo.getByRole('button', { name: 'Undo' });
    await toggle.focus();
    await press('Enter', 'Tab');
    await expect(undo).toBeFocused();
    await press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await press('Escape');
    await expect(undo).toHaveCount(0);
  },
  tooltip: async ({ page, stage, press }) => {
    const demo = await stage('TooltipPopper');
    const tooltip = page.getByRole('tooltip');
    await demo.getByRole('button', { name: 'Bell' }).focus();
    await expect(tooltip).toHaveText('Rings the bell once');
    await press('Tab');
    await expect(tooltip).toHaveText('Sounds for five seconds');
    await press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(demo.getByRole('button', { name: 'Foghorn' })).toBeFocused();
  },
  transitions: async ({ stage, press }) => {
    const demo = await stage('TransitionsIntroduction');
    const toggle = demo.getByRole('button', { name: 'Tides today' });
    const tides = demo.getByRole('group', { name: 'Tides today' });
    await toggle.focus();
    await press('Enter');
    await expect(tides).toBeVisible();
    await press(' ', 'Enter', ' ');
    await expect(tides).toBeHidden();
  },
};
