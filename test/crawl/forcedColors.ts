/** Checks of the demos with forced colors, as in a contrast theme of Windows. */
import { type Page, settled } from '../e2e/support';
import { FORCED_COLORS_LIMITS } from './forcedColorsLimits';
import { type FoundTarget, installForcedColorsChecks } from './forcedColorsInPage';

/** What the checks have found on a page. */
export interface ForcedColorsResult {
  /** The number of controls and drawings. */
  count: number;
  /** A line per control or drawing that isn't visible, or whose focus isn't. */
  problems: string[];
  /** The reasons for the faults that the libraries cause. */
  limits: string[];
}

/**
 * Checks all demos of a page that is open with forced colors. Each control and each drawing with a meaning has to have
 * pixels that differ from the color around it, and each control has to change when it gets the focus by keyboard.
 */
export async function checkForcedColors(page: Page): Promise<ForcedColorsResult> {
  await settled(page);
  await page.evaluate(installForcedColorsChecks);
  const names = await page.evaluate(() => window.forcedColors.listStages());
  const found: FoundTarget[] = [];
  let count = 0;
  for (const name of names) {
    count += await page.evaluate((id) => window.forcedColors.start(id), name);
    const stage = page.locator(`[id="${name}"] [data-stage]`);
    const picture = await stage.screenshot({ animations: 'disabled' });
    found.push(
      ...(await page.evaluate(([data, limits]) => window.forcedColors.findBlank(data, limits), [
        picture.toString('base64'),
        FORCED_COLORS_LIMITS,
      ] as const)),
    );
  }
  // After this key, the browser shows focus rings.
  await page.keyboard.press('Tab');
  for (const name of names) {
    found.push(
      ...(await page.evaluate(([id, limits]) => window.forcedColors.findFocusUnseen(id, limits), [
        name,
        FORCED_COLORS_LIMITS,
      ] as const)),
    );
  }
  return {
    count,
    problems: found
      .filter(({ limit }) => limit === undefined)
      .map(({ fault, demo, html }) => `${TEXTS[fault]} in ${demo}: ${html}`),
    limits: [
      ...new Set(
        found.flatMap(({ limit }) =>
          limit === undefined ? [] : [FORCED_COLORS_LIMITS[limit]!.reason],
        ),
      ),
    ],
  };
}

const TEXTS = { blank: 'invisible', focus: 'focus invisible' } as const;
