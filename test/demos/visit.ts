/** Visits a page to test some of its demos, first as TypeScript, and then as derived JavaScript. */
import type { BuiltDemoSource } from '../../src/shared/page';
import type { Variant } from '../../src/shared/flavours';
import { PERSISTED_INPUT_KEY } from '../../src/site/state/persistedInput';
import { getSourceUrl } from '../../src/shared/sourceUrl';
import { createAxe, findInvisibleText } from '../e2e/axe';
import { type Page, hydrated, settled } from '../e2e/support';
import { activateDemo } from './activateDemo';
import { compareHtml, settle } from './compareHtml';
import { type Comparison, compareWithServer } from './compareWithServer';
import { listenToConsole } from './console';
import type { DemoCheck, DemoResult, DemoSetting } from './demoResult';
import { installChecks } from './inPage';
import type { ListedDemo } from './listDemos';
import type { OutsideDemos } from './renderOutside';
import { TimeoutError, withTimeout } from './withTimeout';

/**
 * Rules about the page as a whole, which the crawl checks on every page. An iframe with a demo is only a part of a
 * page.
 */
export const PAGE_RULES = Object.fromEntries(
  ['landmark-one-main', 'page-has-heading-one', 'region'].map((id) => [id, { enabled: false }]),
);

/** Time limit for a step of a visit, in milliseconds. Most steps take less than a second. */
const STEP_LIMIT = 120_000;

/** The number of additional Tab presses, for controls that appear while tabbing. */
const EXTRA_STEPS = 40;

/**
 * Tests demos of one page and flavor with one setting.
 * @param page a new page with that setting.
 * @param demos at least one.
 * @param openOutside opens the demos outside of the site, for the comparison with the server.
 * @param full whether axe and keyboard checks run on the JavaScript as well.
 * @returns a result for every check of every demo.
 * @throws TimeoutError with the step at which the browser stopped responding.
 */
export async function visitDemos(
  page: Page,
  demos: readonly ListedDemo[],
  setting: DemoSetting,
  openOutside: () => Promise<OutsideDemos>,
  full: boolean,
): Promise<DemoResult[]> {
  const results: DemoResult[] = [];
  const { pathname, flavour } = demos[0]!;
  const visit: Visit = {
    page,
    output: listenToConsole(page),
    note({ name, file }, variant, check, errors) {
      results.push({ name, file, flavour, variant, check, errors });
    },
    step(what, work) {
      return withTimeout(`${pathname}/ ${flavour} (${setting}): ${what}`, STEP_LIMIT, work());
    },
  };
  const hasResult = ({ name }: ListedDemo, variant: Variant, check: DemoCheck) =>
    results.some(
      (result) => result.name === name && result.variant === variant && result.check === check,
    );
  try {
    await page.context().addInitScript(installChecks);
    await setCookie(page, 'codeStyling', flavour);
    await openPage(visit, pathname, demos);
    await compareAll(visit, demos, setting, openOutside, full);
    // By now, timers and requests of the demos have finished.
    const html = new Map<string, string>();
    for (const { name } of demos) {
      html.set(name, await readLive(page, name));
    }
    await checkAll(visit, demos, 'TS');
    // Without `full`, the hydrated code was the derived JavaScript, except in iframes: see `listChecks`.
    if (full) {
      await checkDerived(visit, demos, html);
      await checkAll(visit, demos, 'JS');
    }
  } catch (error) {
    if (error instanceof TimeoutError) {
      throw error;
    }
    // A demo that isn't activated, or hangs, affects the others on the page, so the error is thrown instead of skipping
    // demos.
    for (const demo of demos) {
      listChecks(full, demo)
        .filter(([variant, check]) => !hasResult(demo, variant, check))
        .forEach(([variant, check]) =>
          visit.note(demo, variant, check, [`not tried: ${String(error)}`]),
        );
    }
  }
  return results;
}

