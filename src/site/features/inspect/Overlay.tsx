/** The outlines of elements, above everything else on the page. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { getPlaceName } from '@/src/shared/answers/findPlaces';
import type { InspectNode } from './buildTree';
import styles from './Inspect.module.css';
import { type Surfaces, getRect } from './surfaces';

interface OverlayProps {
  surfaces: Surfaces;
  /** The element under the pointer or at the keyboard's position. */
  current: InspectNode | undefined;
  pinned: InspectNode | undefined;
}

export function Overlay({ surfaces, current, pinned }: OverlayProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => layer.current?.showPopover(), []);
  return (
    <div ref={layer} popover="manual" className={styles.layer} aria-hidden="true">
      {pinned && <Outline surfaces={surfaces} node={pinned} isPinned />}
      {current && current !== pinned && <Outline surfaces={surfaces} node={current} />}
    </div>
  );
}

interface OutlineProps {
  surfaces: Surfaces;
  node: InspectNode;
  isPinned?: boolean;
}

function Outline({ surfaces, node, isPinned }: OutlineProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let request = 0;
    // Elements move with scrolling, transitions, and layout. Nothing reports all of these.
    const follow = () => {
      const element = box.current!;
      const { style } = element;
      const { x, y, width, height } = getRect(node.element, surfaces);
      style.translate = `${x}px ${y}px`;
      style.width = `${width}px`;
      style.height = `${height}px`;
      element.toggleAttribute('data-inside', y < LABEL_HEIGHT);
      element.toggleAttribute('data-right', x > window.innerWidth / 2);
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(request);
  }, [node, surfaces]);
  return (
    <div ref={box} className={styles.outline} data-pinned={isPinned}>
      <span dir="ltr">{getPlaceName(node.places[0]!)}</span>
    </div>
  );
}

/** Room that the label needs above the element, in CSS pixels. */
const LABEL_HEIGHT = 24;
