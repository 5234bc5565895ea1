/**
 * The heights of demos and playgrounds that were rendered, so that the page has the same length when the user comes
 * back.
 */
import { type RefObject, useLayoutEffect } from 'react';

const heights = new Map<string, number>();
const ids = new WeakMap<Element, string>();
let observer: ResizeObserver | undefined;

/** An observer is used, because reading the height on unmount would cause a layout for every demo. */
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

/** Returns the last height in CSS pixels; undefined if it isn't known. */
export const getLastHeight = (id: string): number | undefined => heights.get(id);

/**
 * Stores the height of an element.
 * @param shown changes when another element replaces it.
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
