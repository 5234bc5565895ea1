/** The time from an input to the paint of what it changed, as the page itself sees it. */
import type { Page } from 'playwright-core';

export interface PaintWatch {
  /** Event that starts the clock, at the time that the browser gives it. */
  event: 'click' | 'keydown' | 'input';
  /** Where a change is expected; looked up at every change of the document. */
  selector: string;
  /** Ends the clock: a text that the element then contains; without it, any other text or markup than before. */
  text?: string;
  /** Gives up after this long, in milliseconds. */
  limit: number;
}

/**
 * Acts, and measures.
 * @param act causes the event.
 * @returns milliseconds from the event to the frame that follows the change; undefined when nothing changed in time, or the event never came.
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
