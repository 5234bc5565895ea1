/**
 * Keyboard navigation from the first tab stop of a page to its last, and in dialogs and popovers. test/demos tests keys
 * inside demos; the tests of each tool test its keys.
 */
import { type Page, expect, test } from '../support';
import { DRAWN, LIST, openWhole } from './pages';

/** More than the number of tab stops on any page. */
const ENDLESS = 1500;

interface Stop {
  /** A description of the element. */
  name: string;
  /** The problems of a tab stop. */
  problems: string[];
}

/**
 * Reads the focused element after Tab.
 * @returns undefined when focus has left the page, or starts again.
 */
function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate((drawn) => {
    const state = window as unknown as { walked?: Set<Element>; lastStop?: Element };
    const walked = (state.walked ??= new Set());
    const active = document.activeElement;
    if (!active || active === document.body || (walked.size > 1 && active === [...walked][0])) {
      return undefined;
    }
    const problems: string[] = [];
    const isDrawn = active.closest(drawn) !== null;
    // These elements contain several tab stops, such as the parts of a date.
    const isWhole = active.matches('iframe, [type="date"]');
    const hadFocus = walked.has(active);
    if (hadFocus && !isWhole) {
      problems.push('had the focus before');
    }
    // A live demo replaces its server snapshot.
    const last = state.lastStop?.isConnected ? state.lastStop : undefined;
    if (last && last.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_PRECEDING) {
      problems.push(`stands before ${last.outerHTML.slice(0, 80)}`);
    }
    walked.add(active);
    state.lastStop = active;
    if (!isDrawn) {
      // Elements that can show focus for a control without a style of its own: its label, or the card that contains it.
      const shown = [active, ...((active as HTMLInputElement).labels ?? [])];
      const points = shown.flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [0.25, 0.5, 0.75].map((part) => ({
          x: left + width * part,
          y: top + Math.min(height / 2, 20),
        }));
      });
      // If something covers the element, such as the sticky header, that is hit instead.
      const isOnTop = points.some(({ x, y }) => {
        const hit = document.elementFromPoint(x, y);
        return (
          hit !== null && shown.some((element) => element.contains(hit) || hit.contains(element))
        );
      });
      if (!isOnTop) {
        problems.push('is covered or out of sight');
      }
      const holders = [
        active,
        active.parentElement,
        active.parentElement?.parentElement,
        active.nextElementSibling,
      ];
      const isMarked = holders.some((element) => {
        if (!element) {
          return false;
        }
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      if (!isMarked && !(isWhole && hadFocus)) {
        problems.push('shows no focus');
      }
    }
    const label = active.getAttribute('aria-label') ?? active.textContent;
    return {
      name: `${active.localName} ${label?.trim().slice(0, 60)}`,
      problems,
    };
  }, DRAWN);
}

/** Returns visible controls that Tab hasn't reached. In a group with arrow keys, one is enough. */
function findMissed(page: Page): Promise<string[]> {
  return page.evaluate((drawn) => {
    const { walked = new Set<Element>() } = window as unknown as { walked?: Set<Element> };
    const names = new Set(
      [...walked].map((element) => (element as HTMLInputElement).name).filter(Boolean),
    );
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"], iframe';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled') &&
          !element.closest(`[inert], ${drawn}`) &&
          !walked.has(element) &&
          !(element.matches('[type="radio"]') && names.has((element as HTMLInputElement).name)),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  }, DRAWN);
}

/** Waits for the width handle of a demo, whose code is loaded when the demo gets focus. */
async function waitForHandle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const frame = document.activeElement?.closest('[data-demo] [data-bg]');
    return (
      !frame?.closest('[data-demo]')?.querySelector('[role="toolbar"]') ||
      frame.querySelector('[role="separator"]')
    );
  });
}

/**
 * Opens every kind of popup of the site with the keyboard, and closes it with Escape.
 * @returns a line per button whose popup didn't open, didn't close, or didn't return focus.
 */
async function findStuck(page: Page): Promise<string[]> {
  const openers = page.locator(
    `:is([popovertarget], [aria-haspopup="dialog"]):not(:is(${DRAWN}) *)`,
  );
  const indices = await openers.evaluateAll((all) => {
    const makes = new Set<string>();
    return all.flatMap((opener, index) => {
      // Buttons of demos differ by a number in their ids.
      const make = `${opener.className} ${opener.id.replace(/-button-.*/, '')}`;
      return opener.checkVisibility({ visibilityProperty: true }) &&
        !makes.has(make) &&
        makes.add(make)
        ? [index]
        : [];
    });
  });
  const stuck: string[] = [];
  for (const index of indices) {
    const opener = openers.nth(index);
    const name = await opener.evaluate((element) => element.outerHTML.slice(0, 120));
    const over = page.locator(':is(dialog[open], [popover]:popover-open)');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(over, `${name} opens`).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(over, `${name} closes`).toHaveCount(0);
    if (!(await opener.evaluate((element) => element === document.activeElement))) {
      stuck.push(name);
    }
  }
  return stuck;
}

for (const [name, url] of LIST) {
  test(
    `${name}: Tab reaches everything in order with visible focus, and Escape closes popups`,
    { tag: '@full' },
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWhole(page, url);
      const problems: string[] = [];
      let stops = 0;
      for (; stops < ENDLESS; stops += 1) {
        await page.keyboard.press('Tab');
        await waitForHandle(page);
        const stop = await readStop(page);
        if (!stop) {
          break;
        }
        if (stops === 0) {
          expect(stop.name).toBe('a Skip to content');
        }
        problems.push(...stop.problems.map((problem) => `${stops}, ${stop.name}: ${problem}`));
      }
      expect(stops, 'the focus gets out of the page').toBeLessThan(ENDLESS);
      expect(problems).toEqual([]);
      expect(await findMissed(page), 'what Tab does not reach').toEqual([]);
      expect(await findStuck(page), 'what does not get the focus back').toEqual([]);
    },
  );
}
