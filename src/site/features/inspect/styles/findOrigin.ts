/** Where a declaration comes from, as far as the page shows it. */
import type { StyleFact } from './readStyles';

/** The origin of a declaration. */
export type StyleOrigin =
  /** The class that Emotion made for the element. */
  | { kind: 'generated' }
  /** The styles of an element around it. */
  | { kind: 'parent'; element: Element }
  | { kind: 'inline' }
  /** The style sheet of the browser. */
  | { kind: 'browser' }
  /** A rule of a style sheet, whose author the page doesn't show. */
  | { kind: 'sheet'; selector: string };

/** The classes that Emotion makes. Its caches on this site have these keys. */
const GENERATED = /\.((?:css|rtl|ltr|framed)-[a-z0-9]+[\w-]*)/gi;

/** Finds the origin of a declaration. @param element the element that has the declaration. */
export function findOrigin({ selector, isBrowser }: StyleFact, element: Element): StyleOrigin {
  if (isBrowser) {
    return { kind: 'browser' };
  }
  if (selector === undefined) {
    return { kind: 'inline' };
  }
  const names = [...selector.matchAll(GENERATED)].map(([, name]) => name!);
  for (const name of names.reverse()) {
    if (element.classList.contains(name)) {
      return { kind: 'generated' };
    }
    const parent = element.closest(`.${name}`);
    if (parent) {
      return { kind: 'parent', element: parent };
    }
  }
  return { kind: 'sheet', selector };
}
