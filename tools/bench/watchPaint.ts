/** Measures the time from an input to the paint of its result, in the page. */
import type { Page } from 'playwright-core';

export interface PaintWatch {
  /** The event that starts the clock, at the browser's timestamp. */
  event: 'click' | 'keydown' | 'input';
  /** The element that changes. It is looked up at each change of the document. */
  selector: string;
  /** The text of the element that stops the clock. Without it, any change of text or markup does. */
  text?: string;
  /** The time limit in milliseconds. */
  limit: number;
}

/**
 * Runs an action and measures its result.
 * @param act triggers the event.
 * @returns milliseconds from the event to the frame after the change; undefined when nothing changed in time, or the
 *   event didn't occur.
 */
export async function measurePaint(
  page: Page,
  watch: PaintWatch,
  act: () => Promise<void>,
): Promise<number | undefined> {
  await page.evaluate(watchPaint, watch);
  await act();
  return page.evaluate(
    () => (window as unknown as { benchPaint: Promise<number | undefined> }).benchPaint,
  );
}

/** Runs in the page. */
function watchPaint({ event, selector, text, limit }: PaintWatch): void {
  const read = () => {
    const element = document.querySelector(selector);
    return text === undefined ? element?.innerHTML : element?.textContent;
  };
  const before = read();
  const isThere = () =>
    text === undefined ? read() !== undefined && read() !== before : read()?.includes(text);
  const painted = new Promise<number | undefined>((resolve) => {
    const end = (value: number | undefined) => {
      removeEventListener(event, onEvent, true);
      observer.disconnect();
      clearTimeout(timer);
      resolve(value);
    };
    let start = NaN;
    const observer = new MutationObserver(() => {
      if (isThere()) {
        observer.disconnect();
        // The frame is painted once its callbacks have run: the next message comes after that.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => end(performance.now() - start);
          port2.postMessage(undefined);
        });
      }
    });
    const onEvent = ({ timeStamp }: Event) => {
      start = timeStamp;
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    };
    addEventListener(event, onEvent, { capture: true, once: true });
    const timer = setTimeout(() => end(undefined), limit);
  });
  Object.assign(window, { benchPaint: painted });
}