/** A page that is visited. */
interface Visit {
  page: Page;
  output: ReturnType<typeof listenToConsole>;
  /** Adds the result of a check. */
  note: (demo: ListedDemo, variant: Variant, check: DemoCheck, errors: readonly string[]) => void;
  /** Runs a step with the time limit. */
  step: <T>(what: string, work: () => Promise<T>) => Promise<T>;
}

async function openPage(
  { page, output, step }: Visit,
  pathname: string,
  demos: readonly ListedDemo[],
): Promise<void> {
  await step('load', async () => {
    await page.goto(`${pathname}/`);
    await hydrated(page);
  });
  for (const demo of demos) {
    output.during(demo.name);
    await step(`activate ${demo.name}`, () => activateDemo(page, demo.name));
  }
}

/** Compares the HTML of the server, of Node, and of the browser. */
async function compareAll(
  { page, note, step }: Visit,
  demos: readonly ListedDemo[],
  setting: DemoSetting,
  openOutside: () => Promise<OutsideDemos>,
  full: boolean,
): Promise<void> {
  const comparable = demos.filter(({ framed }) => !framed);
  const compared =
    comparable.length > 0
      ? await step('compare with the server', async () =>
          compareWithServer(page, comparable, await openOutside(), setting),
        )
      : new Map<string, Comparison>();
  for (const demo of demos) {
    // The server renders nothing for an iframe, so there is nothing to compare. For flavors that aren't served, only
    // Node and browser are compared.
    const { served = [], messages = [], live = [] } = compared.get(demo.name) ?? {};
    note(demo, 'TS', 'server', [...served, ...messages, ...live]);
    if (!full && !demo.framed) {
      note(demo, 'JS', 'derived', live);
      note(demo, 'JS', 'console', messages);
    }
  }
}

/** Runs the derived JavaScript of demos, and compares its HTML with that of the TypeScript. */
async function checkDerived(
  { page, output, note, step }: Visit,
  demos: readonly ListedDemo[],
  html: ReadonlyMap<string, string>,
): Promise<void> {
  await step('load the derived', async () => {
    await prepareDerived(page, demos);
    await setCookie(page, 'codeVariant', 'JS');
    await page.reload();
    await hydrated(page);
  });
  for (const demo of demos) {
    output.during(demo.name);
    await step(`activate ${demo.name} again`, () => activateDemo(page, demo.name));
    const problem = await waitForDerived(page, demo.name);
    const compare = async () =>
      compareHtml(html.get(demo.name)!, await readLive(page, demo.name), [
        'TypeScript',
        'JavaScript',
      ]);
    note(demo, 'JS', 'derived', problem ? [problem] : await settle(compare));
  }
}

/** Runs axe and the keyboard check. */
async function checkAll(
  visit: Visit,
  demos: readonly ListedDemo[],
  variant: Variant,
): Promise<void> {
  const { page, output, note, step } = visit;
  const problems = await step('axe', () => runAxe(page, demos));
  for (const demo of demos) {
    output.during(demo.name);
    note(demo, variant, 'axe', problems.get(demo.name) ?? []);
    note(demo, variant, 'keyboard', await step(`walk ${demo.name}`, () => walk(page, demo.name)));
  }
  noteOutput(visit, demos, variant);
}

function noteOutput({ output, note }: Visit, demos: readonly ListedDemo[], variant: Variant): void {
  const messages = output.take();
  demos.forEach((demo) => note(demo, variant, 'console', messages.get(demo.name) ?? []));
}

/** Returns the checks of every demo, with the variant that runs. */
export function listChecks(
  full: boolean,
  { framed }: Pick<ListedDemo, 'framed'>,
): readonly (readonly [Variant, DemoCheck])[] {
  const derived = [
    ['JS', 'derived'],
    ['JS', 'console'],
  ] as const;
  return [
    ['TS', 'server'],
    ['TS', 'axe'],
    ['TS', 'keyboard'],
    ['TS', 'console'],
    // Iframes aren't hydrated, and edited code is isolated. twins.content.test.ts compares their two variants.
    ...(full || !framed ? derived : []),
    ...(full
      ? ([
          ['JS', 'axe'],
          ['JS', 'keyboard'],
        ] as const)
      : []),
  ];
}

