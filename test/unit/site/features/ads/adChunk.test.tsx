/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { AdSlot } from '@/src/site/features/ads/AdSlot';
import { type EventParams, connectAnalytics } from '@/src/site/features/analytics/analytics';
import { provideParts } from '@/src/site/browser/loadPart';
import { LAZY_PARTS } from '@/src/site/app/lazyParts';

const events: [string, EventParams][] = [];

beforeEach(() => {
  connectAnalytics({
    sendEvent: (name, params) => events.push([name, params]),
    setUserProperties: () => {},
  });
});
afterEach(() => {
  provideParts(LAZY_PARTS);
  connectAnalytics(undefined);
  jest.restoreAllMocks();
});

test('if the chunk of ads fails to load, the slot stays empty, and a crash event is sent', async () => {
  const error = new Error('ChunkLoadError');
  provideParts({ ...LAZY_PARTS, Ad: () => Promise.reject(error) });
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(<AdSlot />);
  await waitFor(() =>
    expect(events).toEqual([['ad', { eventAction: 'crash', eventLabel: 'chunk' }]]),
  );
  expect(log).toHaveBeenCalledWith(error);
  expect(container.querySelector('[data-ad]')!.childElementCount).toBe(0);
});
