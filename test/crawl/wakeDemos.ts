/** Demos come to life when they come near. */
import type { Page } from '../e2e/support';

/** How long a demo may take unless the caller says otherwise, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Brings every demo of the page on screen, one after the other, and waits until each is alive; in one go, without asking
 * the browser for each.
 * @throws Error that names the demo that stayed asleep.
 */
export async function wakeDemos(page: Page, patience = PATIENCE): Promise<void> {
  const asleep = await page.evaluate(async (limit) => {
    const isAlive = (block: Element) => {
      const frame = block.querySelector('iframe');
      return frame
        ? (frame.contentDocument?.body?.childElementCount ?? 0) > 0
        : block.querySelector('[data-live]') !== null;
    };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const { id } of document.querySelectorAll('[data-demo]')) {
      // Code that comes to life may replace the block.
      const find = () => document.getElementById(id)!;
      find().scrollIntoView({ block: 'center', behavior: 'instant' });
      const end = performance.now() + limit;
      while (!isAlive(find()) && performance.now() < end) {
        await nextFrame();
      }
      if (!isAlive(find())) {
        return id;
      }
    }
    return undefined;
  }, patience);
  if (asleep !== undefined) {
    throw new Error(`The demo ${asleep} on ${page.url()} did not come to life`);
  }
}
