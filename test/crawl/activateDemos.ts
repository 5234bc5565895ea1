/** Demos are activated when they come near the viewport. */
import type { Page } from '../e2e/support';

/** The default time limit for the activation of a demo, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Scrolls to every demo of the page, one after the other, and waits until it is live. It runs in one call, because a
 * call per demo would be slow.
 * @throws Error with the name of a demo that wasn't activated.
 */
export async function activateDemos(page: Page, patience = PATIENCE): Promise<void> {
  const inactive = await page.evaluate(async (limit) => {
    const isAlive = (block: Element) => {
      const frame = block.querySelector('iframe');
      return frame
        ? (frame.contentDocument?.body?.childElementCount ?? 0) > 0
        : block.querySelector('[data-live]') !== null;
    };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const { id } of document.querySelectorAll('[data-demo]')) {
      // Activation can replace the element.
      const find = () => document.getElementById(id)!;
      find().scrollIntoView({ block: 'center', behavior: 'instant' });
      // A demo that loads on demand waits for the pointer.
      find()
        .querySelector('[data-on-demand]')
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
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
  if (inactive !== undefined) {
    throw new Error(`The demo ${inactive} on ${page.url()} was not activated`);
  }
}
