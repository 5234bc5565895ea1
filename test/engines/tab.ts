/** A tab as a user sees it. Elements are found by role-like selectors and names, and all checks wait. */
import { expect } from '@playwright/test';
import type { Driver, Point } from './driver';

/** Elements that match a selector and, if given, a name: the label, else the text. */
export interface Target {
  css: string;
  name?: string | undefined;
}

/** Polling intervals in milliseconds, because some drivers respond immediately and would be polled all the time. */
const INTERVALS = [50, 100, 200, 400];

export class Tab {
  private readonly allowed: RegExp[] = [];
  private readonly tolerated: RegExp[] = [];

  constructor(
    readonly driver: Driver,
    /** Origin of the site, without trailing slash. */
    private readonly origin: string,
  ) {}

  /**
   * Opens a page and waits until it is hydrated.
   * @param path relative to the origin.
   */
  async open(path: string): Promise<void> {
    await this.driver.open(this.origin + path);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.hydrated();
  }

  /** Waits until the page is hydrated. */
  async hydrated(): Promise<void> {
    await this.until(() => {
      const root = document.getElementById('__next')?.firstElementChild;
      return Object.keys(root ?? {}).some((key) => key.startsWith('__reactFiber$'));
    }, undefined);
  }

  /** Runs a function in the page; see `Driver.evaluate`. */
  evaluate<A, R>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
    return this.driver.evaluate(run, argument);
  }

  /** Waits until a function of the page returns the expected value, which is `true` by default. */
  async until<A, R>(
    run: (argument: A) => R | Promise<R>,
    argument: A,
    expected: unknown = true,
    message?: string,
  ): Promise<void> {
    await expect
      .poll(
        // If the page is left meanwhile, the function fails, and is called again on the next page.
        () => this.driver.evaluate(run, argument).catch((error: unknown) => String(error)),
        { intervals: INTERVALS, ...(message !== undefined && { message }) },
      )
      .toEqual(expected);
  }

  /** Waits until an element is visible. */
  async sees(target: Target): Promise<void> {
    await this.until(isShown, target, true, `shows: ${describe(target)}`);
  }

  /** Waits until no such element is visible. */
  async misses(target: Target): Promise<void> {
    await this.until(isShown, target, false, `is gone: ${describe(target)}`);
  }

  /** Waits until the first element of a selector has a text, with spaces collapsed. */
  async reads(css: string, text: string): Promise<void> {
    await this.until(
      (selector) =>
        document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? 'nothing',
      css,
      text,
      `the text of ${css}`,
    );
  }

  /** Waits until an element has focus. */
  async focuses(css: string): Promise<void> {
    await this.until(
      (selector) => document.activeElement?.matches(selector) ?? false,
      css,
      true,
      `has the focus: ${css}`,
    );
  }

  async click(target: Target): Promise<void> {
    await this.driver.click(await this.place(target));
  }

  async hover(target: Target): Promise<void> {
    await this.driver.move(await this.place(target));
  }

  press(keys: string): Promise<void> {
    return this.driver.press(keys);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  /**
   * Scrolls an element into view and waits until it doesn't move and isn't covered.
   * @returns its center.
   */
  async place(target: Target): Promise<Point> {
    let found: Point | undefined;
    await expect
      .poll(
        async () => {
          const before = found;
          found = (await this.driver.evaluate(locate, target)) ?? undefined;
          return found !== undefined && found.x === before?.x && found.y === before.y;
        },
        { intervals: INTERVALS, message: `can be reached: ${describe(target)}` },
      )
      .toBe(true);
    return found!;
  }

  /** Returns the text in the clipboard, by pasting it into a temporary field. */
  async paste(): Promise<string> {
    await this.evaluate(() => {
      const field = document.createElement('textarea');
      field.id = 'engine-paste';
      document.body.append(field);
      field.focus();
    }, undefined);
    await this.press(`${MODIFIER}+v`);
    await this.until(() => {
      const field = document.querySelector<HTMLTextAreaElement>('#engine-paste');
      return field !== null && field.value !== '';
    }, undefined);
    return this.evaluate(() => {
      const field = document.querySelector<HTMLTextAreaElement>('#engine-paste')!;
      field.remove();
      return field.value;
    }, undefined);
  }

  /** Allows a problem that a test causes on purpose. If it doesn't occur, the test fails as well. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Allows a problem that only some engines report, or that may occur or not. */
  tolerate(pattern: RegExp): void {
    this.tolerated.push(pattern);
  }

  /** Returns problems that weren't allowed, and allowed ones that didn't occur. */
  findUnexpected(problems: readonly string[]): string[] {
    return [
      ...problems.filter(
        (problem) => ![...this.allowed, ...this.tolerated].some((pattern) => pattern.test(problem)),
      ),
      ...this.allowed
        .filter((pattern) => !problems.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but never came: ${String(pattern)}`),
    ];
  }
}

/** The modifier key of shortcuts. */
export const MODIFIER = process.platform === 'darwin' ? 'Meta' : 'Control';

const describe = ({ css, name }: Target) => (name === undefined ? css : `${css} named "${name}"`);

/** Runs in the page: whether an element is visible. */
function isShown({ css, name }: Target): boolean {
  return [...document.querySelectorAll(css)].some((element) => {
    const accessibleName = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return (
      (name === undefined || accessibleName.replace(/\s+/g, ' ').trim() === name) &&
      element.checkVisibility({ visibilityProperty: true })
    );
  });
}

/**
 * Runs in the page: scrolls to the first visible element that matches.
 * @returns its center, or null when it is covered.
 */
function locate({ css, name }: Target): Point | null {
  const element = [...document.querySelectorAll(css)].find((candidate) => {
    const accessibleName = candidate.getAttribute('aria-label') ?? candidate.textContent ?? '';
    return (
      (name === undefined || accessibleName.replace(/\s+/g, ' ').trim() === name) &&
      candidate.checkVisibility({ visibilityProperty: true })
    );
  });
  if (!element) {
    return null;
  }
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
}
