/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import AllComponents from '@/src/site/app/embeds/AllComponents';

const HTML =
  '<section data-group><h2 id="inputs">Inputs</h2><ul><li data-tasks=""><a href="/button/">Button</a></li></ul></section>' +
  '<section data-group><h2 id="data">Data</h2><ul><li data-tasks=""><a href="/chip/">Chip</a></li></ul></section>';

beforeEach(() => {
  window.history.replaceState(null, '', '/all-components/');
  Element.prototype.scrollIntoView = jest.fn();
  // jsdom has no layout, so an element is visible if no ancestor is hidden.
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.closest('[hidden]');
  };
});
afterEach(() => {
  jest.restoreAllMocks();
});

const getField = () => screen.getByRole<HTMLInputElement>('searchbox');
const filter = (query: string) => fireEvent.change(getField(), { target: { value: query } });

test('“Show all” is removed, and focus moves to the field', () => {
  render(<AllComponents html={HTML} tasks={[]} />);
  filter('chip');
  const button = screen.getByRole('button', { name: 'Show all' });
  button.focus();
  fireEvent.click(button);
  expect(button.isConnected).toBe(false);
  expect(getField().value).toBe('');
  expect(document.activeElement).toBe(getField());
});

test('a hidden heading is shown again for a link to the current hash', () => {
  window.history.replaceState(null, '', '#inputs');
  render(
    <>
      <a href="#inputs">To the inputs</a>
      <AllComponents html={HTML} tasks={[]} />
    </>,
  );
  filter('chip');
  const heading = document.getElementById('inputs')!;
  expect(heading.checkVisibility()).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'To the inputs' }));
  expect(heading.checkVisibility()).toBe(true);
  expect(getField().value).toBe('');
});
