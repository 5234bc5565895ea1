import { useEffectEvent, useLayoutEffect } from 'react';
import type { InspectNode } from './buildTree';
import { findNodeAt } from './hitTest';
import { holdEvents } from './holdEvents';
import { contains } from './surfaces';
import type { DemoTree } from './useTree';

interface DemoEventsOptions {
  tree: DemoTree;
  /** Whether the demo gets its events. */
  isPaused: boolean;
  onPoint: (node: InspectNode) => void;
  onPin: (node: InspectNode | undefined) => void;
  onKey: (event: KeyboardEvent) => void;
  onResume: () => void;
}

/** Uses the events of the demo for the inspector. The demo doesn't get them, except while the inspector is paused. */
export function useDemoEvents(options: DemoEventsOptions): void {
  const { tree, isPaused } = options;
  const { surfaces } = tree;
  const isInDemo = useEffectEvent((target: EventTarget | null) => contains(surfaces, target));
  const onHeld = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') {
      options.onKey(event as KeyboardEvent);
      return;
    }
    if (!/^(?:pointerover|pointermove|click)$/.test(event.type)) {
      return;
    }
    const { clientX: x, clientY: y } = event as PointerEvent;
    const node = findNodeAt(tree.top, surfaces.roots, { x, y });
    if (event.type === 'click') {
      options.onPin(node);
    } else if (node) {
      options.onPoint(node);
    }
  });
  const onResumeKey = useEffectEvent((event: KeyboardEvent) => {
    const isText = (event.target as Element | null)?.matches?.('input, textarea, select');
    if (event.key.toLowerCase() === 'i' && !isText && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopImmediatePropagation();
      options.onResume();
    }
  });
  const { frame } = surfaces;
  // The panel scrolls the page when it opens, so the pointer can leave an element with a tooltip.
  useLayoutEffect(() => {
    const windows = [window, frame?.contentWindow].filter((view) => !!view);
    if (!isPaused) {
      return holdEvents({
        windows,
        isInDemo: (target) => isInDemo(target),
        onHeld: (event) => onHeld(event),
      });
    }
    const onKey = (event: KeyboardEvent) => onResumeKey(event);
    windows.forEach((view) => view.addEventListener('keydown', onKey, { capture: true }));
    return () =>
      windows.forEach((view) => view.removeEventListener('keydown', onKey, { capture: true }));
  }, [isPaused, frame]);
}
