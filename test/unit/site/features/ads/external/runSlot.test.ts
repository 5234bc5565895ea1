/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AdConfig } from '@/src/site/features/ads/AdConfig';
import {
  BLOCKED_AFTER,
  CHECK_MS,
  MAX_CHECKS,
  MESSAGE_CHANCE,
  type SlotContent,
  runSlot,
} from '@/src/site/features/ads/external/runSlot';

const NETWORK: AdConfig = {
  networkScript: 'https://network.example/ads.js',
  networkElement: '#network-ad',
};
const SERVICE: AdConfig = { serviceUrl: 'https://service.example/ads.json' };
const AD = { statlink: 'https://shop.example/', company: 'Shop', description: 'Words.' };

let slot: HTMLElement;
let container: HTMLElement;
let shown: SlotContent[];
let failures: unknown[];
let requests: AbortSignal[];
let stop: () => void;
/** The service's response. By default, it never arrives. */
let answer: () => Promise<unknown>;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom doesn't have it.
  Object.assign(globalThis, { TextDecoder });
  document.body.innerHTML = '<div id="slot"><div id="container"></div></div><button>Else</button>';
  slot = document.getElementById('slot')!;
  container = document.getElementById('container')!;
  shown = [];
  failures = [];
  requests = [];
  stop = () => {};
  answer = () => new Promise(() => {});
  // A fake network, which jsdom doesn't have either.
  globalThis.fetch = ((_url: string, { signal }: RequestInit) => {
    requests.push(signal!);
    return Promise.race([
      answer(),
      new Promise((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    ]);
  }) as typeof fetch;
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const start = (config: AdConfig) => {
  stop = runSlot({
    config,
    container,
    show: (next) => shown.push(next),
    fail: (error) => failures.push(error),
  });
};
const kinds = () => shown.map(({ kind }) => kind);
const pass = (checks: number) => jest.advanceTimersByTimeAsync(checks * CHECK_MS);
const addNetworkAd = (html = '<a href="https://shop.example/">Shop</a>') => {
  const element = document.createElement('div');
  element.id = 'network-ad';
  element.innerHTML = html;
  container.append(element);
};
const sayAds = (ads: unknown[]) => {
  const bytes = Buffer.from(JSON.stringify({ ads }));
  answer = async () => {
    const parts = [bytes];
    return {
      ok: true,
      body: { getReader: () => ({ read: async () => ({ value: parts.pop() }) }) },
    };
  };
};

// @proves S9.2, S9.3, S9.4
test('checks every 500 ms, 30 times, assumes a blocker after 6, and has a message chance of 20 %', () => {
  expect({ CHECK_MS, MAX_CHECKS, BLOCKED_AFTER, MESSAGE_CHANCE }).toEqual({
    CHECK_MS: 500,
    MAX_CHECKS: 30,
    BLOCKED_AFTER: 6,
    MESSAGE_CHANCE: 0.2,
  });
});

describe('the network', () => {
  // @proves S7.3
  test('its script is added to the slot immediately, and nothing is shown', async () => {
    start(NETWORK);
    await pass(0);
    expect(container.querySelector('script')).toMatchObject({
      src: NETWORK.networkScript,
      async: true,
    });
    expect(kinds()).toEqual([]);
  });

  // @proves S4.19
  test('its ad is detected by the next check', async () => {
    start(NETWORK);
    await pass(0);
    addNetworkAd();
    await jest.advanceTimersByTimeAsync(499);
    expect(kinds()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(kinds()).toEqual(['network']);
  });

  test('its element elsewhere on the page is ignored', async () => {
    start(NETWORK);
    document.body.insertAdjacentHTML('beforeend', '<div id="network-ad"></div>');
    await pass(5);
    expect(kinds()).toEqual([]);
  });

  // @proves S4.20, S4.21, S4.22, S7.3, S9.2, S9.4
  test.each([
    [0, 'message'],
    [0.1999, 'message'],
    [0.2, 'inHouse'],
    [0.9999, 'inHouse'],
  ])('after 6 checks without an ad, the random number %d shows %s', async (chance, kind) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    start(NETWORK);
    await pass(5);
    expect(kinds()).toEqual([]);
    await pass(1);
    expect(kinds()).toEqual([kind]);
    await pass(40);
    expect(kinds()).toEqual([kind]);
  });

  test.each([7, 30])('an ad that arrives for check %d is shown', async (check) => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    start(NETWORK);
    await pass(check - 1);
    addNetworkAd();
    await pass(1);
    expect(kinds()).toEqual(['inHouse', 'network']);
  });

  // @proves S4.19, S9.3
  test('there is no 31st check', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    start(NETWORK);
    await pass(30);
    addNetworkAd();
    await pass(10);
    expect(kinds()).toEqual(['inHouse']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a late ad waits while the slot has focus', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    start(NETWORK);
    await pass(6);
    const link = document.createElement('a');
    link.href = '#';
    slot.append(link);
    link.focus();
    addNetworkAd();
    await pass(5);
    expect(kinds()).toEqual(['inHouse']);
    document.querySelector('button')!.focus();
    await pass(1);
    expect(kinds()).toEqual(['inHouse', 'network']);
  });

  test('a late ad waits while the slot is hovered', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    start(NETWORK);
    await pass(6);
    jest.spyOn(slot, 'matches').mockImplementation((selector) => selector === ':hover');
    addNetworkAd();
    await pass(24);
    expect(kinds()).toEqual(['inHouse']);
  });

  const BACKERS =
    '<p><a href="https://x.example/material-ui/discover-more/backers/?a=1">Us</a></p>';

  // @proves S4.23
  test('an ad with a link to the backers page is replaced by an in-house ad', async () => {
    start(NETWORK);
    addNetworkAd(BACKERS);
    await pass(1);
    expect(kinds()).toEqual(['inHouse']);
    expect(container.childElementCount).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  // @proves S4.23
  test('even if the link appears later', async () => {
    start(NETWORK);
    addNetworkAd();
    await pass(10);
    container.querySelector('#network-ad')!.innerHTML = BACKERS;
    await pass(1);
    expect(kinds()).toEqual(['network', 'inHouse']);
  });

  test('a link to another page of the site is accepted', async () => {
    start(NETWORK);
    addNetworkAd('<a href="/material-ui/discover-more/showcase/">Showcase</a>');
    await pass(30);
    expect(kinds()).toEqual(['network']);
  });

  test('an invalid selector is reported once', async () => {
    start({ ...NETWORK, networkElement: '###' });
    await pass(3);
    expect(failures).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the service', () => {
  test('its ad is shown when it arrives', async () => {
    sayAds([AD]);
    start(SERVICE);
    await pass(0);
    expect(shown).toMatchObject([{ kind: 'service', ad: { name: 'Shop', description: 'Words.' } }]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is called before the network, whose script is not loaded if there is an ad', async () => {
    sayAds([AD]);
    start({ ...SERVICE, ...NETWORK });
    await pass(30);
    expect(kinds()).toEqual(['service']);
    expect(document.querySelector('script')).toBeNull();
  });

  test('that cannot be reached is followed by the network immediately', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    start({ ...SERVICE, ...NETWORK });
    await pass(0);
    expect(document.querySelector('script')).not.toBeNull();
    expect(requests).toHaveLength(1);
  });

  test('without ads is called 10 times, followed by the network', async () => {
    sayAds([]);
    start({ ...SERVICE, ...NETWORK });
    await jest.advanceTimersByTimeAsync(4499);
    expect(requests).toHaveLength(9);
    expect(document.querySelector('script')).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(10);
    expect(document.querySelector('script')).not.toBeNull();
    await pass(40);
    expect(requests).toHaveLength(10);
  });

  test('a late ad replaces the in-house ad', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    sayAds([]);
    start(SERVICE);
    await pass(6);
    expect(kinds()).toEqual(['inHouse']);
    sayAds([AD]);
    await pass(1);
    expect(kinds()).toEqual(['inHouse', 'service']);
  });

  test('a late ad waits until the user leaves the slot', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    sayAds([]);
    start(SERVICE);
    await pass(6);
    slot.tabIndex = 0;
    slot.focus();
    sayAds([AD]);
    await pass(3);
    expect(kinds()).toEqual(['inHouse']);
    slot.blur();
    await pass(1);
    expect(kinds()).toEqual(['inHouse', 'service']);
  });
});

describe('a service without ads does not indicate a blocker', () => {
  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));

  test('without a network, the in-house ad is shown, never the message', async () => {
    sayAds([]);
    start(SERVICE);
    await pass(5);
    expect(kinds()).toEqual([]);
    await pass(1);
    expect(kinds()).toEqual(['inHouse']);
    await pass(40);
    expect(kinds()).toEqual(['inHouse']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('without a network, an unreachable service is replaced immediately', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    start(SERVICE);
    await pass(0);
    expect(kinds()).toEqual(['inHouse']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('the network has 6 and 30 checks from when its script is requested', async () => {
    // After 4 checks, so the network's 6th check is the slot's 10th.
    answer = () =>
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new TypeError('Failed to fetch')), 4.5 * CHECK_MS);
      });
    start({ ...SERVICE, ...NETWORK });
    await pass(9);
    expect(kinds()).toEqual([]);
    await pass(1);
    expect(kinds()).toEqual(['message']);
    await pass(23);
    addNetworkAd();
    await pass(1);
    expect(kinds()).toEqual(['message', 'network']);
    expect(jest.getTimerCount()).toBe(0);
  });
});

// @proves S4.21, S9.2
describe('an empty or slow service, and a network that does not load', () => {
  const draw = (chance: number) => jest.spyOn(Math, 'random').mockReturnValue(chance);
  /** The empty service is given up after 4.5 s, and the network's 6th check is 3 s later. */
  const EMPTY = 9 + BLOCKED_AFTER;
  const answerLate = () => {
    answer = () =>
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new TypeError('Failed to fetch')), 8.5 * CHECK_MS);
      });
  };

  test.each<[number, string[]]>([
    [0, ['inHouse', 'message']],
    [0.1999, ['inHouse', 'message']],
    [0.2, ['inHouse']],
    [0.9999, ['inHouse']],
  ])(
    'the random number %d, after the sixth check for the network: %j',
    async (chance, expected) => {
      const random = draw(chance);
      sayAds([]);
      start({ ...SERVICE, ...NETWORK });
      await pass(EMPTY - 1);
      expect(kinds()).toEqual(['inHouse']);
      expect(random).not.toHaveBeenCalled();
      await pass(1);
      expect(kinds()).toEqual(expected);
      expect(random).toHaveBeenCalledTimes(1);
      await pass(40);
      expect(kinds()).toEqual(expected);
      expect(random).toHaveBeenCalledTimes(1);
      expect(jest.getTimerCount()).toBe(0);
    },
  );

  test('a slow service too', async () => {
    draw(0);
    answerLate();
    start({ ...SERVICE, ...NETWORK });
    await pass(8 + BLOCKED_AFTER - 1);
    expect(kinds()).toEqual(['inHouse']);
    await pass(1);
    expect(kinds()).toEqual(['inHouse', 'message']);
  });

  test('the message waits until the user leaves the slot', async () => {
    draw(0);
    sayAds([]);
    start({ ...SERVICE, ...NETWORK });
    slot.tabIndex = 0;
    slot.focus();
    await pass(EMPTY + 3);
    expect(kinds()).toEqual(['inHouse']);
    slot.blur();
    await pass(1);
    expect(kinds()).toEqual(['inHouse', 'message']);
  });

  test('an ad with a link to the backers page at the sixth check causes no random choice', async () => {
    draw(0);
    sayAds([]);
    start({ ...SERVICE, ...NETWORK });
    await pass(EMPTY - 1);
    addNetworkAd('<a href="/material-ui/discover-more/backers/">Us</a>');
    await pass(1);
    expect(kinds()).toEqual(['inHouse']);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('an unmounted slot', () => {
  test.each<[string, AdConfig]>([
    ['waits for the network', NETWORK],
    ['waits for the service', SERVICE],
  ])('while it %s leaves no timer, request or element', async (_name, config) => {
    start(config);
    await pass(2);
    stop();
    await pass(0);
    expect(jest.getTimerCount()).toBe(0);
    expect(requests.every(({ aborted }) => aborted)).toBe(true);
    expect(container.childElementCount).toBe(0);
    await pass(40);
    expect(kinds()).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('between two requests sends no more', async () => {
    sayAds([]);
    start({ ...SERVICE, ...NETWORK });
    await jest.advanceTimersByTimeAsync(600);
    const before = requests.length;
    stop();
    await pass(0);
    expect(jest.getTimerCount()).toBe(0);
    await pass(40);
    expect(requests).toHaveLength(before);
    expect(document.querySelector('script')).toBeNull();
  });
});
