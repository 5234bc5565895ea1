/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { listenToHash, readHash } from '@/src/site/browser/addressHash';

afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

test.each([
  ['#a-heading', 'a-heading'],
  ['#%C3%BCber', 'über'],
  ['#100%', '100%'],
  ['', ''],
])('the hash %j reads %j', (hash, read) => {
  window.history.replaceState(null, '', `/${hash}`);
  expect(readHash()).toBe(read);
});

test('the listener is called for each hash, and for links to the current one', () => {
  window.history.replaceState(null, '', '/page/#here');
  document.body.innerHTML = '<a href="#here"><b>Here</b></a><p>Text</p>';
  const listener = jest.fn();
  const stop = listenToHash(listener);
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(listener).toHaveBeenCalledTimes(2);
  const here = document.querySelector('b')!;
  fireEvent.click(here);
  expect(listener).toHaveBeenCalledTimes(3);
  // A click elsewhere, or on a link to another page.
  fireEvent.click(document.querySelector('p')!);
  fireEvent.click(here, { ctrlKey: true });
  here.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(here);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(listener).toHaveBeenCalledTimes(3);
});
