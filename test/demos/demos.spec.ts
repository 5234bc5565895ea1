/**
 * Tests demos in all flavors, as TypeScript and as derived JavaScript, with the user's settings. The demos of one page
 * and flavor are tested together, in one visit per setting.
 */
import { expect, confined as test } from '../e2e/support';
import { readPlan } from '../../tools/proof/plan';
import { aboutPage } from '../../tools/proof/reporter';
import { DEMO_SETTINGS } from './demoResult';
import { groupDemos } from './groupDemos';
import { listDemos } from './listDemos';
import { type OutsideDemos, openOutside } from './renderOutside';
import { getContextOptions } from './settings';
import { isHydratedAsDerived, listChecks, visitDemos } from './visit';
import { TimeoutError, withTimeout } from './withTimeout';

const plan = readPlan();
const full = plan.scope === 'full';

for (const { key, page, flavour, demos, settings } of groupDemos(
  listDemos(),
  plan,
  DEMO_SETTINGS,
)) {
  for (const setting of settings) {
    const about = aboutPage({
      page,
      check: 'demos',
      setting: `${demos.length} demos (${flavour}, ${setting})`,
    });
    test(`${key}: ${demos.length} demos (${setting})`, about, async ({ browser, site }, info) => {
      const visit = async () => {
        let outside: Promise<OutsideDemos> | undefined;
        const open = async () => {
          const comparable = demos.filter(({ framed }) => !framed);
          const context = await browser.newContext();
          const derived = comparable.filter((demo) => isHydratedAsDerived(full, demo));
          return openOutside(context, comparable, derived, site.url);
        };
        const context = await browser.newContext({
          ...getContextOptions(setting, site.url),
          baseURL: site.url,
        });
        const found = await visitDemos(
          await context.newPage(),
          demos,
          setting,
          () => (outside ??= open()),
          full,
        );
        await withTimeout(`${key} (${setting}): close`, 30_000, context.close());
        await (await outside)?.page.context().close();
        return found;
      };
      const results = await visit().catch((error: unknown) => {
        if (!(error instanceof TimeoutError)) {
          throw error;
        }
        // A timeout of the browser may be retried. Errors that a check finds never are.
        info.annotations.push({ type: 'no answer', description: error.message });
        return visit();
      });
      expect(results).toHaveLength(demos.flatMap((demo) => listChecks(full, demo)).length);
      expect(
        results.flatMap(({ file, variant, check, errors }) =>
          errors.map((error) => `${file} (${variant}, ${setting}): ${check}: ${error}`),
        ),
      ).toEqual([]);
    });
  }
}
