/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SITE_REPOSITORY } from '@/src/shared/links';
import { ErrorBoundary } from '@/src/site/ui/island/ErrorBoundary';
import { useTranslate } from '@/src/site/i18n/translate';

let error: unknown;
function Fuse() {
  if (error !== undefined) {
    throw error;
  }
  return (
    <>
      <p>The demo works.</p>
      <button type="button">Turn it up</button>
    </>
  );
}

function Page() {
  const t = useTranslate();
  return (
    <>
      <p>Before.</p>
      <button type="button">Elsewhere</button>
      <div data-demo="BlownFuse">
        <ErrorBoundary name="BlownFuse" t={t}>
          <Fuse />
        </ErrorBoundary>
      </div>
      <p>After.</p>
    </>
  );
}

let consoleError: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  error = undefined;
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a working demo is rendered', () => {
  render(<Page />);
  expect(screen.getByText('The demo works.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(consoleError).not.toHaveBeenCalled();
});

test('a demo that throws shows its message, and the page still works', () => {
  error = new Error('The fuse <blew>.');
  render(<Page />);
  expect(screen.getByRole('alert').textContent).toContain('The fuse <blew>.');
  expect(screen.getByText('Before.')).toBeTruthy();
  expect(screen.getByText('After.')).toBeTruthy();
});

test('a thrown value that is not an error is shown as well', () => {
  error = 'A text';
  render(<Page />);
  expect(screen.getByRole('alert').textContent).toContain('A text');
});

test('the demo and the error are logged', () => {
  error = new Error('The fuse blew.');
  render(<Page />);
  expect(consoleError).toHaveBeenCalledWith(
    expect.stringContaining('BlownFuse'),
    error,
    expect.any(String),
  );
});

test('focus in a demo that throws moves to the message, and then leaves it', () => {
  const { rerender } = render(<Page />);
  screen.getByRole('button', { name: 'Turn it up' }).focus();
  error = new Error('The fuse blew.');
  rerender(<Page />);
  const message = screen.getByRole('alert');
  expect(document.activeElement).toBe(message);
  message.blur();
  expect(message.hasAttribute('tabindex')).toBe(false);
});

test('focus outside of a demo that throws stays', () => {
  const { rerender } = render(<Page />);
  const outside = screen.getByRole('button', { name: 'Elsewhere' });
  outside.focus();
  error = new Error('The fuse blew.');
  rerender(<Page />);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(document.activeElement).toBe(outside);
});

test('the reset button renders the demo again', () => {
  error = new Error('The fuse blew.');
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Reset the demo' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  error = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Reset the demo' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('The demo works.')).toBeTruthy();
  expect(document.activeElement).toBe(document.querySelector('[data-demo]'));
});

test('the link opens a prefilled issue with demo, message and address', () => {
  error = new Error('a & b = "c"\nsecond line');
  render(<Page />);
  const link = screen.getByRole<HTMLAnchorElement>('link');
  const url = new URL(link.href);
  expect(link.href.startsWith(`${SITE_REPOSITORY}/issues/new?`)).toBe(true);
  expect(url.searchParams.get('title')).toBe('[demo] BlownFuse: a & b = "c"\nsecond line');
  expect(url.searchParams.get('body')).toContain(window.location.href);
  expect(url.searchParams.get('body')).toContain('a & b = "c"\nsecond line');
});
