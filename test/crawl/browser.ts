/**
 * The two browsers of the crawl: one without scripts and one with scripts. Each worker starts both once. They keep the
 * HTTP cache between visits, as a user's browser does; storage and cookies are cleared before each visit.
 */
import {
  type BrowserContext,
  type Page,
  confined,
  createWatch,
  expect,
  reportViolationsOf,
} from '../e2e/support';
import { THEME_SETTINGS_KEY } from '../../src/site/state/themeSettings';
import type { Combination } from '../../tools/proof/plan';

const HEIGHT = 800;

/** The settings with which a page is opened. */
interface Setting extends Omit<Combination, 'widths'> {
  /** In CSS pixels. */
  width: number;
  height?: number;
  /** Whether the system replaces colors. */
  forcedColors?: boolean;
}

interface Crawler {
  /** Opens a page without scripts, so it is left to right. */
  openBare: (setting: Setting) => Promise<Page>;
  /** Opens a page with scripts. */
  openScripted: (setting: Setting) => Promise<Page>;
}

interface Browsers {
  bare: Page;
  ltr: Page;
  rtl: Page;
}

export const test = confined.extend<{ crawler: Crawler }, { browsers: Browsers }>({
  browsers: [
    async ({ browser, site }, provide) => {
      const openPage = async (javaScriptEnabled: boolean) => {
        const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url });
        await reportViolationsOf(context);
        countRequests(context);
        // Files from an earlier visit are in the cache, and the server gets no request.
        context.on('request', (request) => site.recordRequest(request.url()));
        return context.newPage();
      };
      const [bare, ltr, rtl] = await Promise.all([openPage(false), openPage(true), openPage(true)]);
      await rtl.context().addInitScript(
        ([key, settings]) => {
          // Frames without an address have no storage.
          if (location.protocol === 'http:') {
            localStorage.setItem(key, settings);
          }
        },
        [THEME_SETTINGS_KEY, JSON.stringify({ direction: 'rtl' })] as const,
      );
      await provide({ bare, ltr, rtl });
      await Promise.all([bare, ltr, rtl].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  crawler: async ({ memory: _, browsers }, provide) => {
    const watch = createWatch();
    // S5.3 asks for a warning about each text that a language doesn't have.
    watch.tolerate(/^console warning: Missing translation for (?!en:)[a-z]{2}:/);
    const used = new Map<Page, () => void>();
    const prepare = async (
      page: Page,
      { mode, width, height = HEIGHT, forcedColors = false }: Setting,
    ) => {
      pending.get(page.context())?.clear();
      used.set(page, watch.listen(page.context()));
      await page.emulateMedia({
        colorScheme: mode,
        forcedColors: forcedColors ? 'active' : 'none',
      });
      await page.setViewportSize({ width, height });
      return page;
    };
    await provide({
      openBare: (setting) => prepare(browsers.bare, setting),
      openScripted: (setting) => prepare(browsers[setting.direction], setting),
    });
    for (const [page, stop] of used) {
      await forget(page);
      stop();
    }
    expect(watch.report(), 'what the browser complained about').toEqual([]);
  },
});

/** Resets a page to the state of a first visit, except for the cache. */
async function forget(page: Page): Promise<void> {
  // A page of the same site, because the browser would start a new process for an empty page, and another one for the
  // next visit.
  await page.goto('/robots.txt');
  // Data that the page has stored is deleted when its scripts can't write anymore.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/** The pending requests of each context. */
const pending = new WeakMap<BrowserContext, Set<unknown>>();

/** Tracks the requests of a context, for `quiet`. */
function countRequests(context: BrowserContext): void {
  const open = new Set<unknown>();
  pending.set(context, open);
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
}

/**
 * Waits until the page has loaded, has no pending requests, and its browser is idle. `networkidle` would wait half a
 * second on each of hundreds of pages.
 */
export async function quiet(page: Page): Promise<void> {
  const open = pending.get(page.context());
  for (let calm = 0; calm < 2;) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const wait = () => requestIdleCallback(() => resolve(), { timeout: 5000 });
          if (document.readyState === 'complete') {
            wait();
          } else {
            addEventListener('load', wait, { once: true });
          }
        }),
    );
    calm = open?.size ? 0 : calm + 1;
  }
}
