/** The components of the demo as a tree. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { getPlaceName } from '@/src/shared/answers/findPlaces';
import { type InspectNode, listNodes } from './buildTree';
import styles from './Inspect.module.css';

interface TreeViewProps {
  label: string;
  top: readonly InspectNode[];
  current: InspectNode | undefined;
  pinned: InspectNode | undefined;
  onPoint: (node: InspectNode) => void;
  onPin: (node: InspectNode) => void;
}

export function TreeView({ label, top, current, pinned, onPoint, onPin }: TreeViewProps) {
  const tree = useRef<HTMLDivElement>(null);
  const nodes = listNodes(top);
  const active = current && nodes.includes(current) ? current : nodes[0];
  useEffect(() => {
    const item = tree.current?.querySelector<HTMLElement>('[tabindex="0"]');
    const isInside = tree.current?.contains(document.activeElement);
    if (isInside) {
      item?.focus({ preventScroll: true });
    }
    if (item && tree.current) {
      scrollInto(tree.current, item);
    }
  }, [active]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!active) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPin(active);
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = getTreeTarget(event.key, active, nodes, isRtl);
    if (target) {
      event.preventDefault();
      onPoint(target);
    }
  };
  return (
    <div ref={tree} role="tree" aria-label={label} className={styles.tree} onKeyDown={onKeyDown}>
      {nodes.map((node, index) => (
        <div
          // Nodes have no ids, and the list is as in the document.
          key={index}
          role="treeitem"
          aria-level={getLevel(node)}
          aria-selected={node === pinned}
          aria-expanded={node.children.length > 0 ? true : undefined}
          tabIndex={node === active ? 0 : -1}
          data-current={node === current ? '' : undefined}
          style={{ paddingInlineStart: `${0.25 + 0.75 * Math.min(getLevel(node), 12)}rem` }}
          onPointerEnter={() => onPoint(node)}
          onFocus={() => node !== current && onPoint(node)}
          onClick={() => onPin(node)}
        >
          <bdi dir="ltr">{getPlaceName(node.places[0]!)}</bdi>
        </div>
      ))}
    </div>
  );
}

function getLevel({ parent }: InspectNode): number {
  return parent ? getLevel(parent) + 1 : 1;
}

/** Returns the node that a key moves to, as in ARIA's tree pattern with all nodes expanded. */
function getTreeTarget(
  key: string,
  node: InspectNode,
  nodes: readonly InspectNode[],
  isRtl: boolean,
): InspectNode | undefined {
  const index = nodes.indexOf(node);
  switch (key) {
    case 'ArrowDown':
      return nodes[index + 1] ?? node;
    case 'ArrowUp':
      return nodes[index - 1] ?? node;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return node.parent ?? node;
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return node.children[0] ?? node;
    case 'Home':
      return nodes[0];
    case 'End':
      return nodes.at(-1);
    default:
      return undefined;
  }
}

/** Scrolls the tree alone. `scrollIntoView` would also scroll the page. */
function scrollInto(tree: HTMLElement, item: HTMLElement): void {
  const { top, bottom } = item.getBoundingClientRect();
  const outer = tree.getBoundingClientRect();
  if (top < outer.top) {
    tree.scrollTop -= outer.top - top;
  } else if (bottom > outer.bottom) {
    tree.scrollTop += bottom - outer.bottom;
  }
}
