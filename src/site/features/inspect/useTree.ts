import { useEffect, useState } from 'react';
import type { Place } from '@/src/shared/answers/findPlaces';
import { type InspectNode, buildTree } from './buildTree';
import { type Surfaces, findSurfaces } from './surfaces';

/** A demo as it is displayed now. */
export interface DemoTree {
  surfaces: Surfaces;
  /** The outermost nodes. */
  top: readonly InspectNode[];
}

const OBSERVED: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['class'],
};

/** Returns the tree of a demo, now and after each change: when it becomes live, or when a menu opens. */
export function useTree(
  host: Element,
  findPlacesOf: (element: Element) => readonly Place[],
): DemoTree {
  const [tree, setTree] = useState(() => readTree(host, findPlacesOf));
  const { frame } = tree.surfaces;
  useEffect(() => {
    let request = 0;
    const update = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => setTree(readTree(host, findPlacesOf)));
    };
    const observer = new MutationObserver(update);
    observer.observe(host, OBSERVED);
    observer.observe(document.body, { childList: true });
    if (frame?.contentDocument) {
      observer.observe(frame.contentDocument.body, OBSERVED);
    }
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
    };
  }, [host, findPlacesOf, frame]);
  return tree;
}

function readTree(host: Element, findPlacesOf: (element: Element) => readonly Place[]): DemoTree {
  const surfaces = findSurfaces(host);
  return { surfaces, top: buildTree(surfaces.roots, findPlacesOf) };
}
