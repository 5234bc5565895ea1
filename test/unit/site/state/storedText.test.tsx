/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { storedText, useStoredText } from '@/src/site/state/storedText';
import { blockStorage, writeInOtherTab } from '../../support/browser';

/** Generates unique keys, because values that were written while storage was blocked stay in memory. */
let count = 0;
let key = '';
beforeEach(() => {
  window.localStorage.clear();
  key = `key-${(count += 1)}`;
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Field({ name, write }: { name: string; write: string }) {
  const [value, setValue] = useStoredText(name);
  return <button onClick={() => setValue(write)}>{value ?? 'nothing'}</button>;
}
const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('a value', () => {
  test('is null until it is written to local storage', () => {
    expect(storedText(key).get()).toBeNull();
    storedText(key).set('a');
    expect(storedText(key).get()).toBe('a');
    expect(window.localStorage.getItem(key)).toBe('a');
  });

  test('notifies the subscribers of its key until they unsubscribe', () => {
    const [mine, other] = [jest.fn(), jest.fn()];
    const stop = storedText(key).subscribe(mine);
    const stopOther = storedText(`${key}-other`).subscribe(other);
    storedText(key).set('a');
    expect(mine).toHaveBeenCalledTimes(1);
    stop();
    storedText(key).set('b');
    expect(mine).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    stopOther();
  });

  test('notifies when another tab changes its key or clears the storage, and not for other keys', () => {
    const listener = jest.fn();
    const stop = storedText(key).subscribe(listener);
    writeInOtherTab(key, 'a');
    expect(listener).toHaveBeenCalledTimes(1);
    writeInOtherTab(`${key}-other`, 'a');
    expect(listener).toHaveBeenCalledTimes(1);
    writeInOtherTab(null, null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    writeInOtherTab(key, 'b');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('useStoredText', () => {
  test('shares a value between all users of the key', () => {
    render(
      <>
        <Field name={key} write="a" />
        <Field name={key} write="b" />
        <Field name={`${key}-other`} write="c" />
      </>,
    );
    expect(texts()).toEqual(['nothing', 'nothing', 'nothing']);
    fireEvent.click(screen.getAllByRole('button')[0]!);
    expect(texts()).toEqual(['a', 'a', 'nothing']);
    fireEvent.click(screen.getAllByRole('button')[1]!);
    expect(texts()).toEqual(['b', 'b', 'nothing']);
  });

  test('starts with the stored value', () => {
    window.localStorage.setItem(key, 'before');
    render(<Field name={key} write="a" />);
    expect(texts()).toEqual(['before']);
  });

  test('follows other tabs', () => {
    render(<Field name={key} write="a" />);
    act(() => writeInOtherTab(key, 'from afar'));
    expect(texts()).toEqual(['from afar']);
    act(() => writeInOtherTab(null, null));
    expect(texts()).toEqual(['nothing']);
  });

  test('follows its key when that changes', () => {
    window.localStorage.setItem(`${key}-2`, 'second');
    const { rerender } = render(<Field name={key} write="a" />);
    rerender(<Field name={`${key}-2`} write="b" />);
    expect(texts()).toEqual(['second']);
    act(() => storedText(`${key}-2`).set('new'));
    expect(texts()).toEqual(['new']);
  });
});

describe.each([
  ['blocked', blockStorage],
  [
    'full, or closed to writing',
    () => {
      const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
      return () => setItem.mockRestore();
    },
  ],
])('where storage is %s', (_name, obstruct) => {
  let free: () => void;
  beforeEach(() => {
    free = obstruct();
  });
  afterEach(() => free());

  test('no error is thrown or logged', () => {
    const messages = (['error', 'warn', 'log'] as const).map((method) =>
      jest.spyOn(console, method).mockImplementation(() => {}),
    );
    expect(storedText(key).get()).toBeNull();
    expect(() => storedText(key).set('a')).not.toThrow();
    messages.forEach((method) => expect(method).not.toHaveBeenCalled());
  });

  test('a value applies to this page, and is shared', () => {
    render(
      <>
        <Field name={key} write="a" />
        <Field name={key} write="b" />
      </>,
    );
    fireEvent.click(screen.getAllByRole('button')[0]!);
    expect(texts()).toEqual(['a', 'a']);
    fireEvent.click(screen.getAllByRole('button')[1]!);
    expect(texts()).toEqual(['b', 'b']);
  });
});
