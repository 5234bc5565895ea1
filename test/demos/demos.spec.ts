/** Issue 8, point 2: every demo, in all flavours, as TypeScript and as derived JavaScript, under the reader's settings. */
import type { DemoResult, DemoSetting } from '../../src/shared/demoReport';
import { expect, confined as test } from '../e2e/support';
import { FULL, select } from '../selection';
import { type ListedDemo, chooseSettings, listDemos } from './listDemos';
import { type OutsideDemos, openOutside } from './renderOutside';
import { NO_ANSWER, RESULTS } from './reporter';
import { getContextOptions } from './settings';
import { listChecks, visitDemos } from './visit';
import { NoAnswer, within } from './within';

/** Demos of one page and flavour: they are tried together. */
const groups = new Map<string, ListedDemo[]>();
for (const demo of select(listDemos(), ({ pathname }) => `${pathname}/`)) {
  const key = `${demo.pathname}/ ${demo.flavour}`;
  groups.set(key, [...(groups.get(key) ?? []), demo]);
}

for (const [key, demos] of groups) {
  test(`${key}: ${demos.length} demos`, async ({ browser, baseURL }, info) => {
    const results: DemoResult[] = [];
    let outside: Promise<OutsideDemos> | undefined;
    const open = async () => {
      const comparable = demos.filter(({ framed }) => !framed);
      return openOutside(await browser.newContext(), comparable, FULL ? 'TS' : 'JS');
    };
    const settings = chooseSettings(demos[0]!, FULL);
    /** In a browser of its own. */
    const visit = async (setting: DemoSetting) => {
      const context = await browser.newContext({
        ...getContextOptions(setting, baseURL!),
        baseURL: baseURL!,
      });
      const found = await visitDemos(
        await context.newPage(),
        demos,
        setting,
        () => (outside ??= open()),
        FULL,
      );
      await within(`${key} (${setting}): close`, 30_000, context.close());
      return found;
    };
    for (const setting of settings) {
      try {
        results.push(...(await visit(setting)));
      } catch (error) {
        if (!(error instanceof NoAnswer)) {
          throw error;
        }
        // A demo that hangs does so again; a fault that a check finds is never tried twice.
        info.annotations.push({ type: NO_ANSWER, description: error.message });
        outside = undefined;
        results.push(...(await visit(setting)));
      }
    }
    await (await outside)?.page.context().close();
    await info.attach(RESULTS, { body: JSON.stringify(results), contentType: 'application/json' });
    expect(results).toHaveLength(settings.length * demos.length * listChecks(FULL).length);
    expect(describeFailures(results)).toEqual([]);
  });
}

function describeFailures(results: readonly DemoResult[]): string[] {
  return results
    .filter(({ outcome }) => outcome === 'failed')
    .map(
      ({ file, variant, setting, check, detail }) =>
        `${file} (${variant}, ${setting}): ${check}: ${detail}`,
    );
}
