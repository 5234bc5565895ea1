/** Scrolling to demos, which activates them. */
import { type Page, settled } from '../e2e/support';

/**
 * Scrolls to a demo and waits until it is live.
 * @throws Error when it isn't activated.
 */
export async function activateDemo(page: Page, name: string): Promise<void> {
  await page.evaluate(
    (id) => document.getElementById(id)!.scrollIntoView({ block: 'center', behavior: 'instant' }),
    name,
  );
  await page
    .waitForFunction(
      (id) => {
        const block = document.getElementById(id)!;
        const frame = block.querySelector<HTMLIFrameElement>('iframe[data-stage]');
        return frame
          ? (frame.contentDocument?.body.childElementCount ?? 0) > 0
          : block.querySelector('[data-live]');
      },
      name,
      { timeout: 15_000 },
    )
    .catch((error: unknown) => {
      throw new Error(`The demo ${name} on ${page.url()} was not activated: ${String(error)}`);
    });
  await settled(page);
}
