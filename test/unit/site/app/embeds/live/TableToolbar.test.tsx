/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import TableToolbar from '@/src/site/app/embeds/live/TableToolbar';

const texts = { filter: 'Filter', hint: 'Name', count: '{{shown}} of {{all}} components' };
const row = (name: string, slots: string) =>
  `<tr data-component="Mui${name}"><th>${name} <button>Copy</button></th><td><code>Mui${name}</code><details><pre>styleOverrides</pre></details></td><td>${slots}</td></tr>`;
const HTML = `<table><tbody>${row('Button', 'root, startIcon')}${row('Chip', 'root, label')}</tbody></table>`;

function Page() {
  const root = useRef<HTMLDivElement>(null);
  return (
    <>
      <TableToolbar root={root} texts={texts} />
      <div ref={root} dangerouslySetInnerHTML={{ __html: HTML }} />
    </>
  );
}

test.each([
  ['BUTTON icon', ['MuiButton'], '1 of 2 components'],
  ['muichip', ['MuiChip'], '1 of 2 components'],
  ['root', ['MuiButton', 'MuiChip'], '2 of 2 components'],
  ['styleoverrides', [], 'No matches.'],
  ['copy', [], 'No matches.'],
  ['', ['MuiButton', 'MuiChip'], ''],
])('the filter %p shows the components %p', (query, shown, status) => {
  const { container } = render(<Page />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });
  const rows = [...container.querySelectorAll<HTMLElement>('tr:not([hidden])')];
  expect(rows.map(({ dataset }) => dataset.component)).toEqual(shown);
  expect(screen.getByRole('status').textContent).toBe(status);
});
