/**
 * Tests of the watch itself, and of the Content-Security-Policy. An error in the watch would let every other test pass.
 */
import {
  PAGES,
  type Page,
  confined as test,
  createWatch,
  expect,
  open,
  reportViolationsOf,
} from './support';

const HOME = '/';

/** Actions that the watch must report, and the start of each report. */
const VIOLATIONS: Readonly<Record<string, [provoke: () => void, report: RegExp]>> = {
  'an error in the console': [
    () => console.error('provoked error'),
    /^console error: provoked error/,
  ],
  'a warning in the console': [
    () => console.warn('provoked warning'),
    /^console warning: provoked warning/,
  ],
  'an error that nobody catches': [
    () =>
      void setTimeout(() => {
        throw new Error('provoked throw');
      }),
    /^page error: .*provoked throw/,
  ],
  'a promise that nobody catches': [
    () => void Promise.reject(new Error('provoked rejection')),
    /^page error: .*provoked rejection/,
  ],
  'a response of 404': [
    () => void fetch('/no-such-file.js'),
    /^response 404: .*\/no-such-file\.js$/,
  ],
  'a request to any other host': [
    // The policy forbids fetching from there; a window may open any address.
    () => void window.open('https://example.com/'),
    /^failed request: https:\/\/example\.com\/ \(net::ERR_NAME_NOT_RESOLVED\)/,
  ],
  'code made of text': [
    () => void setTimeout('window.provoked = 1'),
    /^console error: Content-Security-Policy violated: script-src eval/,
  ],
  'a request that the policy forbids': [
    () => void fetch('https://example.org/').catch(() => {}),
    /^console error: Content-Security-Policy violated: connect-src https:\/\/example\.org\//,
  ],
  'a script from outside': [
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.provoked = 1';
      document.body.append(script);
    },
    /^console error: Content-Security-Policy violated: script-src-elem inline/,
  ],
};

/** Inserts a script into the HTML of a page, as an attacker on the network could. */
async function addScript(page: Page, url: string): Promise<void> {
  await page.route(`**${url}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('<body>', '<body><script>window.provoked=1</script>'),
    });
  });
}

test('The watch reports all problems; violations of the policy are blocked, and cannot be allowed', async ({
  context,
  page,
}) => {
  const watch = createWatch();
  await reportViolationsOf(context);
  watch.listen(context);
  await open(page, HOME);
  expect(watch.report(), 'of a page where nothing goes wrong').toEqual([]);

  for (const [name, [provoke, report]] of Object.entries(VIOLATIONS)) {
    const before = watch.problems.length;
    await page.evaluate(provoke);
    await expect
      .poll(() => watch.problems.slice(before).some((problem) => report.test(problem)), name)
      .toBe(true);
  }
  await addScript(page, HOME);
  const before = watch.problems.length;
  await page.reload();
  await expect
    .poll(() => watch.problems.slice(before))
    .toContainEqual(
      expect.stringMatching(/Content-Security-Policy violated: script-src-elem inline/),
    );
  expect(await page.evaluate(() => 'provoked' in window), 'a script that the policy forbids').toBe(
    false,
  );

  expect(watch.report()).toEqual(watch.problems);
  watch.allow(/./);
  watch.tolerate(/./);
  const left = watch.report();
  expect(left.filter((problem) => !/Content.Security.Policy/.test(problem))).toEqual([]);
  for (const [provoked] of [['script-src eval'], ['connect-src'], ['script-src-elem inline']]) {
    expect(left.join('\n')).toContain(`Content-Security-Policy violated: ${provoked}`);
  }
  watch.allow(/what never comes/);
  expect(watch.report().at(-1)).toBe('expected, but never came: /what never comes/');
});

test('The list of pages contains every kind of page', () => {
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
