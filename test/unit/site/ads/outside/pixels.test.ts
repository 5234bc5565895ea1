/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sendPixels } from '@/src/site/ads/outside/pixels';

const PIXELS = ['https://count.example/1', 'https://count.example/2'];

let images: HTMLImageElement[];
const RealImage = window.Image;

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
  Reflect.deleteProperty(navigator, 'doNotTrack');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const ask = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

// @proves S7.4
test('each address is a picture that does not say where it was seen', () => {
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
])('%s %p: %d pictures', (name, value, count) => {
  ask(name, value);
  sendPixels(PIXELS);
  expect(images).toHaveLength(count);
});
