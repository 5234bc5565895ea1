/** Uses demos as a careless user would. The demos of one page and flavor are tested together. */
import { readPlan } from '../../tools/proof/plan';
import { expect, confined as test } from '../e2e/support';
import { listDemos } from './listDemos';
import { groupDemos } from './groupDemos';
import { exerciseDemos } from './exercise';

for (const { key, demos } of groupDemos(listDemos(), readPlan(), ['light'])) {
  test(`${key}: ${demos.length} demos survive use`, async ({ browser, site }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    const faults = await exerciseDemos(await context.newPage(), demos);
    await context.close();
    expect(
      [...faults].flatMap(([name, found]) => found.map((fault) => `${name}: ${fault}`)),
    ).toEqual([]);
  });
}
