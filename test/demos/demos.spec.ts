/** Issue 8, point 2: every demo, in all flavours, as TypeScript and as derived JavaScript, under the reader's settings. */
import { DEMO_SETTINGS, type DemoResult } from '../../src/shared/demoReport';
import { expect, confined as test } from '../e2e/support';
import { FULL, select } from '../selection';
import { type ListedDemo, chooseSettings, listDemos } from './listDemos';
import { type OutsideDemos, openOutside } from './renderOutside';
import { RESULTS } from './reporter';
import { getContextOptions } from './settings';
import { listChecks, visitDemos } from './visit';

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
    for (const setting of DEMO_SETTINGS) {
      const chosen = demos.filter((demo) => chooseSettings(demo, FULL).includes(setting));
      const context = await browser.newContext({
        ...getContextOptions(setting, baseURL!),
        baseURL: baseURL!,
      });
      results.push(
        ...(await visitDemos(
          await context.newPage(),
          chosen,
          setting,
          () => (outside ??= open()),
          FULL,
        )),
      );
      await context.close();
    }
    await (await outside)?.page.context().close();
    await info.attach(RESULTS, { body: JSON.stringify(results), contentType: 'application/json' });
    const visits = demos.flatMap((demo) => chooseSettings(demo, FULL)).length;
    expect(results).toHaveLength(visits * listChecks(FULL).length);
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
