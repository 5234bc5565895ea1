/** The connection of the page with one frame of edited code, from the first script to the end. */
import { reloadWhenStale } from '../../../../browser/stalePage';
import { type FromFrame, type FromPage, readFromFrame } from './messages';
import { readFonts, readFrameStart, readScript, readSheets } from './readPage';
import { createWatchdog } from './watchdog';

export interface Connection {
  send: (message: FromPage, transfer?: Transferable[]) => void;
  /** Nothing is received from now on. */
  close: () => void;
}

interface ConnectionEvents {
  /** The frame has the styles and fonts of the page, and can run code. */
  onReady: () => void;
  onMessage: (message: FromFrame) => void;
  /**
   * The frame doesn't answer, or has left its document.
   * @param error why it couldn't be started.
   */
  onEnd: (error?: unknown) => void;
}

/**
 * Connects with a frame before its document has loaded.
 * @param part the part that runs in the frame, for `loadPart`.
 */
export function connect(
  frame: HTMLIFrameElement,
  part: string,
  { onReady, onMessage, onEnd }: ConnectionEvents,
): Connection {
  const { port1: port, port2 } = new MessageChannel();
  let closed = false;
  let loads = 0;
  const send: Connection['send'] = (message, transfer = []) => {
    if (!closed) {
      port.postMessage(message, transfer);
    }
  };
  const watchdog = createWatchdog(() => send({ type: 'ping', id: 0 }), onEnd);

  const onLoad = () => {
    loads += 1;
    if (loads > 1) {
      // Edited code has replaced the document. What is there now gets nothing of the page.
      onEnd();
      return;
    }
    readFrameStart(part).then(
      (start) => !closed && frame.contentWindow?.postMessage(start, '*', [port2]),
      (error: unknown) => {
        reloadWhenStale();
        onEnd(error);
      },
    );
  };
  const dress = async () => {
    const fonts = await readFonts();
    const buffers = fonts.map(({ data }) => data);
    send({ type: 'dress', sheets: readSheets(), fonts }, buffers);
    if (!closed) {
      onReady();
    }
  };
  const handOver = async (path: string) => {
    let script: string | undefined;
    try {
      script = await readScript(path);
    } catch {
      // The frame reports the package that it can't load.
      reloadWhenStale();
    }
    send({ type: 'script', path, text: script });
  };
  port.addEventListener('message', ({ data }) => {
    watchdog.hear();
    const message = closed ? undefined : readMessage(data);
    if (message?.type === 'script') {
      void handOver(message.path);
    } else if (message?.type === 'ready') {
      void dress();
    } else if (message) {
      if (message.type === 'running') {
        watchdog.expectQuickly();
      }
      onMessage(message);
    }
  });
  port.start();
  frame.addEventListener('load', onLoad);
  return {
    send,
    close() {
      closed = true;
      watchdog.stop();
      port.close();
      frame.removeEventListener('load', onLoad);
    },
  };
}

/** Reads a message. Edited code can send anything, so a malformed one is only noted. */
function readMessage(data: unknown): FromFrame | undefined {
  try {
    return readFromFrame(data);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
