/** @jest-environment jsdom */
import { beforeAll, expect, test } from '@jest/globals';
import { findSurfaces } from '@/src/site/features/inspect/surfaces';

/** jsdom doesn't have these events, by which the owner of a portal is found. */
beforeAll(() => {
  Object.assign(globalThis, { AnimationEvent: Event });
});

const create = (html: string) => {
  document.body.innerHTML = `<div data-demo="X">${html}</div>`;
  return document.querySelector('[data-demo]')!;
};
const STAGE = '<div data-stage=""><button>One</button></div>';

test('A demo in the page', () => {
  const host = create(STAGE);
  expect(findSurfaces(host)).toEqual({
    roots: [host.querySelector('[data-stage]')],
    isClosed: false,
  });
});

test('A demo in an iframe of the site', () => {
  const host = create('<iframe data-stage=""></iframe>');
  const { roots, frame, isClosed } = findSurfaces(host);
  expect(roots).toEqual([host.querySelector('iframe')!.contentDocument!.body]);
  expect(frame).toBe(host.querySelector('iframe'));
  expect(isClosed).toBe(false);
});

test('An edited demo is closed, also within an iframe of the site', () => {
  const edited = '<iframe data-edited="shown" sandbox="allow-scripts"></iframe>';
  expect(findSurfaces(create(`<div data-stage="">${edited}</div>`))).toMatchObject({
    roots: [],
    isClosed: true,
  });
  const host = create('<iframe data-stage=""></iframe>');
  const frame = host.querySelector('iframe')!;
  frame.contentDocument!.body.innerHTML = edited;
  expect(findSurfaces(host)).toEqual({ roots: [], frame, isClosed: true });
});
