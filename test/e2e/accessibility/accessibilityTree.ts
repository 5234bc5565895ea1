/**
 * The accessibility tree of the site's own elements as text, for snapshots: nested roles, names and states. Names that
 * are interface texts are kept. Other names are content and replaced by `…`, because they may change, but must not be
 * missing. Of equal siblings, only the first is kept. Prose and the output of the libraries are left out.
 */
import { parse } from 'yaml';
import interfaceTexts from '../../../translations/translations.json';
import type { Page } from '../support';
import { DRAWN } from './pages';

/** An element in the format of `ariaSnapshot`: its role with name and states, and its children. */
type Written = string | Record<string, string | Written[]>;

interface Element {
  /** Role, name and states. */
  line: string;
  children: Element[];
}

/** Elements that consist of text, which is content. */
const TEXT_ROLES =
  /^(text|code|strong|emphasis|deletion|insertion|mark|subscript|superscript|time|\/)/;

const CONTENT = '…';

/**
 * Reads the tree.
 * @param withProse whether to include the text of the articles.
 */
export async function readAccessibilityTree(page: Page, withProse: boolean): Promise<string> {
  const hidden = [
    `:is(${DRAWN}) > *`,
    '[data-ad]',
    // Texts about props and types, which come from the packages.
    '[data-view] td > *',
    ...(withProse ? [] : ['.prose > :not(.heading)']),
  ];
  // A style rule also applies to demos that are activated later.
  const style = await page.addStyleTag({
    content: `:is(${hidden.join()}), :is(${hidden.join()}) * { visibility: hidden !important }`,
  });
  const written = parse(await page.locator('body').ariaSnapshot()) as Written[];
  await style.evaluate((element) => (element as HTMLElement).remove());
  return `${write(simplify(written), 0).join('\n')}\n`;
}

/** @param isContent whether links in here are named after the pages that they lead to. */
function simplify(written: readonly Written[], isContent = false): Element[] {
  const elements = written
    .map((one) => (typeof one === 'string' ? ([one, ''] as const) : Object.entries(one)[0]!))
    .filter(([head]) => !TEXT_ROLES.test(head))
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

/** Returns role and states of `button "Link to Sizes" [pressed]` unchanged, and the name without content. */
function mask(head: string, isContent: boolean): string {
  const [, role, name, states] = /^(\S+)(?: ("(?:[^"\\]|\\.)*"|\/.*\/))?(.*)$/s.exec(head)!;
  return (
    role! +
    (name ? ` "${isContent ? CONTENT : maskName(JSON.parse(name) as string)}"` : '') +
    states!
  );
}

const FORMS = Object.values(interfaceTexts)
  // The most specific text first.
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
