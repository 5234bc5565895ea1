/** A tab as a reader uses it: elements are found by what they are and say, and everything is waited for. */
import { expect } from '@playwright/test';
import type { Driver, Point } from './driver';

/** Elements by a selector and, where one is given, by their name: the label, else the text. */
export interface Target {
  css: string;
  name?: string | undefined;
}

/** How often a page is asked, in milliseconds. A driver that answers at once would be asked all the time. */
const INTERVALS = [50, 100, 200, 400];

export class Tab {
  private readonly allowed: RegExp[] = [];
  private readonly tolerated: RegExp[] = [];

  constructor(
    readonly driver: Driver,
    /** Address of the site, without a slash at its end. */
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until React listens. @param path from the root of the site. */
  async open(path: string): Promise<void> {
    await this.driver.open(this.origin + path);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.hydrated();
  }

  /** Waits until scripts have run and taken over what the server wrote. */
  async hydrated(): Promise<void> {
    await this.until(() => {
      const root = document.getElementById('__next')?.firstElementChild;
      return Object.keys(root ?? {}).some((key) => key.startsWith('__reactFiber$'));
    }, undefined);
  }

  /** What a function of the page says now; see `Driver.evaluate`. */
  evaluate<A, R>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
    return this.driver.evaluate(run, argument);
  }

  /** Waits until a function of the page says what is expected: `true` unless given. */
  async until<A, R>(
    run: (argument: A) => R | Promise<R>,
    argument: A,
    expected: unknown = true,
    message?: string,
  ): Promise<void> {
    await expect
      .poll(
        // Where a page is left meanwhile there is no answer, and the next page is asked.
        () => this.driver.evaluate(run, argument).catch((error: unknown) => String(error)),
        { intervals: INTERVALS, ...(message !== undefined && { message }) },
      )
      .toEqual(expected);
  }

  /** Waits until an element shows. */
  async sees(target: Target): Promise<void> {
    await this.until(isShown, target, true, `shows: ${describe(target)}`);
  }

  /** Waits until no such element shows. */
  async misses(target: Target): Promise<void> {
    await this.until(isShown, target, false, `is gone: ${describe(target)}`);
  }

  /** Waits until the first element of a selector has a text, spaces folded. */
  async reads(css: string, text: string): Promise<void> {
    await this.until(
      (selector) =>
        document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? 'nothing',
      css,
      text,
      `the text of ${css}`,
    );
  }

  /** Waits until an element has the focus. */
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
   * Scrolls an element into view and waits until it stands still and nothing covers it.
   * @returns its middle.
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

  /** What was copied, as a paste shows it: a field is put into the page for it and taken away again. */
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

  /** Opt-out for a test that provokes a problem on purpose. It must come, or the test fails as well. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** The same for what some engines say, or may come or not. */
  tolerate(pattern: RegExp): void {
    this.tolerated.push(pattern);
  }

  /** Of problems those that nobody allowed, and of what was allowed what never came. */
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

/** The key of shortcuts. */
export const MODIFIER = process.platform === 'darwin' ? 'Meta' : 'Control';

const describe = ({ css, name }: Target) => (name === undefined ? css : `${css} named "${name}"`);

/** In the page: whether an element shows. */
function isShown({ css, name }: Target): boolean {
  return [...document.querySelectorAll(css)].some((element) => {
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return (
      (name === undefined || said.replace(/\s+/g, ' ').trim() === name) &&
      element.checkVisibility({ visibilityProperty: true })
    );
  });
}

/** In the page: scrolls the first such element that shows into view. @returns its middle; null when it is covered. */
function locate({ css, name }: Target): Point | null {
  const element = [...document.querySelectorAll(css)].find((candidate) => {
    const said = candidate.getAttribute('aria-label') ?? candidate.textContent ?? '';
    return (
      (name === undefined || said.replace(/\s+/g, ' ').trim() === name) &&
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
