/** Visits a page to test some of its demos, first as TypeScript, and then as derived JavaScript. */
import type { AxeResults } from 'axe-core';
import type { BuiltDemoSource } from '../../src/shared/page';
import type { Variant } from '../../src/shared/flavours';
import { PERSISTED_INPUT_KEY } from '../../src/site/state/persistedInput';
import { getSourceUrl } from '../../src/shared/sourceUrl';
import { createAxe, findInvisibleText, runAxeInFrame } from '../e2e/axe';
import { type Frame, type Page, hydrated, settled } from '../e2e/support';
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
    for (const demo of demos) {
      html.set(demo.name, await readLive(page, demo));
    }
    await checkAll(visit, demos, 'TS');
    const edited = demos.filter((demo) => isEdited(full, demo));
    if (edited.length > 0) {
      const frames = await checkDerived(visit, edited, html);
      await (full ? checkAll(visit, edited, 'JS', frames) : noteOutput(visit, edited, 'JS'));
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
    if (isHydratedAsDerived(full, demo)) {
      note(demo, 'JS', 'derived', live);
      note(demo, 'JS', 'console', messages);
    }
  }
}

/**
 * Runs the derived JavaScript of demos as edited code, and compares its HTML with that of the TypeScript.
 * @returns the frames in which it runs, by the name of the demo.
 */
async function checkDerived(
  { page, output, note, step }: Visit,
  demos: readonly ListedDemo[],
  html: ReadonlyMap<string, string>,
): Promise<Map<string, Frame>> {
  await step('load the derived', async () => {
    await prepareDerived(page, demos);
    await setCookie(page, 'codeVariant', 'JS');
    await page.reload();
    await hydrated(page);
    await page.addStyleTag({ content: LARGE_FRAMES });
  });
  const frames = new Map<string, Frame>();
  for (const demo of demos) {
    output.during(demo.name);
    await step(`activate ${demo.name} again`, () => activateDemo(page, demo.name));
    const frame = await step(`run ${demo.name}`, () => runDerived(page, demo));
    if (typeof frame === 'string') {
      note(demo, 'JS', 'derived', [`its JavaScript does not run: ${frame}`]);
      continue;
    }
    frames.set(demo.name, frame);
    const compare = async () =>
      compareHtml(html.get(demo.name)!, await readLive(frame, demo), ['TypeScript', 'JavaScript']);
    note(demo, 'JS', 'derived', await settle(compare));
  }
  return frames;
}

/** Runs axe and the keyboard check. @param frames those of edited demos. */
async function checkAll(
  visit: Visit,
  demos: readonly ListedDemo[],
  variant: Variant,
  frames?: ReadonlyMap<string, Frame>,
): Promise<void> {
  const { page, output, note, step } = visit;
  const problems = await step('axe', () => (frames ? runAxeInFrames(frames) : runAxe(page, demos)));
  for (const demo of demos) {
    output.during(demo.name);
    note(demo, variant, 'axe', problems.get(demo.name) ?? []);
    const frame = frames ? frames.get(demo.name) : page;
    note(
      demo,
      variant,
      'keyboard',
      frame ? await step(`walk ${demo.name}`, () => walk(page, frame, demo.name)) : ['not tried'],
    );
  }
  noteOutput(visit, demos, variant);
}

function noteOutput({ output, note }: Visit, demos: readonly ListedDemo[], variant: Variant): void {
  const messages = output.take();
  demos.forEach((demo) => note(demo, variant, 'console', messages.get(demo.name) ?? []));
}

/** Whether the derived JavaScript of a demo runs as edited code. Demos in iframes are not hydrated. */
const isEdited = (full: boolean, { editable, framed }: Kind) => editable && (full || framed);

/** Whether the code that is hydrated outside of the site is the derived JavaScript. */
export const isHydratedAsDerived = (full: boolean, demo: Kind) =>
  !demo.framed && !isEdited(full, demo);

type Kind = Pick<ListedDemo, 'editable' | 'framed'>;

/** Returns the checks of every demo, with the variant that runs. */
export function listChecks(full: boolean, demo: Kind): readonly (readonly [Variant, DemoCheck])[] {
  return [
    ['TS', 'server'],
    ['TS', 'axe'],
    ['TS', 'keyboard'],
    ['TS', 'console'],
    ...(isEdited(full, demo) || isHydratedAsDerived(full, demo)
      ? ([
          ['JS', 'derived'],
          ['JS', 'console'],
        ] as const)
      : []),
    ...(full && isEdited(full, demo)
      ? ([
          ['JS', 'axe'],
          ['JS', 'keyboard'],
        ] as const)
      : []),
  ];
}

const setCookie = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }]);

/** Reads the HTML of a live demo. The class names of demos in iframes have another key. */
const readLive = (where: Page | Frame, { name, framed }: ListedDemo) =>
  where.evaluate(([id, loose]) => window.demoChecks.readLive(id, loose), [name, framed] as const);

/** Runs axe on the stages. Returns the problems by the name of the demo. */
async function runAxe(page: Page, demos: readonly ListedDemo[]): Promise<Map<string, string[]>> {
  let builder = createAxe(page, { rules: PAGE_RULES });
  demos.forEach(({ name }) => {
    builder = builder.include(`[id="${name}"] [data-stage]`);
  });
  const problems = new Map<string, string[]>();
  for (const { place, text } of listProblems(await builder.analyze())) {
    const name =
      (await page.evaluate(
        (selector) => document.querySelector(selector)?.closest('[data-demo]')?.id,
        place,
      )) ?? demos[0]!.name;
    problems.set(name, [...(problems.get(name) ?? []), text]);
  }
  return problems;
}

