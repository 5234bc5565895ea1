/**
 * The accessibility tree of what the site itself makes of a page, as a text that is kept: roles, names and states in depth.
 * A name that is an interface text stays; any other is content and stands as `…`: it may change, and may not get lost. Of
 * siblings that are alike the first stands for all. What articles say and libraries draw is left out.
 */
import { parse } from 'yaml';
import interfaceTexts from '../../../translations/translations.json';
import type { Page } from '../support';
import { DRAWN } from './pages';

/** As `ariaSnapshot` writes an element: its role with name and states, and what is in it. */
type Written = string | Record<string, string | Written[]>;

interface Element {
  /** Role, name and states. */
  line: string;
  children: Element[];
}

/** Elements that only say something: their text is content. */
const SAYING = /^(text|code|strong|emphasis|deletion|insertion|mark|subscript|superscript|time|\/)/;

const CONTENT = '…';

/**
 * Reads the tree.
 * @param withProse whether the articles' text belongs to it.
 */
export async function readAccessibilityTree(page: Page, withProse: boolean): Promise<string> {
  const hidden = [
    `:is(${DRAWN}) > *`,
    '[data-ad]',
    // What the packages say of a prop or a type.
    '[data-view] td > *',
    ...(withProse ? [] : ['.prose > :not(.heading)']),
  ];
  // A rule holds for demos that come to life meanwhile as well.
  const style = await page.addStyleTag({
    content: `:is(${hidden.join()}), :is(${hidden.join()}) * { visibility: hidden !important }`,
  });
  const written = parse(await page.locator('body').ariaSnapshot()) as Written[];
  await style.evaluate((element) => (element as HTMLElement).remove());
  return `${write(simplify(written), 0).join('\n')}\n`;
}

/** @param isContent whether links in here are named by the pages that they lead to. */
function simplify(written: readonly Written[], isContent = false): Element[] {
  const elements = written
    .map((one) => (typeof one === 'string' ? ([one, ''] as const) : Object.entries(one)[0]!))
    .filter(([head]) => !SAYING.test(head))
    .map(([head, content]) => ({
      line: mask(head, /^heading/.test(head) || (isContent && /^link/.test(head))),
      children:
        typeof content === 'string' ? [] : simplify(content, isContent || /^navigation/.test(head)),
    }));
  const seen = new Set<string>();
  return elements.filter((element) => {
    const text = JSON.stringify(element);
    return !seen.has(text) && seen.add(text);
  });
}

function write(elements: readonly Element[], depth: number): string[] {
  return elements.flatMap(({ line, children }) => [
    `${'  '.repeat(depth)}- ${line}`,
    ...write(children, depth + 1),
  ]);
}

/** Of `button "Link to Sizes" [pressed]` the role and the states as they are, the name without content. */
function mask(head: string, isContent: boolean): string {
  const [, role, name, states] = /^(\S+)(?: ("(?:[^"\\]|\\.)*"|\/.*\/))?(.*)$/s.exec(head)!;
  return (
    role! +
    (name ? ` "${isContent ? CONTENT : maskName(JSON.parse(name) as string)}"` : '') +
    states!
  );
}

const FORMS = Object.values(interfaceTexts)
  // The most exact first.
  .sort((one, other) => countLetters(other) - countLetters(one))
  .filter((text) => countLetters(text) > 1)
  .map((text) => ({
    masked: text.replace(/\{\{\w+\}\}/g, CONTENT),
    pattern: new RegExp(
      `^${text
        .split(/\{\{\w+\}\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.+')}$`,
      's',
    ),
  }));

function countLetters(text: string): number {
  return text.replace(/\{\{\w+\}\}/g, '').replace(/\W/g, '').length;
}

function maskName(name: string): string {
  return FORMS.find(({ pattern }) => pattern.test(name))?.masked ?? CONTENT;
}
