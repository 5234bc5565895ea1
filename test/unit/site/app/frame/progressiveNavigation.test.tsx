/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import {
  startProgressiveNavigation,
  useInstantScroll,
  useRenderedBlocks,
} from '@/src/site/app/frame/progressiveNavigation';
import { createRouter } from '../../../support/router';

const PATHNAME = '/material-ui/react-card';

/** The number of blocks in each rendering. */
const seen: number[] = [];

function Blocks() {
  seen.push(useRenderedBlocks(PATHNAME));
  return null;
}

function Scroll() {
  useInstantScroll();
  return null;
}

const follow = (url: string) => startProgressiveNavigation(new URL(url, window.location.href));

beforeEach(() => {
  seen.length = 0;
});

test('A followed page renders its first blocks, and then all', () => {
  follow(`${PATHNAME}/`);
  render(<Blocks />);
  expect(seen).toEqual([3, Infinity]);
});

test('A page that opens at a hash is rendered at once', () => {
  follow(`${PATHNAME}/#a`);
  render(<Blocks />);
  expect(seen[0]).toBe(Infinity);
});

test('The way back to a followed page renders it at once', () => {
  const router = createRouter();
  render(<Scroll />, router);
  follow(`${PATHNAME}/`);
  router.events.emit('routeChangeComplete', `${PATHNAME}/`, { shallow: false });
  render(<Blocks />);
  expect(seen[0]).toBe(Infinity);
});
