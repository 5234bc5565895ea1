/** Support for tests of the inspector: src/site/features/inspect. */
import type { Locator, Page } from '@playwright/test';

/** Presses I in the toolbar of a demo. */
export async function openInspector(page: Page, demo: Locator): Promise<Locator> {
  await demo.getByRole('toolbar').getByRole('button').first().focus();
  await page.keyboard.press('i');
  const panel = page.locator('[data-inspect] section');
  await panel.getByRole('tree').waitFor();
  return panel;
}

/** The points of an element to try, as parts of its size: the center first. */
const STEPS = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98];

/**
 * Points at an element until the inspector names it. Other components can cover a part of it.
 * @returns whether it did.
 */
export async function pointAt(panel: Locator, element: Locator, place: string): Promise<boolean> {
  const box = await element.boundingBox();
  const cursor = panel.getByRole('button').first();
  for (const down of box ? STEPS : []) {
    for (const across of STEPS) {
      const [x, y] = [box!.x + box!.width * across, box!.y + box!.height * down];
      await panel.page().mouse.move(x, y);
      // React renders the name after the event.
      await panel.page().evaluate(async () => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      });
      if ((await cursor.textContent()) === place) {
        await panel.page().mouse.click(x, y);
        return true;
      }
    }
  }
  return false;
}

/** The color of the tried declaration, which nothing else on the pages has. */
export const TRIED = 'rgb(1, 2, 3)';

/** Counts the elements with the tried outline: those of the demo with the class, and others. */
export async function countTried(
  page: Page,
  demo: string,
  className: string,
): Promise<{ own: number; withClass: number; others: number }> {
  return page.evaluate(
    ([name, place, color]) => {
      const stage = document.querySelector(`[data-demo="${name}"] [data-stage]`)!;
      const tried = [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).outlineColor === color,
      );
      const own = tried.filter(
        (element) => stage.contains(element) && element.classList.contains(place!),
      );
      return {
        own: own.length,
        withClass: stage.querySelectorAll(`.${place}`).length,
        others: tried.length - own.length,
      };
    },
    [demo, className, TRIED] as const,
  );
}
