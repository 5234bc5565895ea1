/** Uses a demo as a careless user would: presses every control, and fills and empties every field. */
import { createAxe, findInvisibleText } from '../e2e/axe';
import { type Page, hydrated, settled } from '../e2e/support';
import { activateDemo } from './activateDemo';
import { listenToConsole } from './console';
import type { ListedDemo } from './listDemos';
import { installExercise } from './exerciseInPage';
import { PAGE_RULES } from './visit';

/** Keys that a user tries on any control, in this order. Escape closes what the others opened. */
const KEYS = [
  'ArrowDown ArrowUp ArrowRight ArrowLeft Home End',
  'Enter',
  'Escape',
  'Space',
  'Escape',
];
/** The keys for each kind of control. */
const PRESSED = { text: KEYS.filter((keys) => keys !== 'Space'), button: KEYS, pointer: [] };

/** Errors that demos throw on purpose. */
const THROWN: Readonly<Record<string, RegExp>> = { BlownFuse: /The amplifier goes to 10/ };

/** The most Tab stops inside of a field: those of `datetime-local` are six parts and the button of the picker. */
const MOST_STOPS = 7;

/**
 * Uses one demo.
 * @returns its faults: lost focus, broken references, console output, and axe's findings.
 */
export async function exerciseDemo(
  page: Page,
  { pathname, flavour, name }: ListedDemo,
): Promise<string[]> {
  const output = listenToConsole(page);
  output.during(name);
  await page.context().addInitScript(installExercise);
  await page
    .context()
    .addCookies([{ name: 'codeStyling', value: flavour, domain: 'localhost', path: '/' }]);
  const faults = new Set<string>();
  const states = new Set<string>();
  const open = async () => {
    await page.goto(`${pathname}/`);
    await hydrated(page);
    await activateDemo(page, name);
    return page.evaluate((id) => window.demoExercise.start(id), name);
  };
  /** Notes the faults of the current state, and lets axe look at states that are new. */
  const check = async (action: string) => {
    const { faults: found, state } = await page.evaluate(() => window.demoExercise.check());
    found.forEach((fault) => faults.add(`${action}: ${fault}`));
    if (!states.has(state)) {
      states.add(state);
      const problems = await findProblems(page, name);
      problems.forEach((problem) => faults.add(`${action}: axe: ${problem}`));
    }
    return found.length === 0;
  };

  let count = await open();
  for (let index = 0; index < count; index += 1) {
    const isIntact = await exerciseControl(page, index, check);
    if (!isIntact) {
      // The next control is tried in a demo that is in order.
      count = await open();
    }
  }
  if ((await page.evaluate(() => window.demoExercise.submitEmpty())) > 0) {
    await check('submitted empty');
  }
  const messages = (output.take().get(name) ?? []).map((line) => `console: ${line}`);
  const found = [...new Set([...faults, ...messages])];
  const thrown = THROWN[name];
  if (thrown && !found.some((fault) => thrown.test(fault))) {
    return [...found, `expected, but never thrown: ${String(thrown)}`];
  }
  return found.filter((fault) => !thrown?.test(fault));
}

/** Uses one control by key, by pointer, and, if it takes text, by typing. Returns whether no fault was found. */
async function exerciseControl(
  page: Page,
  index: number,
  check: (action: string) => Promise<boolean>,
): Promise<boolean> {
  // The pointer must not rest on the last control, because axe reports the contrast of hovered buttons of the library, and
  // because a button that is only visible on hover isn't there any more when it is used.
  await page.mouse.move(0, 0);
  const control = await page.evaluate((at) => window.demoExercise.focus(at), index);
  if (!control) {
    return true;
  }
  const { html, kind } = control;
  let isIntact = true;
  const attempt = async (action: string, run: () => Promise<void>) => {
    // A press may have moved focus, such as to the next tab. Escape is pressed wherever focus is.
    const target =
      action.startsWith('Escape') ||
      (await page.evaluate((at) => window.demoExercise.focus(at), index)) !== undefined;
    if (isIntact && target) {
      await run();
      isIntact = await check(`${action} on ${html}`);
    }
  };
  for (const keys of PRESSED[kind]) {
    await attempt(keys, async () => {
      for (const key of keys.split(' ')) {
        await page.keyboard.press(key);
      }
    });
  }
  if (kind === 'text') {
    await attempt('typed text', () => page.keyboard.type('Ab 1'));
    await attempt('pasted text', () => page.keyboard.insertText('3,5; Kiel\tMarch'));
    await attempt('emptied', async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
    });
  }
  await attempt('clicked', async () => {
    const point = await page.evaluate(() => window.demoExercise.place());
    if (point) {
      await page.mouse.click(point.x, point.y);
    }
  });
  await attempt('Escape after the click', () => page.keyboard.press('Escape'));
  if (kind === 'pointer') {
    return isIntact;
  }
  await attempt('Tab', async () => {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      if (!(await page.evaluate(() => window.demoExercise.isTrapped()))) {
        return;
      }
    }
    throw new Error(`Tab does not leave ${html}`);
  });
  return isIntact;
}

/** Runs axe on a demo and its popups. */
async function findProblems(page: Page, name: string): Promise<string[]> {
  await settled(page);
  const { violations, incomplete } = await createAxe(page, { rules: PAGE_RULES })
    .include([`[id="${name}"] [data-stage]`])
    .include(['body > :not(#__next)'])
    .analyze();
  return [...violations, ...findInvisibleText(incomplete)].flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) =>
      [
        `${id}: ${html.slice(0, 160)}`,
        ...[...any, ...all, ...none].map(({ message }) => message),
      ].join('; '),
    ),
  );
}
