/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { enableDeferredStyles } from '@/src/site/browser/enableDeferredStyles';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** A link as the export has it. jsdom loads no style sheets, so `isLoaded` stands in for that. */
function addLink(isLoaded: boolean): HTMLLinkElement {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="stylesheet" href="/a.css" media="not all" data-deferred="">',
  );
  const link = document.head.lastElementChild as HTMLLinkElement;
  Object.defineProperty(link, 'sheet', { value: isLoaded ? {} : null });
  return link;
}
const addEarlyStyles = () => {
  document.body.innerHTML = '<div id="early-styles"><link rel="stylesheet" href="/b.css"></div>';
  return document.getElementById('early-styles')!;
};

test('Sheets that have loaded apply, and the early ones go', () => {
  const links = [addLink(true), addLink(true)];
  const early = addEarlyStyles();
  enableDeferredStyles();
  expect(links.map(({ media }) => media)).toEqual(['all', 'all']);
  expect(document.querySelector('[data-deferred]')).toBeNull();
  expect(early.childElementCount).toBe(0);
});

test('While a sheet is loading, the early ones stay', () => {
  addLink(true);
  const [first, second] = [addLink(false), addLink(false)];
  const early = addEarlyStyles();
  enableDeferredStyles();
  first.dispatchEvent(new Event('load'));
  expect(early.childElementCount).toBe(1);
  second.dispatchEvent(new Event('load'));
  expect(early.childElementCount).toBe(0);
});

test('A page without such sheets stays as it is', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css" media="print">';
  const before = document.head.innerHTML;
  enableDeferredStyles();
  expect(document.head.innerHTML).toBe(before);
});
