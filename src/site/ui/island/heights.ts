/** Heights of demos and playgrounds that were shown: a page that one comes back to keeps its length. */
import { type RefObject, useLayoutEffect } from 'react';

const heights = new Map<string, number>();
const ids = new WeakMap<Element, string>();
let observer: ResizeObserver | undefined;

/** Asking an element for its height as it leaves would lay the page out again, once for every demo. */
const getObserver = () =>
  (observer ??= new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const id = ids.get(target);
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (id !== undefined && height > 0) {
        heights.set(id, height);
      }
    }
  }));

/** The height that something was last shown with, in CSS pixels; undefined for what was not shown yet. */
export const getLastHeight = (id: string): number | undefined => heights.get(id);

/**
 * Remembers the height of an element.
 * @param shown changes when another element takes its place.
 */
export function useHeight(element: RefObject<Element | null>, id: string, shown: boolean): void {
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) {
      return undefined;
    }
    ids.set(target, id);
    getObserver().observe(target);
    return () => getObserver().unobserve(target);
  }, [element, id, shown]);
}
