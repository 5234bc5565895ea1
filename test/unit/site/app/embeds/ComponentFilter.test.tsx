/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import ComponentFilter from '@/src/site/app/embeds/ComponentFilter';

test('it filters the whole page, and announces the number of entries', () => {
  render(
    <main>
      <ComponentFilter />
      <div data-components="Tabs">Tabs</div>
      <div data-components="Button">Button</div>
    </main>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'button' } });
  expect(screen.getByRole('status').textContent).toBe('1 of 2 entries');
  expect(screen.getByText('Tabs').hidden).toBe(true);
  expect(screen.getByText('Button').hidden).toBe(false);
});
