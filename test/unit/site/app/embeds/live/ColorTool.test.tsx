/** @jest-environment jsdom */
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import ColorTool from '@/src/site/app/embeds/live/ColorTool';
import { getEmbedTexts } from '@/src/node/embeds/embedTexts';
import { createBuildText } from '@/src/node/i18n/languages';
import { THEME_SETTINGS_KEY } from '@/src/site/state/themeSettings';
import { ThemeProvider } from '@/src/site/theme/ThemeProvider';

const texts = getEmbedTexts('colorTool', createBuildText('en'));
const renderTool = () =>
  render(
    <ThemeProvider>
      <ColorTool texts={texts} />
    </ThemeProvider>,
  );
const primary = () => within(screen.getByRole('region', { name: 'Primary' }));
const field = () => primary().getByRole<HTMLInputElement>('textbox', { name: 'Primary' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeAll(() => {
  window.matchMedia = jest.fn(
    () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never,
  );
});
afterEach(() => window.localStorage.clear());

test('a color changes its role, its contrast ratios, and the code', () => {
  renderTool();
  type('#ffb300');
  expect(primary().getByText('rgb(255, 194, 51)')).toBeTruthy();
  expect(primary().getByText('9.83:1, AAA')).toBeTruthy();
  expect(primary().getByText('1.79:1, too low for text')).toBeTruthy();
  expect(screen.getByText(/primary: { main: '#ffb300' }/)).toBeTruthy();
});

test('an invalid color keeps the last one and shows a message until the field loses focus', () => {
  renderTool();
  type('#ffb30');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(primary().getByText('Enter a hex color, such as #1976d2.')).toBeTruthy();
  expect(screen.getByText(/primary: { main: '#1976d2' }/)).toBeTruthy();
  fireEvent.blur(field());
  expect(field().value).toBe('#1976d2');
});

test('the colors are applied to the site and reset', () => {
  renderTool();
  type('#ffb300');
  fireEvent.click(screen.getByRole('button', { name: 'Use on this site' }));
  const stored = () => JSON.parse(window.localStorage.getItem(THEME_SETTINGS_KEY) ?? '{}');
  expect(stored().paletteColors).toEqual({ primary: '#ffb300', secondary: '#9c27b0' });
  fireEvent.click(screen.getByRole('button', { name: 'Reset colors' }));
  expect(stored().paletteColors).toEqual({});
  expect(field().value).toBe('#1976d2');
});

test('the message that the colors are used disappears when a color changes', () => {
  renderTool();
  fireEvent.click(screen.getByRole('button', { name: 'Use on this site' }));
  expect(screen.getByRole('status').textContent).toBe(texts.colorToolApplied);
  type('#ffb300');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a color vision is simulated on the colors', () => {
  const { container } = renderTool();
  fireEvent.change(screen.getByRole('combobox', { name: 'Simulate color vision' }), {
    target: { value: 'tritanopia' },
  });
  const id = container.querySelector('filter')!.id;
  const colors = screen.getByRole('region', { name: 'Primary' }).parentElement!;
  expect(colors.style.filter).toContain(id);
  expect(container.querySelector('feColorMatrix')!.getAttribute('values')).toMatch(/^1\.255528 /);
});
