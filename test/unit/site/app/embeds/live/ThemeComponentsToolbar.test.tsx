/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { getEmbedTexts } from '@/src/node/embeds/embedTexts';
import { createBuildText } from '@/src/node/i18n/languages';
import ThemeComponentsToolbar from '@/src/site/app/embeds/live/ThemeComponentsToolbar';

const texts = getEmbedTexts('themeComponents', createBuildText('en'));
const row = (name: string, slots: string) =>
  `<tr data-component="Mui${name}"><th>${name}</th><td><code>Mui${name}</code><details><pre>styleOverrides</pre></details></td><td>${slots}</td></tr>`;
const HTML = `<table>${row('Button', 'root, startIcon')}${row('Chip', 'root, label')}</table>`;

function Page() {
  const root = useRef<HTMLDivElement>(null);
  return (
    <>
      <ThemeComponentsToolbar root={root} texts={texts} />
      <div ref={root} dangerouslySetInnerHTML={{ __html: HTML }} />
    </>
  );
}

test.each([
  ['BUTTON icon', ['MuiButton'], '1 of 2 components'],
  ['muichip', ['MuiChip'], '1 of 2 components'],
  ['root', ['MuiButton', 'MuiChip'], '2 of 2 components'],
  ['styleoverrides', [], 'No matches.'],
  ['', ['MuiButton', 'MuiChip'], ''],
])('the filter %p shows the components %p', (query, shown, status) => {
  const { container } = render(<Page />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });
  const rows = [...container.querySelectorAll<HTMLElement>('tr:not([hidden])')];
  expect(rows.map(({ dataset }) => dataset.component)).toEqual(shown);
  expect(screen.getByRole('status').textContent).toBe(status);
});
