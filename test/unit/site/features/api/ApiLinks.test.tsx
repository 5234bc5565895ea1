/** @jest-environment jsdom */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ApiLink } from '@/src/shared/page';
import { ApiLinks } from '@/src/site/features/api/ApiLinks';
import { API_FILES, createBlocks } from '../../../support/apiTable';
import { type TestServer, startServer } from '../../../support/server';

const LINKS: readonly ApiLink[] = [
  { name: 'Button', href: '/material-ui/api/button/' },
  { name: 'useButton', href: '/base-ui/a/hooks-api/#use-button' },
];
const PAGE = '/_next/data/build-1/material-ui/api/button.json';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    ...API_FILES,
    [PAGE]: JSON.stringify({ pageProps: { page: { blocks: createBlocks() } } }),
    '/_next/data/build-1/base-ui/a/hooks-api.json': JSON.stringify({
      pageProps: { page: { blocks: [] } },
    }),
  });
  Object.assign(window, { __NEXT_DATA__: { buildId: 'build-1' } });
});
afterAll(() => server.close());
beforeEach(() => {
  window.localStorage.clear();
  server.requests = [];
  server.isDown = false;
});

const show = () => act(async () => render(<ApiLinks links={LINKS} />));
const getToggle = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`the API of ${name}\\b`) });
const toggle = (name: string) => act(async () => fireEvent.click(getToggle(name)));

describe('the list', () => {
  test('has a link to each API page, as code', async () => {
    await show();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['<Button />', '/material-ui/api/button/'],
      ['useButton', '/base-ui/a/hooks-api/#use-button'],
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(links.every((link) => link.querySelector('code'))).toBe(true);
  });

  test('fetches nothing before a click', async () => {
    await show();
    expect(server.requests).toEqual([]);
    expect(getToggle('Button').getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a button', () => {
  test('shows the API tables in place, with headings', async () => {
    await show();
    await toggle('Button');
    expect(getToggle('Button').getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(3));
    expect(screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent)).toEqual([
      'Button: Props',
      'Button: Slots',
      'Button: CSS classes',
    ]);
    expect(document.getElementById('button-prop-color')).not.toBeNull();
    expect(server.requests).toEqual([PAGE]);
    expect(getToggle('useButton').getAttribute('aria-expanded')).toBe('false');
  });

  test('hides them again', async () => {
    await show();
    await toggle('Button');
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(3));
    await toggle('Button');
    expect(screen.queryByRole('table')).toBeNull();
    expect(getToggle('Button').getAttribute('aria-expanded')).toBe('false');
  });

  test('includes the types, which open in place', async () => {
    await show();
    await toggle('Button');
    const link = await screen.findByRole('link', { name: 'SxProps' });
    await act(async () => fireEvent.click(link));
    expect(link.getAttribute('aria-expanded')).toBe('true');
    expect(link.closest('tr')!.nextElementSibling!.textContent).toContain('type SxProps');
  });

  test('fetches the page of a tab without its hash', async () => {
    await show();
    await toggle('useButton');
    await waitFor(() =>
      expect(server.requests).toEqual(['/_next/data/build-1/base-ui/a/hooks-api.json']),
    );
  });

  test('shows an error when loading fails, and tries again when it is reopened', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    server.isDown = true;
    await show();
    await toggle('Button');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'Could not load the API reference. Turn it off and on to try again.',
      ),
    );
    expect(consoleError).toHaveBeenCalledTimes(1);
    consoleError.mockRestore();
    server.isDown = false;
    await toggle('Button');
    await toggle('Button');
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(3));
  });
});
