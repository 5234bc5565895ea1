/** The components of a demo as a tree, from the classes of its elements. */
import { type Place, findPlaces } from '@/src/shared/answers/findPlaces';
import type { ProductFacts } from '@/src/shared/answers/files';

/** An element that belongs to a component. */
export interface InspectNode {
  element: Element;
  /** The most specific place first; at least one. */
  places: readonly Place[];
  parent?: InspectNode;
  children: InspectNode[];
}

/** The most elements that are listed. The demos of the data grid have thousands. */
const MAX_NODES = 1500;

/** Returns a function that finds the places of an element. Each list of classes is looked up once. */
export function createPlaceFinder(
  products: readonly ProductFacts[],
): (element: Element) => readonly Place[] {
  const known = new Map<string, readonly Place[]>();
  return (element) => {
    const names = [...element.classList].filter((name) => /^(?:Mui|base-)/.test(name));
    const key = names.join(' ');
    const places = known.get(key) ?? (key === '' ? [] : findPlaces(names, products));
    known.set(key, places);
    return places;
  };
}

/**
 * Builds the tree of the elements with components.
 * @param roots the elements that contain the demo: its stage, and its menus and dialogs.
 * @returns the outermost nodes.
 */
export function buildTree(
  roots: readonly Element[],
  findPlacesOf: (element: Element) => readonly Place[],
): InspectNode[] {
  const top: InspectNode[] = [];
  let count = 0;
  const visit = (element: Element, parent: InspectNode | undefined) => {
    const places = findPlacesOf(element);
    let node = parent;
    if (places.length > 0 && count < MAX_NODES) {
      count += 1;
      node = { element, places, children: [], ...(parent && { parent }) };
      (parent?.children ?? top).push(node);
    }
    for (const child of element.children) {
      visit(child, node);
    }
  };
  roots.forEach((root) => visit(root, undefined));
  return top;
}

/** Lists the nodes of a tree in the order of the document. */
export function listNodes(nodes: readonly InspectNode[]): InspectNode[] {
  return nodes.flatMap((node) => [node, ...listNodes(node.children)]);
}

/** Finds the node of an element: its own, or that of the closest element around it. */
export function findNode(
  nodes: readonly InspectNode[],
  element: Element | null,
): InspectNode | undefined {
  const all = new Map(listNodes(nodes).map((node) => [node.element, node]));
  for (let current = element; current; current = current.parentElement) {
    const found = all.get(current);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/**
 * Returns the node that an arrow key moves to: up to the parent, down to the first child, left and right to the nodes
 * beside it.
 * @param isRtl whether the left arrow moves forward.
 * @returns the same node where there is no other; undefined for other keys.
 */
export function moveInTree(
  key: string,
  node: InspectNode,
  top: readonly InspectNode[],
  isRtl: boolean,
): InspectNode | undefined {
  const siblings = node.parent?.children ?? top;
  const index = siblings.indexOf(node);
  switch (key) {
    case 'ArrowUp':
      return node.parent ?? node;
    case 'ArrowDown':
      return node.children[0] ?? node;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return siblings[index - 1] ?? node;
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return siblings[index + 1] ?? node;
    case 'Home':
      return top[0];
    default:
      return undefined;
  }
}
