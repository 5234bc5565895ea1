/**
 * Every page of the export, each in one combination of mode, direction and width, those of KINDS in all of them:
 * once as it is served, without scripts, and once with them, when every demo has been on screen.
 */
import { findAxeFaults } from '../e2e/axe';
import {
  ALL_PAGES,
  expect,
  hydrated,
  isDocsPage,
  scrollThrough,
  wakePlayground,
} from '../e2e/support';
import { FULL, select } from '../selection';
import { quiet, test } from './browser';
import { findLeanFaults, readProse } from './leanHtml';
import { type Visit, planVisits } from './plan';
import { readDocument, showImages } from './readDocument';
import { findImageFaults, findStructureFaults } from './structure';
import { findWidthFaults } from './width';

/** What is kept for readers without a network, and which demo is to stand alone, only scripts know. */
const WRITTEN_BY_SCRIPTS = ['/demo/', '/offline/'];

/** The title of a visit's test. */
const describeVisit = ({ url, mode, direction, width }: Visit) =>
  `${url} ${mode} ${direction} ${width} px`;

for (const visit of planVisits(
  select(ALL_PAGES, (url) => url),
  FULL,
)) {
  const { url, ...combination } = visit;
  test(describeVisit(visit), async ({ crawler }) => {
    test.setTimeout(90_000);
    const bare = await crawler.openBare(visit);
    const response = await bare.goto(url);
    expect(response?.status(), 'status').toBe(200);
    const served = await readDocument(bare);
    expect.soft(findStructureFaults(served, url), 'as served').toEqual([]);
    if (isDocsPage(url)) {
      const html = (await response?.text()) ?? '';
      const faults = findLeanFaults(html, await readProse(bare));
      expect.soft(faults, 'prose that travels twice').toEqual([]);
    }
    expect.soft(await findWidthFaults(bare, false), '320 px, as served').toEqual([]);

    const page = await crawler.openScripted(visit);
    await page.goto(url);
    await hydrated(page);
    await scrollThrough(page);
    await wakePlayground(page);
    await showImages(page);
    await quiet(page);
    const live = await readDocument(page);
    expect.soft(live.shown, 'combination').toEqual(combination);
    expect.soft(findStructureFaults(live, url), 'with scripts').toEqual([]);
    expect.soft(findImageFaults(live), 'images').toEqual([]);
    expect.soft(served.title, 'title without scripts').toBe(live.title);
    if (!WRITTEN_BY_SCRIPTS.includes(url)) {
      expect.soft(served.texts.length, 'texts without scripts').toBeGreaterThan(1);
      expect.soft(served.texts, 'texts without scripts').toEqual(live.texts);
      expect.soft(served.prose, 'prose without scripts').toEqual(live.prose);
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await findAxeFaults(page), 'axe').toEqual([]);
    expect.soft(await findWidthFaults(page, true), '320 px, with scripts').toEqual([]);
  });
}
