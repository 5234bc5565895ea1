/** The watch itself: a net with a hole would let every other test pass. */
import { PAGES, expect, open, test } from './support';

for (const [name, provoke, pattern] of [
  [
    'an error in the console',
    () => console.error('provoked error'),
    /^console error: provoked error/,
  ],
  [
    'a warning in the console',
    () => console.warn('provoked warning'),
    /^console warning: provoked/,
  ],
  [
    'an error that nobody catches',
    () =>
      void setTimeout(() => {
        throw new Error('provoked throw');
      }),
    /^page error: .*provoked throw/,
  ],
  [
    'a promise that nobody catches',
    () => void Promise.reject(new Error('provoked rejection')),
    /^page error: .*provoked rejection/,
  ],
  [
    'a request to any other host',
    // The policy lets no page fetch from there; a window may go anywhere.
    () => void window.open('https://example.com/'),
    /^failed request: https:\/\/example\.com\/ \(net::ERR_NAME_NOT_RESOLVED\)/,
  ],
  ['a response of 404', () => void fetch('/no-such-file.js'), /^response 404: .*no-such-file\.js/],
] as const) {
  test(`The watch reports ${name}`, async ({ page, watch }) => {
    await open(page, '/');
    expect(watch.problems).toEqual([]);
    watch.allow(pattern);
    // The browser adds a line of its own to the console.
    if (/response/.test(pattern.source)) {
      watch.allow(/^console error: Failed to load resource/);
    }
    await page.evaluate(provoke);
    await expect.poll(() => watch.problems.some((problem) => pattern.test(problem))).toBe(true);
  });
}

for (const [name, provoke] of [
  ['code made of text', () => void setTimeout('window.provoked = 1')],
  ['a request that the policy forbids', () => void fetch('https://example.com/').catch(() => {})],
] as const) {
  test(`The watch reports ${name} even to a test that allows it`, async ({ page, watch }) => {
    test.fail(true, 'a violation of the policy must fail its test');
    await open(page, '/');
    watch.allow(/Content.Security.Policy/);
    await page.evaluate(provoke);
    // Were nothing reported, this would pass and the test be told that it should have failed.
    for (let tenth = 0; tenth < 50 && watch.problems.length === 0; tenth += 1) {
      await page.waitForTimeout(100);
    }
  });
}

test('The list of pages holds every kind of page', () => {
  expect(PAGES.length).toBeGreaterThan(40);
  expect(PAGES).toEqual(
    expect.arrayContaining([
      '/',
      '/404/',
      '/material-ui/react-button/',
      '/joy-ui/react-button/',
      '/base-ui/react-select/',
      '/system/react-box/',
      '/experiments/docs/demos/',
      '/x/react-data-grid/',
    ]),
  );
});
