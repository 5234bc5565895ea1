/** What all end-to-end tests share: a browser that reaches nothing but this machine, and a watch over what it says. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
  type Response,
  type WebError,
  expect,
} from '@playwright/test';
import { getTemplateGallery } from '../../src/shared/nav';
import { base } from '../remembered';
import { WHOLE_EXPORT, noteInput } from '../trace';

export { expect };
export type { BrowserContext, Locator, Page } from '@playwright/test';

/** The repository. */
export const ROOT = path.resolve(__dirname, '../..');

/** The export, in the folder that the tests are started in: the root of the repository. */
const OUT = path.resolve('out');

/** Pages of the reference are all made alike: unit tests check each, and here these stand for them. */
const API_EXAMPLES = [
  '/base-ui/react-menu/hooks-api/',
  '/base-ui/react-select/components-api/',
  '/base-ui/react-select/hooks-api/',
  '/joy-ui/api/autocomplete-listbox/',
  '/joy-ui/api/select/',
  '/material-ui/api/autocomplete/',
  '/material-ui/api/bottom-navigation-action/',
  '/material-ui/api/button/',
  '/material-ui/api/hidden/',
  '/material-ui/api/loading-button/',
  '/system/api/box/',
  '/x/api/data-grid/',
];
const API_PAGE = /^\/[^/]+\/api\/[^/]+\/$|^\/base-ui\/[^/]+\/(components|hooks)-api\/$/;

/** Addresses with a trailing slash. */
export const ALL_PAGES: readonly string[] = listPages();

/** The pages to visit: of the reference only the examples. */
export const PAGES: readonly string[] = ALL_PAGES.filter(
  (url) => !API_PAGE.test(url) || API_EXAMPLES.includes(url),
);

/** Whether a page is a template: a whole page for readers to copy, without the site's frame around it. */
const isTemplate = (url: string): boolean =>
  getTemplateGallery(url.replace(/\/$/, '')) !== undefined;

/**
 * Whether a page has text: all but the home page, the page for unknown addresses, the one that shows a demo by itself,
 * and templates.
 */
const isDocsPage = (url: string): boolean =>
  !['/', '/404/', '/demo/', '/offline/'].includes(url) && !isTemplate(url);

/** The pages with text. */
export const DOCS_PAGES = PAGES.filter(isDocsPage);

/**
 * A file of the export, as text.
 * @param file relative to the export, such as `_headers`. The running test rests on it.
 */
export function readExport(file: string): string {
  noteInput(`${WHOLE_EXPORT}/${file}`);
  return readFileSync(path.join(OUT, file), 'utf8');
}

function listPages(): string[] {
  if (!existsSync(OUT)) {
    throw new Error(`${OUT} does not exist: run npm run build before the end-to-end tests`);
  }
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}/`.replace('/./', '/'))
    .sort();
}

/** Collects what a browser complains about; a test that ends with a complaint nobody allowed has failed. */
export interface Watch {
  /** All complaints so far. */
  readonly problems: readonly string[];
  /** Opt-out for a test that provokes something on purpose. It must come, or the test fails as well. */
  allow: (pattern: RegExp) => void;
  /** The same for what may come or not, as when a page is left that was about to complain. */
  tolerate: (pattern: RegExp) => void;
  /** Watches another context than that of `page`. */
  add: (context: BrowserContext) => Promise<void>;
  /** Watches a context whose pages report violations already (`reportViolationsOf`). Returns the way to stop. */
  listen: (context: BrowserContext) => () => void;
}

/** What the browser refused by the site's Content-Security-Policy: no test may allow it. */
const VIOLATION = 'Content-Security-Policy violated:';

/** Runs in every page and frame before its own scripts. Workers report to the console by themselves. */
function reportViolations(prefix: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    console.error(prefix, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample);
  });
}

/** Lets the pages of a context say in the console what the policy refused. */
export async function reportViolationsOf(context: BrowserContext): Promise<void> {
  await context.addInitScript(reportViolations, VIOLATION);
}

/** @returns a watch, and the report of what nobody allowed and of what was allowed and never came. */
export function createWatch(): Watch & { report: () => string[] } {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const tolerated: RegExp[] = [];
  // The first lines say what happened; a stack of bundled code says nothing.
  const note = (problem: string) => problems.push(problem.split('\n').slice(0, 3).join(' '));
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  const onError = (error: WebError) => note(`page error: ${String(error.error())}`);
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser gives up what a page asked for when the page is left: nothing failed.
    if (reason !== 'net::ERR_ABORTED') {
      note(`failed request: ${request.url()} (${reason})`);
    }
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) {
      note(`response ${response.status()}: ${response.url()}`);
    }
  };
  const listen = (context: BrowserContext) => {
    context.on('console', onConsole);
    context.on('weberror', onError);
    context.on('requestfailed', onFailed);
    context.on('response', onResponse);
    return () => {
      context.off('console', onConsole);
      context.off('weberror', onError);
      context.off('requestfailed', onFailed);
      context.off('response', onResponse);
    };
  };
  return {
    problems,
    allow: (pattern) => allowed.push(pattern),
    tolerate: (pattern) => tolerated.push(pattern),
    async add(context) {
      await reportViolationsOf(context);
      listen(context);
    },
    listen,
    report: () => [
      ...problems.filter(
        (problem) =>
          isViolation(problem) ||
          ![...allowed, ...tolerated].some((pattern) => pattern.test(problem)),
      ),
      ...allowed
        .filter((pattern) => !problems.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but never came: ${String(pattern)}`),
    ],
  };
}

