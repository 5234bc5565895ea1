/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sendPixels } from '@/src/site/features/ads/external/pixels';

const PIXELS = ['https://count.example/1', 'https://count.example/2'];

let images: HTMLImageElement[];
const RealImage = window.Image;
const { NODE_ENV } = process.env;

beforeEach(() => {
  images = [];
  window.Image = function createImage() {
    const image = new RealImage();
    images.push(image);
    return image;
  } as unknown as typeof Image;
});
afterEach(() => {
  window.Image = RealImage;
  Object.assign(process.env, { NODE_ENV });
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'doNotTrack');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const ask = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

// @proves S7.4
test('each address is loaded as an image without referrer', () => {
  sendPixels(PIXELS);
  expect(images.map(({ src, referrerPolicy }) => [src, referrerPolicy])).toEqual(
    PIXELS.map((pixel) => [pixel, 'no-referrer']),
  );
});

test.each([
  ['doNotTrack', '1', 0],
  ['doNotTrack', '0', 2],
  ['doNotTrack', 'unspecified', 2],
  ['doNotTrack', null, 2],
  ['globalPrivacyControl', true, 0],
  ['globalPrivacyControl', false, 2],
])('%s %p: %d images', (name, value, count) => {
  ask(name, value);
  sendPixels(PIXELS);
  expect(images).toHaveLength(count);
});

describe('pixels that are dropped', () => {
  /** Loads the module again, because a warning is logged once per page. */
  async function openPage(environment: string) {
    Object.assign(process.env, { NODE_ENV: environment });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.resetModules();
    const page = {
      ...(await import('@/src/site/features/ads/external/pixels')),
      ...(await import('@/src/site/features/ads/external/parseAdResponse')),
    };
    return { ...page, readWarnings: () => warn.mock.calls.map(([text]) => String(text)) };
  }
  const answer = JSON.stringify({
    ads: [{ statlink: 'https://shop.example/', pixel: 'https://elsewhere.example/1|| ||' }],
  });

  test('from another origin cause one warning in development, which names the setting', async () => {
    const { parseAdResponse, readWarnings } = await openPage('development');
    await parseAdResponse(answer);
    await parseAdResponse(answer);
    expect(readWarnings()).toEqual([expect.stringMatching(/: 1\. .*NEXT_PUBLIC_AD_PIXEL_ORIGINS/)]);
  });

  test('because of privacy signals cause one as well', async () => {
    ask('globalPrivacyControl', true);
    const page = await openPage('development');
    page.sendPixels([]);
    expect(page.readWarnings()).toEqual([]);
    page.sendPixels(PIXELS);
    page.sendPixels(PIXELS);
    expect(page.readWarnings()).toEqual([expect.stringMatching(/: 2\. .*not to be tracked/)]);
  });

  test('cause none in production', async () => {
    ask('globalPrivacyControl', true);
    const page = await openPage('production');
    page.sendPixels(PIXELS);
    await page.parseAdResponse(answer);
    expect(page.readWarnings()).toEqual([]);
  });
});
