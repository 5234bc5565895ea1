/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { DocsPage } from '@/src/shared/page';
import {
  startProgressiveNavigation,
  useInstantScroll,
  useRenderedBlocks,
} from '@/src/site/app/frame/progressiveNavigation';
import { fakeTimers } from '../../../support/browser';
import { createRouter } from '../../../support/router';

const PATHNAME = '/material-ui/react-card';

function Blocks({ isStart }: { isStart?: true }) {
  return <p>{useRenderedBlocks({ pathname: PATHNAME, isStart } as DocsPage)}</p>;
}

function Scroll() {
  useInstantScroll();
  return null;
}

beforeEach(fakeTimers);
afterEach(() => {
  jest.useRealTimers();
});

describe('the blocks of a followed page', () => {
  const passTime = () => act(() => jest.advanceTimersByTimeAsync(1000));

  beforeEach(() => startProgressiveNavigation(new URL(`${PATHNAME}/`, window.location.href)));

  test('are the first ones, and then all', async () => {
    render(<Blocks />, createRouter());
    expect(screen.getByText('4')).toBeDefined();
    await passTime();
    expect(screen.getByText('Infinity')).toBeDefined();
  });

  test('are the first ones again when the whole page follows its first screen', async () => {
    const { rerender } = render(<Blocks isStart />, createRouter());
    await passTime();
    rerender(<Blocks />);
    expect(screen.getByText('4')).toBeDefined();
    await passTime();
    expect(screen.getByText('Infinity')).toBeDefined();
  });
});

test('A navigation ends a smooth scroll where it is', () => {
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, scrollY: 321 });
  const router = createRouter();
  render(<Scroll />, router);
  router.events.emit('routeChangeStart', `${PATHNAME}/`, { shallow: false });
  expect(scrollTo.mock.calls).toEqual([[{ top: 321, behavior: 'instant' }]]);
});
