/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { useServerRendered } from '@/src/site/page/useServerRendered';

const rendered = jest.fn();

function Answer() {
  const served = useServerRendered();
  rendered(served);
  return <p>{String(served)}</p>;
}

afterEach(() => {
  rendered.mockClear();
  document.body.innerHTML = '';
});

test('what hydrates was served, says so for good, and renders once', async () => {
  document.body.innerHTML = '<div id="root"><p>true</p></div>';
  const root = await act(async () => hydrateRoot(document.querySelector('#root')!, <Answer />));
  expect(rendered.mock.calls).toEqual([[true]]);
  await act(async () => root.render(<Answer />));
  expect(rendered).toHaveBeenLastCalledWith(true);
});

test('what begins in the browser was not', async () => {
  const root = document.createElement('div');
  await act(async () => createRoot(root).render(<Answer />));
  expect(root.textContent).toBe('false');
});

test('nor is what React draws anew because the HTML is not its own', async () => {
  document.body.innerHTML = '<div id="root"><b>something else</b></div>';
  const root = document.querySelector('#root')!;
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(root, <Answer />, { onRecoverableError }));
  expect(onRecoverableError).toHaveBeenCalled();
  expect(root.textContent).toBe('false');
});