/** As the page reports it, or as the browser does in the console. */
function isViolation(problem: string): boolean {
  return (
    problem.includes(VIOLATION) || /violates the following Content Security Policy/.test(problem)
  );
}

/** Tests whose browser reaches nothing but this machine. */
export const confined = base.extend({
  // Chromium itself is told that no other host exists. A route that aborts would also switch the HTTP cache off.
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--no-proxy-server',
          '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        ],
      });
    },
    { scope: 'worker' },
  ],
});

export const test = confined.extend<{ watch: Watch }>({
  watch: [
    // The memory comes first: a test that is remembered opens no browser.
    async ({ memory: _, context }, provide) => {
      const watch = createWatch();
      await watch.add(context);
      await provide(watch);
      expect(watch.report(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** The block of a demo, by its name. */
export const demo = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);

/** The live stage of a demo: present once its code runs. */
export const liveStage = (page: Page, name: string) => demo(page, name).locator('[data-live]');

/** Waits until React listens on the page: scripts have run and taken over what the server wrote. */
export async function hydrated(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('__next')?.firstElementChild;
    return root !== null && Object.keys(root ?? {}).some((key) => key.startsWith('__reactFiber$'));
  });
}

/** Puts a page of the site into a frame of another, and waits until it has loaded. */
export async function addFrame(page: Page, url: string): Promise<void> {
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.onload = resolve;
        frame.src = src;
        document.body.append(frame);
      }),
    url,
  );
}

/** Opens a page and waits until React listens. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/**
 * What tabs and windows show, asked of the browser itself: Playwright, which attaches to a tab that it did not open
 * while that loads, may miss that it exists or has loaded.
 * @returns address from the root and title of each.
 */
export async function listTabs(page: Page): Promise<{ path: string; title: string }[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { targetInfos } = await session.send('Target.getTargets');
    return targetInfos
      .filter(({ type, url }) => type === 'page' && URL.canParse(url))
      .map(({ url, title }) => ({ path: new URL(url).pathname, title }));
  } finally {
    await session.detach();
  }
}

/**
 * Brings every demo of the page on screen, one after the other, and waits until each is alive.
 * @returns how many there were.
 * @throws Error that names the demo that stayed asleep.
 */
export async function scrollThrough(page: Page): Promise<number> {
  const names = await page
    .locator('[data-demo]')
    .evaluateAll((demos) => demos.map((element) => element.id));
  for (const name of names) {
    await page.evaluate(
      (id) => document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      name,
    );
    await page
      .waitForFunction(
        (id) => {
          const block = document.getElementById(id);
          const frame = block?.querySelector('iframe');
          return frame
            ? (frame.contentDocument?.body.childElementCount ?? 0) > 0
            : block?.querySelector('[data-live]');
        },
        name,
        { timeout: 10_000 },
      )
      .catch((error: unknown) => {
        throw new Error(`The demo ${name} on ${page.url()} did not come to life: ${String(error)}`);
      });
  }
  return names.length;
}

/** Reaches for the playground of a page, where there is one: until then it is the server's picture. */
export async function wakePlayground(page: Page): Promise<void> {
  const playground = page.locator('#playground');
  if ((await playground.count()) > 0) {
    await playground.scrollIntoViewIfNeeded();
    await playground.hover({ position: { x: 20, y: 20 } });
    await expect(page.locator('[data-playground="live"]')).toBeVisible({ timeout: 15_000 });
  }
}

/** Waits until nothing has come for longer than an idle browser is waited for (`idle` in src/site/browser/pageLoaded.ts). */
export async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const parts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(visit!.loadEventEnd, ...parts.map(({ responseEnd }) => responseEnd));
    return visit!.loadEventEnd > 0 && performance.now() - last > 1200;
  });
}

/** Keeps back the requests of some addresses from now on. @returns the way to let them through. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Moves the pointer on an element, as a hand does: the first event of a pointer alone is no movement yet. */
export async function moveOn(element: Locator): Promise<void> {
  await element.hover({ position: { x: 2, y: 2 } });
  await element.hover({ position: { x: 6, y: 6 } });
}

/**
 * Waits until everything that moves by itself for a limited time (transitions, opening menus) stands still. What the
 * browser holds back, because nobody sees it, is given a second more than it should take.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What changes with the mode of the system begins in the next frame; a page that nobody sees has none.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    await nextFrame();
    await nextFrame();
    const ending = document
      .getAnimations()
      // Those of pictures that are not live are paused: they stand still already.
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect, finished }) => {
        const endTime = Number(effect?.getComputedTiming().endTime ?? Infinity);
        const late = new Promise((resolve) => setTimeout(resolve, endTime + 1000));
        return Number.isFinite(endTime) ? [Promise.race([finished, late])] : [];
      });
    await Promise.allSettled(ending);
  });
}
