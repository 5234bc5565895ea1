/**
 * Activates demos: when they are near the viewport, one after the other, after the page has loaded and while the
 * browser is idle; immediately when the user interacts with one.
 */
import { type RefObject, useEffect } from 'react';
import { idle, pageLoaded } from '../../browser/pageLoaded';

/** The distance from the viewport at which a demo is activated, so that it is live when the user scrolls to it. */
const NEAR = '300px 0px';

type Wake = () => Promise<void>;

interface Sleeper {
  element: Element;
  wake: Wake;
}

const queue: Sleeper[] = [];
let running = false;

/**
 * Activates a demo in turn when its element is near the viewport.
 * @param wake stable between renders; undefined for an active demo.
 */
export function useWakeNear(element: RefObject<Element | null>, wake: Wake | undefined): void {
  useEffect(() => {
    if (!wake || !element.current) {
      return undefined;
    }
    let leave: (() => void) | undefined;
    const sleeper = { element: element.current, wake };
    const stop = observeNear(sleeper.element, () => {
      leave = enqueueWake(sleeper);
    });
    return () => {
      stop();
      leave?.();
    };
  }, [element, wake]);
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
function enqueueWake(sleeper: Sleeper): () => void {
  queue.push(sleeper);
  void drain();
  return () => removeFromQueue(sleeper);
}

function removeFromQueue(sleeper: Sleeper): void {
  const index = queue.indexOf(sleeper);
  if (index !== -1) {
    queue.splice(index, 1);
  }
}

/**
 * Removes the first demo in document order from the queue, because browsers report simultaneous intersections in any
 * order.
 */
function takeFirst(): Sleeper | undefined {
  const first = queue.reduce<Sleeper | undefined>(
    (best, sleeper) =>
      best &&
      best.element.compareDocumentPosition(sleeper.element) & Node.DOCUMENT_POSITION_FOLLOWING
        ? best
        : sleeper,
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
    await takeFirst()?.wake();
  }
  running = false;
}
