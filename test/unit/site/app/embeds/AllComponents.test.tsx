/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import AllComponents from '@/src/site/app/embeds/AllComponents';

const HTML =
  '<section data-group><ul><li data-tasks="start"><a href="/button/">Button</a></li></ul></section>' +
  '<section data-group><ul><li data-tasks=""><a href="/chip/">Chip</a></li></ul></section>';

test('words and a task filter together, and “Show all” resets both', () => {
  render(<AllComponents html={HTML} tasks={[{ id: 'start', title: 'Start an action' }]} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const task = screen.getByRole<HTMLInputElement>('radio', { name: 'Start an action' });
  fireEvent.click(task);
  expect(screen.getByRole('status').textContent).toBe('1 of 2 components');
  fireEvent.change(field, { target: { value: 'chip' } });
  expect(screen.getByRole('status').textContent).toBe('No matches.');
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(field.value).toBe('');
  expect(task.checked).toBe(false);
  expect(document.querySelectorAll('li:not([hidden])')).toHaveLength(2);
});
