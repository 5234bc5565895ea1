/** Uses demos as a careless user would. */
import { planUse, readPlan } from '../../tools/proof/plan';
import { aboutPage } from '../../tools/proof/reporter';
import { expect, confined as test } from '../e2e/support';
import { exerciseDemo } from './exercise';
import { listDemos } from './listDemos';

for (const demo of planUse(listDemos(), readPlan())) {
  const { pathname, flavour, name } = demo;
  const about = aboutPage({ page: `${pathname}/`, check: 'use', setting: `${name} (${flavour})` });
  test(`${pathname}/ ${flavour} ${name} survives use`, about, async ({ browser, site }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    const faults = await exerciseDemo(await context.newPage(), demo);
    await context.close();
    expect(faults).toEqual([]);
  });
}
