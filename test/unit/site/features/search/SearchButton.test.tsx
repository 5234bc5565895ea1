/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { SearchButton } from '@/src/site/features/search/SearchButton';

// These tests don't need the content of the dialog.
jest.mock('@/src/site/features/search/SearchPanel', () => ({ SearchPanel: () => null }));

beforeAll(() => {
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

beforeEach(async () => {
  render(
    <>
      <SearchButton />
      <input aria-label="field" />
      <textarea aria-label="area" />
      <div role="textbox" aria-label="box" contentEditable suppressContentEditableWarning>
        <b>code</b>
      </div>
    </>,
  );
});
afterEach(() => {
  document.body.innerHTML = '';
});

/**
 * Presses a key on an element.
 * @returns whether search has opened and prevented the default action.
 */
async function press(init: KeyboardEventInit, target: Element = document.body) {
  const event = createEvent.keyDown(target, init);
  await act(async () => {
    fireEvent(target, event);
  });
  const isOpen = screen.queryByRole('dialog') !== null;
  expect(event.defaultPrevented).toBe(isOpen);
  return isOpen;
}

describe('keys', () => {
  test.each<KeyboardEventInit>([
    { key: '/' },
    { key: 'k', ctrlKey: true },
    { key: 'K', ctrlKey: true },
    { key: 'k', metaKey: true },
    // On some keyboard layouts, a slash needs Shift.
    { key: '/', shiftKey: true },
  ])('%j opens it', async (init) => {
    expect(await press(init)).toBe(true);
  });

  test.each<KeyboardEventInit>([
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: '/', ctrlKey: true },
    { key: '/', altKey: true },
    { key: 'k', ctrlKey: true, isComposing: true },
  ])('%j does not', async (init) => {
    expect(await press(init)).toBe(false);
  });

  test.each(['field', 'area', 'box'])('a slash in a %s does not open search', async (name) => {
    const element = screen.getByLabelText(name);
    expect(await press({ key: '/' }, element.firstElementChild ?? element)).toBe(false);
    expect(await press({ key: 'k', ctrlKey: true }, element)).toBe(true);
  });

  test('a key that was prevented is ignored', () => {
    const field = screen.getByLabelText('field');
    field.addEventListener('keydown', (event) => event.preventDefault());
    fireEvent.keyDown(field, { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
