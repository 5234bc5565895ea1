/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Ad } from '@/src/site/features/ads/Ad';
import { type AdConfig, AdConfigProvider } from '@/src/site/features/ads/AdConfig';
import { IN_HOUSE_ADS } from '@/src/site/features/ads/inHouseAds';
import { type EventParams, connectAnalytics } from '@/src/site/features/analytics/analytics';
import {
  DEFAULT_DOCS_CONFIG,
  type DocsConfig,
  DocsConfigProvider,
} from '@/src/site/state/DocsConfig';

let events: [string, EventParams][];
let agent: jest.SpiedGetter<string>;

beforeEach(() => {
  events = [];
  connectAnalytics({
    sendEvent: (name, params) => events.push([name, params]),
    setUserProperties: () => {},
  });
  agent = jest.spyOn(navigator, 'userAgent', 'get');
});
afterEach(() => {
  connectAnalytics(undefined);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const around = (children: ReactNode, config: AdConfig, docs: DocsConfig) => (
  <DocsConfigProvider value={docs}>
    <AdConfigProvider value={config}>
      <div data-testid="slot">{children}</div>
    </AdConfigProvider>
  </DocsConfigProvider>
);
const show = (config: AdConfig = {}, docs = DEFAULT_DOCS_CONFIG) =>
  render(around(<Ad />, config, docs));
const random = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);

// @proves S3.18, S3.20, S9.8
describe('one of the five in-house ads', () => {
  test.each([
    [0, 'scaffold'],
    [0.2, 'templates'],
    [0.4, 'themes'],
    [0.6, 'support'],
    [0.9999, 'design-kit'],
  ])('the random number %d shows %s as one link with its image', (chance, id) => {
    random(chance);
    const { container } = show();
    const ad = IN_HOUSE_ADS.find(({ label }) => label === `in-house-${id}`)!;
    const link = screen.getByRole('link', {
      name: `${ad.name} ${ad.description as string} Ad by MUI`,
    });
    expect(link.getAttribute('href')).toBe(ad.link);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener sponsored');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    const image = container.querySelector('img')!;
    // S9.8: "Ad image 130x100".
    expect([image.width, image.height, image.alt]).toEqual([130, 100, '']);
    expect(image.src).toBe(ad.img);
  });

  test('stays the same on a page', () => {
    random(0);
    const { rerender, container } = show();
    random(0.9);
    rerender(around(<Ad />, {}, { ...DEFAULT_DOCS_CONFIG }));
    expect(container.textContent).toContain('App scaffold');
  });
});

// @proves S9.1, S7.12
describe('analytics events', () => {
  test.each([
    [0, 0.1, true],
    [0.0999, 0.1, true],
    [0.1, 0.1, false],
    [0.5, 0.1, false],
    [0.9999, 1, true],
    [0, 0, false],
  ])(
    'with the random number %d and a ratio of %d, a display is reported (%s)',
    (chance, GADisplayRatio, isReported) => {
      random(chance);
      show({}, { GADisplayRatio });
      const { label } = IN_HOUSE_ADS[Math.floor(chance * 5)]!;
      expect(events).toEqual(
        isReported ? [['ad', { eventAction: 'display', eventLabel: label }]] : [],
      );
    },
  );

  test('each click with the main or middle button', () => {
    random(0.5);
    show();
    const link = screen.getByRole('link');
    fireEvent.click(link);
    const click = ['ad', { eventAction: 'click', eventLabel: 'in-house-themes' }];
    expect(events).toEqual([click]);
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(events).toEqual([click, click]);
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(events).toEqual([click, click]);
  });
});

// @proves S4.24
describe('crawlers get an empty slot', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/126.0 Safari/537.36',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'DuckDuckBot/1.1',
    'CCBot/2.0 (https://commoncrawl.org/faq/)',
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Chrome-Lighthouse',
  ])('%s', (userAgent) => {
    agent.mockReturnValue(userAgent);
    random(0);
    show();
    expect(screen.getByTestId('slot').childElementCount).toBe(0);
    expect(events).toEqual([]);
  });

  test.each([
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  ])('other user agents get an ad: %s', (userAgent) => {
    agent.mockReturnValue(userAgent);
    show();
    expect(screen.getByRole('link')).not.toBeNull();
  });
});

// @proves S4.25, S7.12
describe('an error inside the ad renders nothing and reports a crash event', () => {
  beforeEach(() => {
    // React logs caught errors.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('thrown while it renders', () => {
    agent.mockImplementation(() => {
      throw new RangeError('No agent');
    });
    show();
    expect(screen.getByTestId('slot').childElementCount).toBe(0);
    expect(events).toEqual([['ad', { eventAction: 'crash', eventLabel: 'RangeError' }]]);
  });

  test('thrown later, by a timer', async () => {
    jest.useFakeTimers();
    random(0.5);
    show({ networkScript: 'https://network.example/ads.js', networkElement: '###' });
    // First the chunk loads, then the check fails.
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByTestId('slot').childElementCount).toBe(0);
    expect(events).toEqual([['ad', { eventAction: 'crash', eventLabel: expect.any(String) }]]);
  });
});

describe('an external ad', () => {
  const NETWORK: AdConfig = {
    networkScript: 'https://network.example/ads.js',
    networkElement: '#network-ad',
  };
  const start = async (chance: number) => {
    jest.useFakeTimers();
    random(chance);
    show(NETWORK, { GADisplayRatio: 1 });
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('of the network is shown in the slot and reported once, and clicks on its links are reported', async () => {
    await start(0.5);
    const container = document.querySelector('script')!.parentElement!;
    expect(container.hidden).toBe(true);
    container.insertAdjacentHTML(
      'beforeend',
      '<div id="network-ad"><a href="#shop">Shop</a> by them</div>',
    );
    await pass(500);
    expect(container.hidden).toBe(false);
    const display = ['ad', { eventAction: 'display', eventLabel: 'network' }];
    expect(events).toEqual([display]);
    fireEvent.click(document.getElementById('network-ad')!);
    expect(events).toEqual([display]);
    fireEvent.click(screen.getByRole('link', { name: 'Shop' }));
    expect(events).toEqual([display, ['ad', { eventAction: 'click', eventLabel: 'network' }]]);
  });

  // @proves S4.21
  test('that does not load is replaced by the message', async () => {
    await start(0.1);
    await pass(3000);
    const { textContent } = screen.getByTestId('slot');
    expect(textContent).toMatch(/help us keep running/i);
    expect(textContent).toMatch(/please whitelist us/i);
    expect(screen.queryByRole('link')).toBeNull();
    expect(events).toEqual([['ad', { eventAction: 'display', eventLabel: 'adblock' }]]);
  });

  // @proves S4.22
  test('that does not load is replaced by an in-house ad', async () => {
    await start(0.5);
    await pass(2999);
    expect(screen.queryByRole('link')).toBeNull();
    await pass(1);
    expect(screen.getByRole('link').textContent).toContain('Premium themes');
  });
});