/** Runs axe in the frames of edited demos. Returns the problems by the name of the demo. */
async function runAxeInFrames(frames: ReadonlyMap<string, Frame>): Promise<Map<string, string[]>> {
  const problems = new Map<string, string[]>();
  for (const [name, frame] of frames) {
    // axe doesn't see the page behind the frame.
    const color = await (await frame.frameElement()).evaluate(findBackground);
    await frame.evaluate((background) => {
      document.documentElement.style.background = background;
    }, color);
    const results = await runAxeInFrame(frame, { rules: PAGE_RULES });
    problems.set(
      name,
      listProblems(results).map(({ text }) => text),
    );
  }
  return problems;
}

/** Runs in the page: returns the color behind an element. */
function findBackground(element: Node): string {
  for (let at = element as Element | null; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') {
      return backgroundColor;
    }
  }
  return 'Canvas';
}

function listProblems({ violations, incomplete }: Pick<AxeResults, 'violations' | 'incomplete'>) {
  return [...violations, ...findInvisibleText(incomplete)].flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return { place: String(target[0]), text: `${id}: ${html.slice(0, 200)}: ${why}` };
    }),
  );
}

/**
 * Moves through a demo with Tab, and through the tags of a field with arrow keys.
 * @param where the page, or the frame of the edited demo.
 * @returns the controls that weren't reached.
 */
async function walk(page: Page, where: Page | Frame, name: string): Promise<string[]> {
  if ('frameElement' in where) {
    // Edited code can't take the focus from the page.
    await (await where.frameElement()).focus();
  }
  const stops = await where.evaluate((id) => window.demoChecks.startWalk(id), name);
  for (let step = 0; step < stops + EXTRA_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const tags = await where.evaluate(() => window.demoChecks.noteStep());
    if (tags === undefined) {
      break;
    }
    for (let tag = 0; tag < tags; tag += 1) {
      await page.keyboard.press('ArrowLeft');
      await where.evaluate(() => window.demoChecks.noteStep());
    }
    for (let tag = 0; tag < tags; tag += 1) {
      await page.keyboard.press('ArrowRight');
    }
  }
  return (await where.evaluate(() => window.demoChecks.endWalk())).map(
    (html) => `no key reaches ${html.slice(0, 200)}`,
  );
}

/** Stores the derived JavaScript of demos as user edits, in the form that survives the reload after a deployment. */
async function prepareDerived(page: Page, demos: readonly ListedDemo[]): Promise<void> {
  const buildId = await page.evaluate(() => window.__NEXT_DATA__.buildId);
  const list = demos.map(({ pathname, name, flavour }) => ({
    flavour,
    url: getSourceUrl(buildId, pathname, name),
    id: `${pathname}#${flavour}-${name}.JS`,
  }));
  await page.evaluate(
    async ([all, key]) => {
      const drafts: Record<string, string> = {};
      for (const { flavour, url, id } of all) {
        const sources = (await (await fetch(url)).json()) as Record<string, BuiltDemoSource>;
        const html = sources[flavour]?.files?.JS[0]?.html ?? '';
        drafts[id] = new DOMParser().parseFromString(html, 'text/html').body.textContent;
      }
      sessionStorage.setItem(key, JSON.stringify({ drafts }));
    },
    [list, PERSISTED_INPUT_KEY] as const,
  );
}

/** How long edited code may take to be displayed, in milliseconds. */
const RUN_LIMIT = 60_000;

/** Gives the frames of edited demos the size of the window, so that media queries match as on the page. */
const LARGE_FRAMES =
  'iframe[data-edited] { position: absolute !important; inline-size: 100vw !important; block-size: 100vh !important }';

/** Runs in every new document: gives the stage in the frame of an edited demo its width on the page, in CSS pixels. */
function setStageWidth(width: number): void {
  // Those of demos in iframes are further down, and as large as their iframe.
  if (window.parent === window || window.parent !== window.top || window.frameElement) {
    return;
  }
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = `[data-stage] { box-sizing: border-box; inline-size: ${width}px; margin-inline: 0 !important }`;
    document.head.append(style);
  });
}

/**
 * Runs the edited code of a demo, which waits for that after a reload.
 * @returns its frame when it is displayed there, or the error message that the user sees.
 */
async function runDerived(page: Page, { name, framed }: ListedDemo): Promise<Frame | string> {
  const card = page.locator(`[id="${name}"]`);
  const stage = card.locator('[data-stage]');
  const shown = (framed ? stage.contentFrame() : stage).locator('iframe[data-edited="shown"]');
  const problem = card.locator('[data-error] [role=status]');
  const width = await stage.evaluate((element) => element.getBoundingClientRect().width);
  await page.addInitScript(setStageWidth, width);
  // Large frames may cover it.
  const run = card.getByRole('button', { name: 'Run edited code', exact: true });
  await run.press('Enter', { timeout: RUN_LIMIT });
  const outcome = await Promise.race([
    shown.elementHandle({ timeout: RUN_LIMIT }),
    problem.textContent({ timeout: RUN_LIMIT }),
  ]);
  const frame = typeof outcome === 'string' ? outcome : await outcome?.contentFrame();
  if (!frame || typeof frame === 'string') {
    return frame || 'its frame has no content';
  }
  await settled(frame);
  return frame;
}
