/** Finds the component at a point of a demo. */
import { type InspectNode, findNode, listNodes } from './buildTree';

/**
 * Finds the node at a point. Invisible inputs, which lie above what the visitor sees, don't count. Elements that ignore
 * the pointer do, such as disabled buttons.
 * @param point in the window of the demo's document.
 */
export function findNodeAt(
  top: readonly InspectNode[],
  { ownerDocument }: Element,
  point: { x: number; y: number },
): InspectNode | undefined {
  const { defaultView } = ownerDocument;
  const getStyle = (element: Element) => (defaultView ?? window).getComputedStyle(element);
  const hit = ownerDocument
    .elementsFromPoint(point.x, point.y)
    .find((element) => getStyle(element).opacity !== '0');
  const node = findNode(top, hit ?? null);
  const hidden = listNodes(node ? node.children : top).filter(
    ({ element }) => getStyle(element).pointerEvents === 'none' && isAt(element, point),
  );
  return hidden.length === 0 ? node : hidden.reduce((one, other) => smaller(other, one));
}

function isAt(element: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function smaller(one: InspectNode, other: InspectNode): InspectNode {
  const area = ({ element }: InspectNode) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  return area(one) <= area(other) ? one : other;
}
