/** A page of each kind: it hydrates, fits a phone, and has the user's mode and direction. */
import { KINDS } from '../../tools/proof/plan';
import { PHONE, activateDemos, expect, test } from './support';

for (const [kind, url] of Object.entries(KINDS)) {
  test(`${kind}: opens, activates its demos, and fits a phone, in both modes and directions`, async ({
    tab,
  }) => {
    await tab.open(url);
    const readStatus = async () => (await fetch(location.href, { method: 'HEAD' })).status;
    expect(await tab.evaluate(readStatus, undefined), 'status').toBe(200);
    await activateDemos(tab);
    await tab.driver.resize(PHONE);
    const findWide = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return `${Math.max(scrollWidth, clientWidth) - clientWidth} px too wide at ${window.innerWidth}`;
    };
    await tab.until(findWide, undefined, '0 px too wide at 390');
    await tab.evaluate(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('fieldguide-theme', JSON.stringify({ direction: 'rtl' }));
    }, undefined);
    await tab.reload();
    await tab.until(findWide, undefined, '0 px too wide at 390');
    const shown = await tab.evaluate(() => {
      const { direction, colorScheme } = getComputedStyle(document.documentElement);
      return { direction, colorScheme };
    }, undefined);
    expect(shown).toEqual({ direction: 'rtl', colorScheme: 'dark' });
  });
}
