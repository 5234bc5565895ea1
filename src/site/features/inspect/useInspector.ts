import { type KeyboardEvent as ReactKeyboardEvent, useState } from 'react';
import { getPlaceName } from '@/src/shared/answers/findPlaces';
import { type InspectNode, listNodes, moveInTree } from './buildTree';
import type { DemoTree } from './useTree';

/** The state of the inspector, and what changes it. */
export interface InspectorState {
  /** The node under the pointer, or the one that the keys moved to. */
  current: InspectNode | undefined;
  pinned: InspectNode | undefined;
  /** Changes with each pin. */
  pins: number;
  /** The class of the address, if the demo doesn't display its element. */
  missing: string | undefined;
  /** Whether the demo gets its events. */
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  onPoint: (node: InspectNode) => void;
  onPin: (node: InspectNode | undefined) => void;
  onKey: (event: KeyboardEvent | ReactKeyboardEvent) => void;
}

/** A pinned element, with what finds it when React has replaced it. */
interface Pin {
  element: Element;
  name: string;
  index: number;
  count: number;
}

function findPinned(
  { element, name, index }: Pin,
  nodes: readonly InspectNode[],
): InspectNode | undefined {
  const other = nodes[index];
  return (
    nodes.find((node) => node.element === element) ??
    (other && getPlaceName(other.places[0]!) === name ? other : undefined)
  );
}

/** @param className the class whose element is pinned as soon as the demo displays it. */
export function useInspector(
  host: Element,
  { top }: DemoTree,
  className: string | undefined,
  onClose: () => void,
): InspectorState {
  const [element, setElement] = useState<Element>();
  const [pin, setPin] = useState<Pin>();
  const [isPaused, setPaused] = useState(false);
  const nodes = listNodes(top);
  const getNode = (one: Element | undefined) => nodes.find((node) => node.element === one);
  const wanted = pin ? undefined : className;
  const found =
    wanted === undefined ? undefined : nodes.find((node) => node.element.matches(`.${wanted}`));
  const pinned = (pin && findPinned(pin, nodes)) ?? found;
  const current = getNode(element) ?? pinned;

  const onPoint = (node: InspectNode) => setElement(node.element);
  const onPin = (node: InspectNode | undefined) => {
    if (node) {
      setElement(node.element);
      setPin({
        element: node.element,
        name: getPlaceName(node.places[0]!),
        index: nodes.indexOf(node),
        count: (pin?.count ?? 0) + 1,
      });
    }
  };
  const onKey = (event: KeyboardEvent | ReactKeyboardEvent) => {
    const isRtl = getComputedStyle(host).direction === 'rtl';
    // The first key shows the first node.
    const target = top[0] && moveInTree(event.key, current ?? top[0], top, isRtl);
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPin(current);
    } else if (target) {
      event.preventDefault();
      onPoint(current ? target : top[0]!);
    }
  };
  return {
    ...{ current, pinned, isPaused, setPaused, onPoint, onPin, onKey },
    pins: pin?.count ?? 0,
    missing: found ? undefined : wanted,
  };
}
