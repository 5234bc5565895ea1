/** Finds the component at a point of a demo: the one that the visitor sees there. */
import { type InspectNode, findNode, listNodes } from './buildTree';

/** A point in the window of the demo's document. */
interface Point {
  x: number;
  y: number;
}

/**
 * Finds the node at a point.
 * - Layers that draw nothing, such as invisible inputs and backdrops, don't count if something lies below them.
 * - Elements that ignore the pointer count, such as labels and disabled buttons.
 * - An icon that fills a slot of another component stands for the slot, such as `Button › startIcon`. Its own node is the
 *   first child in the tree.
 * @param roots the elements that contain the demo.
 */
export function findNodeAt(
  top: readonly InspectNode[],
  roots: readonly Element[],
  point: Point,
): InspectNode | undefined {
  const { ownerDocument } = roots[0] ?? document.body;
  const hits = ownerDocument
    .elementsFromPoint(point.x, point.y)
    .filter((hit) => roots.some((root) => root.contains(hit)) && isVisible(hit));
  const [first] = hits;
  const drawn = hits.find((element) => drawsAt(element, point));
  // What lies around an element isn't below it.
  const hit = first && drawn && !drawn.contains(first) ? drawn : first;
  const node = findNode(top, hit ?? null);
  const ignored = listNodes(top).filter(
    ({ element }) =>
      isAt(element, point) &&
      getStyle(element).pointerEvents === 'none' &&
      isVisible(element) &&
      (!node || getRoot(element) === getRoot(node.element)),
  );
  const best = [...(node ? [node] : []), ...ignored].reduce<InspectNode | undefined>(
    (one, other) => (one && getArea(one) <= getArea(other) ? one : other),
    undefined,
  );
  return best && findFilledSlot(best);
}

/** Returns the slot that a component without parts fills completely; else the node of the component. */
function findFilledSlot(node: InspectNode): InspectNode {
  const { parent, children } = node;
  const isRoot = node.places.every(({ target }) => target.slot === 'root');
  const isInSlot = parent?.places[0]?.target.slot !== 'root';
  return parent &&
    children.length === 0 &&
    isRoot &&
    isInSlot &&
    isSameBox(node.element, parent.element)
    ? parent
    : node;
}

function isSameBox(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return (['left', 'right', 'top', 'bottom'] as const).every(
    (side) => Math.abs(a[side] - b[side]) <= 1,
  );
}

function getStyle(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}

function isVisible(element: Element): boolean {
  const { opacity, visibility } = getStyle(element);
  return opacity !== '0' && visibility === 'visible';
}

/** Elements that draw content of their own. Parts of a drawing have no box with a background. */
const CONTENT = 'svg, svg *, img, input, textarea, select, canvas, video';

const isTransparent = (color: string) => color === 'transparent' || /[,/]\s*0\)$/.test(color);

function drawsAt(element: Element, point: Point): boolean {
  const style = getStyle(element);
  return (
    element.matches(CONTENT) ||
    !isTransparent(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0) ||
    [...element.childNodes].some((node) => node.nodeType === 3 && isTextAt(node, point))
  );
}

function isTextAt(text: Node, point: Point): boolean {
  const range = text.ownerDocument!.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some((rect) => isIn(rect, point));
}

const isAt = (element: Element, point: Point) => isIn(element.getBoundingClientRect(), point);

const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

function getArea({ element }: InspectNode): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** Returns the child of the body that contains an element. */
const getRoot = (element: Element) => element.closest('body > *');
