/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PageMenu } from '@/src/site/app/pages/PageMenu';
import { type FakeClipboard, createClipboard, fakeTimers } from '../../../support/browser';
import { createRouter } from '../../../support/router';
import { type TestServer, startServer } from '../../../support/server';

const FILE = '/a/react-button.md';
const TEXT = '# Button\n\nA – “page”.\n';

let server: TestServer;
let clipboard: FakeClipboard;

beforeEach(async () => {
  server = await startServer({ [FILE]: TEXT });
  clipboard = createClipboard();
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

const renderMenu = () =>
  render(
    <PageMenu page={{ pathname: '/a/react-button', language: 'en', chips: [] }} />,
    createRouter(),
  );
const getCopy = () => screen.getByText<HTMLElement>(/^(Copy page|Copied|Could not copy)/);
const copy = () => fireEvent.click(getCopy());

test('copies the whole page and announces it', async () => {
  renderMenu();
  expect(getCopy().getAttribute('aria-live')).toBe('polite');
  expect(getCopy().textContent).toBe('Copy page');
  copy();
  await screen.findByText('Copied');
  expect(clipboard.texts).toEqual([TEXT]);
});

test('fetches the text on click', async () => {
  renderMenu();
  await act(async () => {});
  expect(server.requests).toEqual([]);
  copy();
  await screen.findByText('Copied');
  expect(server.requests).toEqual([FILE]);
});

test('says Copied for 1200 ms', async () => {
  renderMenu();
  fakeTimers();
  // The response resolves before the fake timers are used.
  window.fetch = async () => ({ ok: true, text: async () => TEXT }) as Response;
  await act(async () => void copy());
  await act(async () => {});
  expect(getCopy().textContent).toBe('Copied');
  act(() => void jest.advanceTimersByTime(1199));
  expect(getCopy().textContent).toBe('Copied');
  act(() => void jest.advanceTimersByTime(1));
  expect(getCopy().textContent).toBe('Copy page');
});

test('shows an error when the page cannot be fetched, and can try again', async () => {
  renderMenu();
  server.isDown = true;
  copy();
  await screen.findByText('Could not copy the page');
  expect(clipboard.texts).toEqual([]);
  server.isDown = false;
  copy();
  await screen.findByText('Copied');
  expect(clipboard.texts).toEqual([TEXT]);
});

test('shows an error when access to the clipboard is denied', async () => {
  clipboard = createClipboard({ refuses: true });
  renderMenu();
  copy();
  await screen.findByText('Could not copy the page');
});

test('links to the Markdown', () => {
  renderMenu();
  expect(screen.getByRole('link', { hidden: true }).getAttribute('href')).toBe(FILE);
});
