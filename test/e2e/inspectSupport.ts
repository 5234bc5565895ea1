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

/**
 * Finds a point of an element that no other component covers.
 * @returns the point in the window, or undefined if there is none.
 */
export async function findPoint(element: Locator): Promise<{ x: number; y: number } | undefined> {
  return element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const isComponent = (one: Element) =>
      /(?:^|\s)(?:Mui|base-)[A-Z]/.test(one.getAttribute('class') ?? '');
    const steps = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98];
    const points = steps.flatMap((down) =>
      steps.map((across) => ({ x: left + width * across, y: top + height * down })),
    );
    return points.find(({ x, y }) => {
      let hit =
        document.elementsFromPoint(x, y).find((one) => getComputedStyle(one).opacity !== '0') ??
        null;
      // Private components have no place in the API reference.
      while (
        hit &&
        hit !== target &&
        (!isComponent(hit) || hit.matches('.MuiTouchRipple-root, .MuiTouchRipple-root *'))
      ) {
        hit = hit.parentElement;
      }
      // Elements that ignore the pointer are hit through the element around them.
      return (
        hit === target ||
        (getComputedStyle(target).pointerEvents === 'none' && hit?.contains(target) === true)
      );
    });
  });
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
