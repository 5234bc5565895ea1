/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SearchStart } from '@/src/site/features/search/SearchStart';
import { rememberSearch } from '@/src/site/features/search/recentSearches';

const input = document.createElement('input');

beforeEach(() => {
  window.localStorage.clear();
  document.body.append(input);
});

test.each([
  ['Remove card', 1],
  ['Clear all', 0],
])('“%s” is removed with its entries, and focus moves to the field', (name, left) => {
  rememberSearch('sx');
  rememberSearch('card');
  render(<SearchStart input={input} onChoose={() => {}} onFollow={() => {}} />);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(button.isConnected).toBe(false);
  expect(screen.queryAllByRole('listitem')).toHaveLength(left);
  expect(document.activeElement).toBe(input);
});
