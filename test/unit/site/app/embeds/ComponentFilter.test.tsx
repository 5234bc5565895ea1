/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import ComponentFilter from '@/src/site/app/embeds/ComponentFilter';

beforeEach(() => {
  window.history.replaceState(null, '', '/migration/');
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <main>
      <ComponentFilter />
      <a href="#tabs-props">To the tabs</a>
      <div data-components="Tabs" id="tabs-props">
        Tabs
      </div>
      <div data-components="Button">Button</div>
    </main>,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
});

const getField = () => screen.getByRole<HTMLInputElement>('searchbox');
const filter = (text: string) => fireEvent.change(getField(), { target: { value: text } });

test('the number of entries is announced, and shown entries stay', () => {
  filter('button');
  expect(screen.getByRole('status').textContent).toContain('1 of 2 entries');
  expect(screen.getByText('Tabs').hidden).toBe(true);
  expect(screen.getByText('Button').hidden).toBe(false);
});

test('“Show all” is removed, and focus moves to the field', () => {
  filter('skeleton');
  expect(screen.getByRole('status').textContent).toContain('No matches.');
  const button = screen.getByRole('button', { name: 'Show all' });
  fireEvent.click(button);
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(getField());
  expect(screen.getByText('Tabs').hidden).toBe(false);
});

test('a link to a hidden entry shows all entries', () => {
  filter('button');
  window.history.replaceState(null, '', '#tabs-props');
  fireEvent.click(screen.getByRole('link', { name: 'To the tabs' }));
  expect(screen.getByText('Tabs').hidden).toBe(false);
  expect(getField().value).toBe('');
});
