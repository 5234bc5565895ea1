/** Measures editing a demo: from a key press in the editor to the painted demo. */
import type { Frame, Page } from 'playwright-core';
import type { BenchContext } from './parts';
import { type Metric, getMedian } from './results';
import { withSlowPage } from './slowPage';

const PAGE = '/material-ui/react-button/';
const DEMO = 'BasicButtons';
/** The last label of that demo, and what stands behind it on its line. */
const LABEL = 'Discard';
const BEHIND = '</Button>';
const KEYS = 'abcdefghijklmnopqrst';

export async function measureEdit({
  getBrowser,
  getSite,
  getCalibration,
  say,
}: BenchContext): Promise<Metric[]> {
  const [browser, site] = await Promise.all([getBrowser(), getSite()]);
  const { slower } = await getCalibration();
  say(`${KEYS.length} keys in ${DEMO}`);
  const times = await withSlowPage(browser, slower, async ({ page, rest }) => {
    await page.goto(site + PAGE, { waitUntil: 'load' });
    const demo = page.locator(`[data-demo="${DEMO}"]`);
    await demo.scrollIntoViewIfNeeded();
    const show = demo.getByRole('button', { name: 'Show code' });
    await show.click();
    await demo.getByRole('button', { name: 'Edit', exact: true }).waitFor({ state: 'attached' });
    await demo.locator('pre:visible, .cm-scroller:visible').first().focus();
    await page.keyboard.press('Enter');
    await demo.locator('.cm-content').waitFor();
    await rest();
    await demo.locator('.cm-line', { hasText: `${LABEL}${BEHIND}` }).click();
    await page.keyboard.press('End');
    for (let step = 0; step < BEHIND.length; step += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    // The first key press loads the compiler and the packages of the demo.
    await page.keyboard.press('!');
    let text = `${LABEL}!`;
    const element = demo.locator('iframe[data-edited="shown"]');
    await element.contentFrame().locator('[data-live]', { hasText: text }).waitFor();
    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) {
      throw new Error(`The edited demo ${DEMO} has no frame`);
    }
    await rest();
    const found: number[] = [];
    for (const key of KEYS) {
      text += key;
      const time = await measureFramedPaint(page, frame, text, () => page.keyboard.press(key));
      if (time === undefined) {
        throw new Error(`The demo ${DEMO} didn't show "${text}" within 10 s of the key press`);
      }
      found.push(time);
      await page.waitForTimeout(300);
    }
    return found;
  });
  const note =
    'with the pause for further keys that src/site/features/demo/live/session.tsx makes before it compiles';
  return [
    {
      subject: 'live edit',
      measure: 'key to demo painted, median',
      unit: 'ms',
      value: getMedian(times),
      runs: times,
      note,
    },
    {
      subject: 'live edit',
      measure: 'key to demo painted, worst',
      unit: 'ms',
      value: Math.max(...times),
    },
  ];
}

/** In milliseconds. */
const LIMIT = 10_000;

/**
 * Measures the time from a key press in the page to the paint of a text in a frame of another origin. Both have clocks of
 * their own, with a common origin.
 * @returns milliseconds; undefined if the text isn't painted in time.
 */
async function measureFramedPaint(
  page: Page,
  frame: Frame,
  text: string,
  act: () => Promise<void>,
): Promise<number | undefined> {
  await page.evaluate(() => {
    const pressed = new Promise((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
        capture: true,
        once: true,
      });
    });
    Object.assign(window, { benchPressed: pressed });
  });
  await frame.evaluate(
    ({ expected, limit }) => {
      const painted = new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), limit);
        const observer = new MutationObserver(() => {
          if (document.body.textContent?.includes(expected)) {
            observer.disconnect();
            clearTimeout(timer);
            // The frame is painted once its callbacks have run: the next message comes after that.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
              port2.postMessage(undefined);
            });
          }
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      Object.assign(window, { benchPainted: painted });
    },
    { expected: text, limit: LIMIT },
  );
  await act();
  const pressed = await page.evaluate(
    () => (window as unknown as { benchPressed: Promise<number> }).benchPressed,
  );
  const painted = await frame.evaluate(
    () => (window as unknown as { benchPainted: Promise<number | undefined> }).benchPainted,
  );
  return painted === undefined ? undefined : painted - pressed;
}
