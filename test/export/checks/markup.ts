/** The HTML source: it is valid, and its ids and headings are consistent. */
import type { Element } from 'domhandler';
import { type Page, getText, select } from '../page';

/** Elements without end tag in the HTML standard. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Finds HTML that the parser must repair: `<div>` in `<p>`, `<a>` in `<a>`, `<tr>` without `<tbody>`, `<div>` in
 * `<table>`, or a duplicate attribute. In these cases, a browser builds another tree than React has rendered, and
 * hydration fails.
 */
export function findMarkupProblems(page: Page): string[] {
  const errors = page.parseErrors.map(
    ({ code, offset }) => `${code} at "${page.html.slice(offset - 40, offset + 20)}"`,
  );
  let last = 0;
  const repairs = page.elements.flatMap((element) => {
    const start = element.sourceCodeLocation?.startOffset ?? last;
    const repair = getRepair(element) ?? (start < last ? 'is moved by the parser' : undefined);
    last = Math.max(start, last);
    const { name, parent } = element;
    const place = parent && 'name' in parent ? `<${name}> in <${parent.name}>` : `<${name}>`;
    return repair ? [`${place} ${repair}`] : [];
  });
  return [...errors, ...repairs];
}

/** Returns how the parser has repaired an element; undefined if it hasn't. */
function getRepair(element: Element): string | undefined {
  const { name, sourceCodeLocation: place } = element;
  if (!place) {
    return 'is not written';
  }
  const isClosed = 'endTag' in place || VOID.has(name) || isInSvg(element);
  return isClosed ? undefined : 'is not closed';
}

/** SVG elements can be self-closing: `<path/>`. */
function isInSvg(element: Element): boolean {
  return element.namespace === 'http://www.w3.org/2000/svg';
}

/** Finds duplicate ids. */
export function findIdProblems(page: Page): string[] {
  const ids = select(page, '[id]').map(({ attribs }) => attribs.id ?? '');
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const id of ids) {
    (seen.has(id) ? twice : seen).add(id);
  }
  return [...twice].map((id) => `duplicate id: ${id}`);
}

/** Checks the order and text of headings. There is one of level 1. */
export function findHeadingProblems(page: Page): string[] {
  const headings = select(page, 'h1, h2, h3, h4, h5, h6').map((element) => ({
    level: Number(element.name[1]),
    text: getText(element),
  }));
  const first = headings.filter(({ level }) => level === 1);
  return [
    ...(first.length === 1 ? [] : [`${first.length} headings of level 1`]),
    ...headings.flatMap(({ level, text }, index) => [
      ...(level > (headings[index - 1]?.level ?? 0) + 1
        ? [`heading "${text}" skips to level ${level}`]
        : []),
      ...(text.trim() === '' ? [`heading of level ${level} without text`] : []),
    ]),
  ];
}
