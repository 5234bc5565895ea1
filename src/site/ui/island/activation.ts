/**
 * Activates demos: when they are near the viewport, one after the other, after the page has loaded and while the
 * browser is idle; immediately when the user interacts with one.
 */
import { type RefObject, useEffect } from 'react';
import { idle, pageLoaded } from '../../browser/pageLoaded';

/** The distance from the viewport at which a demo is activated, so that it is live when the user scrolls to it. */
const NEAR = '300px 0px';

type Activate = () => Promise<void>;

interface QueuedIsland {
  element: Element;
  activate: Activate;
}

const queue: QueuedIsland[] = [];
let running = false;

/**
 * Activates a demo in turn when its element is near the viewport.
 * @param activate stable between renders; undefined for an active demo.
 */
export function useActivateNear(
  element: RefObject<Element | null>,
  activate: Activate | undefined,
): void {
  useEffect(() => {
    if (!activate || !element.current) {
      return undefined;
    }
    let leave: (() => void) | undefined;
    const island = { element: element.current, activate };
    const stop = observeNear(island.element, () => {
      leave = enqueue(island);
    });
    return () => {
      stop();
      leave?.();
    };
  }, [element, activate]);
}

/** Calls `onNear` once, when the element is near the viewport. Returns a function that stops it. */
function observeNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        onNear();
      }
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Adds a demo to the queue. Returns a function that removes it. */
function enqueue(island: QueuedIsland): () => void {
  queue.push(island);
  void drain();
  return () => removeFromQueue(island);
}

function removeFromQueue(island: QueuedIsland): void {
  const index = queue.indexOf(island);
  if (index !== -1) {
    queue.splice(index, 1);
  }
}

/**
 * Removes the first demo in document order from the queue, because browsers report simultaneous intersections in any
 * order.
 */
function takeFirst(): QueuedIsland | undefined {
  const first = queue.reduce<QueuedIsland | undefined>(
    (best, island) =>
      best &&
      best.element.compareDocumentPosition(island.element) & Node.DOCUMENT_POSITION_FOLLOWING
        ? best
        : island,
    undefined,
  );
  if (first) {
    removeFromQueue(first);
  }
  return first;
}

async function drain(): Promise<void> {
  if (running) {
    return;
  }
  running = true;
  await pageLoaded();
  while (queue.length > 0) {
    // Demos that come near the viewport meanwhile are queued in document order.
    await idle();
    await takeFirst()?.activate();
  }
  running = false;
}
