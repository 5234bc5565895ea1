import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { IN_HOUSE_ADS, pickInHouseAd } from '@/src/site/features/ads/inHouseAds';

afterEach(() => {
  jest.restoreAllMocks();
});

// @proves S9.9
test('the five in-house ads are those of S9.9', () => {
  expect(IN_HOUSE_ADS.map(({ label }) => label)).toEqual([
    'in-house-scaffold',
    'in-house-templates',
    'in-house-themes',
    'in-house-support',
    'in-house-design-kit',
  ]);
});

test('all have the same probability', () => {
  const random = jest.spyOn(Math, 'random');
  const counts = new Map<string, number>();
  for (let step = 0; step < 1000; step += 1) {
    random.mockReturnValueOnce(step / 1000);
    const { label } = pickInHouseAd();
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual([200, 200, 200, 200, 200]);
});

describe.each(IN_HOUSE_ADS)('$label', ({ name, link, description, img }) => {
  test('has an https link and a text that fits on a small screen', () => {
    expect(link).toMatch(/^https:\/\/[\w.-]+\//);
    expect(name.length).toBeLessThanOrEqual(20);
    expect((description as string).length).toBeLessThanOrEqual(56);
  });

  test('has an image of 130 × 100 that is small and self-contained', () => {
    const svg = decodeURIComponent(/^data:image\/svg\+xml,(.*)$/.exec(img!)![1]!);
    expect(svg).toContain('viewBox="0 0 130 100" width="130" height="100"');
    expect(svg.length).toBeLessThan(1200);
    expect(svg).not.toMatch(/href|url\(|<script|\son\w+=|<text/);
  });
});
