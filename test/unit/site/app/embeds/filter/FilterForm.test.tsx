/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { FilterForm } from '@/src/site/app/embeds/filter/FilterForm';
import { filterRows } from '@/src/site/app/embeds/filter/filterRows';
import { useFilter } from '@/src/site/app/embeds/filter/useFilter';

const HTML = '<tbody><tr id="french"><td>French</td></tr><tr><td>Turkish</td></tr></tbody>';

function Page({ message }: { message?: string }) {
  const table = useRef<HTMLTableElement>(null);
  const filter = useFilter({ text: '' }, ({ text }) => filterRows(table.current!, text));
  return (
    <>
      <FilterForm
        filter={filter}
        label="Filter languages"
        hint="Language"
        countText="{{shown}} of {{all}} languages"
        {...(message && { message })}
      />
      <a href="#french">To French</a>
      <table ref={table} dangerouslySetInnerHTML={{ __html: HTML }} />
    </>
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', '/languages/');
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const getField = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter languages' });
const filter = (text: string) => fireEvent.change(getField(), { target: { value: text } });
const getStatus = () => screen.getByRole('status').textContent;
const listShown = () =>
  [...document.querySelectorAll('tr:not([hidden])')].map(({ textContent }) => textContent);
const findButton = () => screen.queryByRole('button', { name: 'Show all' });

test('the number of results is announced while the filter has words', () => {
  render(<Page />);
  expect([getStatus(), findButton()]).toEqual(['', null]);
  filter('french');
  expect(getStatus()).toBe('1 of 2 languages');
  filter('german');
  expect(getStatus()).toBe('No matches.');
  filter('  ');
  expect([getStatus(), findButton()]).toEqual(['', null]);
});

test('a message replaces the number', () => {
  render(<Page message="Copied" />);
  filter('french');
  expect(getStatus()).toBe('Copied');
});

test('“Show all” is removed, and focus moves to the field', () => {
  render(<Page />);
  filter('french');
  const button = findButton()!;
  button.focus();
  fireEvent.click(button);
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(getField());
  expect([getField().value, ...listShown()]).toEqual(['', 'French', 'Turkish']);
});

test('Escape empties the field, and keeps its meaning when the field is empty', () => {
  render(<Page />);
  filter('french');
  // `fireEvent` returns false if the event was handled.
  expect(fireEvent.keyDown(getField(), { key: 'Escape' })).toBe(false);
  expect([getField().value, ...listShown()]).toEqual(['', 'French', 'Turkish']);
  expect(fireEvent.keyDown(getField(), { key: 'Escape' })).toBe(true);
});

test('a link to a hidden entry shows all entries', () => {
  window.history.replaceState(null, '', '#french');
  render(<Page />);
  filter('turkish');
  expect(listShown()).toEqual(['Turkish']);
  fireEvent.click(screen.getByRole('link', { name: 'To French' }));
  expect([getField().value, ...listShown()]).toEqual(['', 'French', 'Turkish']);
  expect(document.getElementById('french')?.scrollIntoView).toHaveBeenCalled();
});
