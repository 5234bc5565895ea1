/**
 * When demos come to life: near the viewport, one after the other, when the page has loaded and the browser is idle;
 * at once when the reader reaches for one.
 */
import { type RefObject, useEffect } from 'react';
import { idle, pageLoaded } from '../../browser/pageLoaded';

/** How far from the viewport a demo wakes: far enough to be live when it is scrolled to. */
const NEAR = '300px 0px';

type Wake = () => Promise<void>;

interface Sleeper {
  element: Element;
  wake: Wake;
}

const queue: Sleeper[] = [];
let running = false;

/**
 * Wakes a demo in its turn once its element comes near the viewport.
 * @param wake stable between renders; undefined for a demo that is awake.
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

/** Calls `onNear` once, when the element comes near the viewport. Returns the way to stop. */
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

/** Wakes a demo in its turn. Returns the way to leave the queue. */
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

/** Takes the first demo of the page out of the queue: browsers report what comes near at once in any order. */
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
    // Whatever else comes near meanwhile takes its place in the order.
    await idle();
    await takeFirst()?.wake();
  }
  running = false;
}
