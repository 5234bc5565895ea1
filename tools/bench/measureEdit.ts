/** Measures editing a demo: from a key press in the editor to the painted demo. */
import type { BenchContext } from './parts';
import { type Metric, getMedian } from './results';
import { withSlowPage } from './slowPage';
import { measurePaint } from './watchPaint';

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
    await demo.locator('[data-live]', { hasText: text }).waitFor();
    await rest();
    const found: number[] = [];
    for (const key of KEYS) {
      text += key;
      const time = await measurePaint(
        page,
        { event: 'keydown', selector: `[data-demo="${DEMO}"] [data-live]`, text, limit: 10_000 },
        () => page.keyboard.press(key),
      );
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
