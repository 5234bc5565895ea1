/**
 * Pages of the export in a browser: with scripts, after every demo has been scrolled into view, in the modes,
 * directions and widths that the plan of the run names. test/export checks the files, bare.spec.ts the pages without
 * scripts.
 */
import { type Visit, planVisits, readPlan } from '../../tools/proof/plan';
import { aboutPage } from '../../tools/proof/reporter';
import { ALL_PAGES, type Page, activatePlayground, expect, hydrated } from '../e2e/support';
import { type ExportedSite, openExport } from '../export/site';
import { findAppearanceProblems, findImageProblems } from './appearance';
import { quiet, test } from './browser';
import { findContentProblems, readContents } from './content';
import { activateDemos } from './activateDemos';
import { findWidthProblems } from './width';

let opened: ExportedSite | undefined;
/** Only needed for pages with links that scripts have added. */
const getExport = () => (opened ??= openExport());

/** Pages and widths whose markup axe has checked in an earlier visit of this run. */
const asked = new Set<string>();

for (const visit of planVisits(ALL_PAGES, readPlan())) {
  const { url, mode, direction, widths } = visit;
  const known = widths.filter((width) => asked.has(`${url} ${width}`));
  widths.forEach((width) => asked.add(`${url} ${width}`));
  const setting = `${mode} ${direction} ${widths.join(' and ')} px`;
  // @proves S1.1, S6.1
  test(
    describeVisit(visit, known),
    aboutPage({ page: url, check: 'axe', setting }),
    async ({ crawler, site }) => {
      const page = await crawler.openScripted({ mode, direction, width: widths[0]! });
      const response = await page.goto(url);
      expect(response?.status(), 'status').toBe(200);
      const html = (await response?.text()) ?? '';
      await hydrated(page);
      await activateDemos(page);
      await activatePlayground(page);
      for (const width of widths) {
        await setWidth(page, width);
        expect.soft(await findImageProblems(page), 'images').toEqual([]);
        await quiet(page);
        const contents = await readContents(page, html);
        const problems = findContentProblems(contents, url, {
          hasPage: (target) => getExport().hasPage(target),
          hasFile: (pathname) => getExport().hasFile(pathname),
          getIds(target) {
            site.recordRequest(site.url + target);
            return getExport().getIds(target);
          },
        });
        expect.soft(problems, `content at ${width} px`).toEqual([]);
        expect.soft(contents.live.shown, 'combination').toEqual({ mode, direction, width });
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const appearance = await findAppearanceProblems(page, known.includes(width));
        expect.soft(appearance, `axe at ${width} px`).toEqual([]);
      }
      expect.soft(await findWidthProblems(page, true), '320 px').toEqual([]);
    },
  );
}

/** Returns the title of a visit's test. It lists all checks, because verdicts are remembered by title. */
function describeVisit(visit: Visit, known: readonly number[]): string {
  const widths = visit.widths.map(
    (width) => `${width} px${known.includes(width) ? ' (colors and sizes)' : ''}`,
  );
  return `${visit.url} ${visit.mode} ${visit.direction} ${widths.join(', ')}`;
}

async function setWidth(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  if (size && size.width !== width) {
    await page.setViewportSize({ ...size, width });
  }
}