const setCookie = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }]);

const readLive = (page: Page, name: string) =>
  page.evaluate((id) => window.demoChecks.readLive(id, false), name);

/** Runs axe on the stages. Returns the problems by the name of the demo. */
async function runAxe(page: Page, demos: readonly ListedDemo[]): Promise<Map<string, string[]>> {
  let builder = createAxe(page, { rules: PAGE_RULES });
  demos.forEach(({ name }) => {
    builder = builder.include(`[id="${name}"] [data-stage]`);
  });
  const { violations, incomplete } = await builder.analyze();
  const problems = new Map<string, string[]>();
  for (const { id, nodes } of [...violations, ...findInvisibleText(incomplete)]) {
    for (const { target, html, any, all, none } of nodes) {
      const place = String(target[0]);
      const name =
        (await page.evaluate(
          (selector) => document.querySelector(selector)?.closest('[data-demo]')?.id,
          place,
        )) ?? demos[0]!.name;
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      problems.set(name, [...(problems.get(name) ?? []), `${id}: ${html.slice(0, 200)}: ${why}`]);
    }
  }
  return problems;
}

/**
 * Moves through a demo with Tab, and through the tags of a field with arrow keys.
 * @returns the controls that weren't reached.
 */
async function walk(page: Page, name: string): Promise<string[]> {
  const stops = await page.evaluate((id) => window.demoChecks.startWalk(id), name);
  for (let step = 0; step < stops + EXTRA_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const tags = await page.evaluate(() => window.demoChecks.noteStep());
    if (tags === undefined) {
      break;
    }
    for (let tag = 0; tag < tags; tag += 1) {
      await page.keyboard.press('ArrowLeft');
      await page.evaluate(() => window.demoChecks.noteStep());
    }
    for (let tag = 0; tag < tags; tag += 1) {
      await page.keyboard.press('ArrowRight');
    }
  }
  return (await page.evaluate(() => window.demoChecks.endWalk())).map(
    (html) => `no key reaches ${html.slice(0, 200)}`,
  );
}

/**
 * Stores the derived JavaScript of demos as user edits, in the form that survives the reload after a deployment. The
 * live editor then compiles and runs it. The appended code reports when it is mounted.
 */
async function prepareDerived(page: Page, demos: readonly ListedDemo[]): Promise<void> {
  const buildId = await page.evaluate(() => window.__NEXT_DATA__.buildId);
  const list = demos.map(({ pathname, name, flavour }) => ({
    name,
    flavour,
    url: getSourceUrl(buildId, pathname, name),
    id: `${pathname}#${flavour}-${name}.JS`,
  }));
  await page.evaluate(
    async ([all, key]) => {
      const drafts: Record<string, string> = {};
      for (const { name, flavour, url, id } of all) {
        const sources = (await (await fetch(url)).json()) as Record<string, BuiltDemoSource>;
        const html = sources[flavour]?.files?.JS[0]?.html ?? '';
        const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
        drafts[id] = `${text}
import { createElement as createDerived, useEffect as useDerived } from 'react';
exports.default = ((Shown) => function Derived() {
  useDerived(() => { (window.derivedDemos ??= []).push(${JSON.stringify(name)}); }, []);
  return createDerived(Shown);
})(exports.default);
`;
      }
      sessionStorage.setItem(key, JSON.stringify({ drafts }));
    },
    [list, PERSISTED_INPUT_KEY] as const,
  );
}

/**
 * Waits until the derived JavaScript of a demo is mounted.
 * @returns the error message that the user would see, if there is one.
 */
async function waitForDerived(page: Page, name: string): Promise<string | undefined> {
  const outcome = await page.waitForFunction(
    (id) => {
      const problem = document.getElementById(id)?.querySelector('[data-error] [role=status]');
      return problem?.textContent ?? (window.derivedDemos?.includes(id) ? 'mounted' : undefined);
    },
    name,
    { timeout: 30_000 },
  );
  const text = await outcome.jsonValue();
  await settled(page);
  return text === 'mounted' ? undefined : `its JavaScript does not run: ${text}`;
}
