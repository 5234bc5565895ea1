/** Support for all end-to-end tests: a browser that can only reach this machine, and a watch that collects errors. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type BrowserContext,
  type ConsoleMessage,
  type Frame,
  type Locator,
  type Page,
  type Request,
  type Response,
  type WebError,
  expect,
} from '@playwright/test';
import { getTemplateGallery, normalizePathname } from '../../src/shared/nav';
import { PLAIN_PAGES } from '../../tools/plainPages';
import { base } from '../remembered';
import { WHOLE_EXPORT, recordInput } from '../trace';

export { expect };
export type { BrowserContext, Frame, Locator, Page } from '@playwright/test';

/** The root of the repository. */
export const ROOT = path.resolve(__dirname, '../..');

/** The export in the current folder, which is the root of the repository. */
const OUT = path.resolve('out');

/**
 * The API pages that represent all others, because they are all made in the same way, and unit tests check each one.
 */
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

/** Addresses of all pages with a trailing slash. */
export const ALL_PAGES: readonly string[] = listPages();

/** The pages to visit. API pages are represented by the examples. */
export const PAGES: readonly string[] = ALL_PAGES.filter(
  (url) => !API_PAGE.test(url) || API_EXAMPLES.includes(url),
);

/** Whether a page is a template, which has no frame of the site. */
const isTemplate = (url: string): boolean =>
  getTemplateGallery(url.replace(/\/$/, '')) !== undefined;

/**
 * Whether a page is documentation: all but the pages without Markdown, such as the home page, and templates.
 */
const isDocsPage = (url: string): boolean =>
  !PLAIN_PAGES.includes(normalizePathname(url)) && !isTemplate(url);

/** The documentation pages. */
export const DOCS_PAGES = PAGES.filter(isDocsPage);

/**
 * Reads a file of the export as text. The verdict on the running test depends on it.
 * @param file relative to the export, such as `_headers`.
 */
export function readExport(file: string): string {
  recordInput(`${WHOLE_EXPORT}/${file}`);
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

/** Collects errors and warnings of a browser. A test fails if it ends with a problem that it hasn't allowed. */
export interface Watch {
  /** All problems so far. */
  readonly problems: readonly string[];
  /** Allows a problem that a test causes on purpose. If it doesn't occur, the test fails as well. */
  allow: (pattern: RegExp) => void;
  /** Allows a problem that may occur or not, such as when a page is left before a request has finished. */
  tolerate: (pattern: RegExp) => void;
  /** Watches another context than that of `page`. */
  add: (context: BrowserContext) => Promise<void>;
  /**
   * Watches a context whose pages report violations already (`reportViolationsOf`). Returns a function that stops it.
   */
  listen: (context: BrowserContext) => () => void;
}

/** Prefix of violations of the Content-Security-Policy, which no test may allow. */
const VIOLATION = 'Content-Security-Policy violated:';

/**
 * Runs in every page and frame before its own scripts. Violations in workers are reported to the console by the
 * browser.
 */
function reportViolations(prefix: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    console.error(prefix, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample);
  });
}

/** Makes the pages of a context report violations of the policy to the console. */
export async function reportViolationsOf(context: BrowserContext): Promise<void> {
  await context.addInitScript(reportViolations, VIOLATION);
}

/** @returns a watch with a report of problems that weren't allowed, and of allowed ones that didn't occur. */
export function createWatch(): Watch & { report: () => string[] } {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const tolerated: RegExp[] = [];
  // The first lines contain the message. Stack traces of bundled code aren't useful.
  const note = (problem: string) => problems.push(problem.split('\n').slice(0, 3).join(' '));
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  const onError = (error: WebError) => note(`page error: ${String(error.error())}`);
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser cancels pending requests when the page is left, which isn't an error.
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

/** Whether a problem is a violation, reported by the page or by the browser. */
function isViolation(problem: string): boolean {
  return (
    problem.includes(VIOLATION) || /violates the following Content Security Policy/.test(problem)
  );
}

/** Tests whose browser can only reach this machine. */
export const confined = base.extend({
  // A launch option blocks other hosts, because a route that aborts requests would also turn off the HTTP cache.
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
    // The memory comes first, because a remembered test opens no browser.
    async ({ memory: _, context }, provide) => {
      const watch = createWatch();
      await watch.add(context);
      await provide(watch);
      expect(watch.report(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Returns the root element of a demo by its name. */
export const demo = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);

/** Returns the live stage of a demo, which exists when its code runs. */
export const liveStage = (page: Page, name: string) => demo(page, name).locator('[data-live]');

/** Returns the stage in the frame of an edited demo, which exists when a version of the edits is displayed. */
export const editedStage = (page: Page, name: string) =>
  demo(page, name).locator('iframe[data-edited="shown"]').contentFrame().locator('[data-live]');

/** Waits until the page is hydrated. */
export async function hydrated(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('__next')?.firstElementChild;
    return root !== null && Object.keys(root ?? {}).some((key) => key.startsWith('__reactFiber$'));
  });
}

/** Adds an iframe with a page of the site to another page, and waits until it has loaded. */
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

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/**
 * Lists tabs and windows. It asks the browser, because Playwright may miss that a tab exists or has loaded if it
 * attaches while the tab loads.
 * @returns address relative to the origin, and title of each tab.
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
 * Scrolls to every demo of the page, one after the other, and waits until it is live.
 * @returns the number of demos.
 * @throws Error with the name of a demo that wasn't activated.
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
        throw new Error(`The demo ${name} on ${page.url()} was not activated: ${String(error)}`);
      });
  }
  return names.length;
}

/** Activates the playground of a page if it has one. */
export async function activatePlayground(page: Page): Promise<void> {
  const playground = page.locator('#playground');
  if ((await playground.count()) > 0) {
    await playground.scrollIntoViewIfNeeded();
    await playground.hover({ position: { x: 20, y: 20 } });
    await expect(page.locator('[data-playground="live"]')).toBeVisible({ timeout: 15_000 });
  }
}

/** Waits until there has been no request for longer than the timeout of `idle` in src/site/browser/pageLoaded.ts. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const parts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(visit!.loadEventEnd, ...parts.map(({ responseEnd }) => responseEnd));
    return visit!.loadEventEnd > 0 && performance.now() - last > 1200;
  });
}

/**
 * Holds requests to some addresses from now on.
 * @returns a function that releases them.
 */
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

/** Moves the pointer within an element. One event isn't enough, because the first one has no movement. */
export async function movePointerWithin(element: Locator): Promise<void> {
  await element.hover({ position: { x: 2, y: 2 } });
  await element.hover({ position: { x: 6, y: 6 } });
}

/**
 * Waits until all finite animations (transitions, opening menus) have ended. Animations that the browser throttles
 * because they aren't visible get an additional second.
 */
export async function settled(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    // A change of the system's mode takes effect in the next frame. Hidden pages have no frames.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    await nextFrame();
    await nextFrame();
    const ending = document
      .getAnimations()
      // Animations in server snapshots are paused.
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect, finished }) => {
        const endTime = Number(effect?.getComputedTiming().endTime ?? Infinity);
        const late = new Promise((resolve) => setTimeout(resolve, endTime + 1000));
        return Number.isFinite(endTime) ? [Promise.race([finished, late])] : [];
      });
    await Promise.allSettled(ending);
  });
}
