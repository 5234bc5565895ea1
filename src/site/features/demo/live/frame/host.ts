/** The page's side of the frame of one edited demo. */
import { FRAME_SCRIPT } from '@/src/shared/editedFrame';
import { createStore, inMemory } from '../../../../state/createStore';
import type { CodeError } from '../liveError';
import { type Connection, connect } from './connect';
import type { FromFrame, Look, Run } from './messages';

/** The size of the content of a frame. */
export interface FrameSize {
  /** In CSS pixels. */
  height: number;
  popup: boolean;
}

interface HostEvents {
  /** The last version was evaluated without errors. */
  onEvaluated: (version: number) => void;
  onError: (error: CodeError) => void;
  /** The browser can't parse a file. */
  onSyntaxError: (file: string, message: string) => void;
  /** The frame doesn't answer, or has left its document. It is gone. */
  onStopped: () => void;
  /** The frame couldn't be started. */
  onFailed: (error: unknown) => void;
}

export interface FrameHost {
  /** Runs compiled files, now or when there is a frame. */
  run: (run: Run) => void;
  /**
   * Starts in a frame with the document of `createFrameDocument`, before that has loaded.
   * @returns a function that ends it.
   */
  attach: (frame: HTMLIFrameElement) => () => void;
  setLook: (look: Look) => void;
  /** Whether a version is displayed in the frame. */
  shown: { get: () => boolean; subscribe: (listener: () => void) => () => void };
  size: { get: () => FrameSize | undefined; subscribe: (listener: () => void) => () => void };
}

/** The rules of a stage for its demo: see Demo.module.css. The other properties are part of the look. */
const STAGE_STYLE =
  '[data-stage]{isolation:isolate;margin-inline:auto}' +
  '@layer frame{[data-stage]>*{min-inline-size:0;max-inline-size:100%}}';

/**
 * The document of the frame. Its policy is stricter than that of the site, which it has as well: no network, no frames,
 * no forms. Scripts are those that the page hands over. The pictures of demos are the exception.
 */
export function createFrameDocument(origin: string): string {
  const policy = [
    "default-src 'none'",
    "script-src 'unsafe-inline' blob:",
    "style-src 'unsafe-inline'",
    `img-src ${origin}/images/ data:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title></title><style>${STAGE_STYLE}</style><script>${FRAME_SCRIPT}</script></head><body></body></html>`;
}

/** @param part the part that runs in the frame, for `loadPart`. */
export function createHost(events: HostEvents, part = 'editedFrame'): FrameHost {
  const shown = createStore(inMemory(false));
  const size = createStore(inMemory<FrameSize | undefined>(undefined));
  let latest: Run | undefined;
  let look: Look | undefined;
  let connection: Connection | undefined;

  const attach = (frame: HTMLIFrameElement) => {
    const own = connect(frame, part, {
      onReady() {
        connection = own;
        if (look) {
          own.send({ type: 'look', look });
        }
        if (latest) {
          own.send({ type: 'run', ...latest });
        }
      },
      onMessage(message) {
        if (message.type === 'shown') {
          shown.set(message.has);
        } else if (message.type === 'size') {
          size.set({ height: message.height, popup: message.popup });
        } else {
          reportMessage(message, events);
        }
      },
      onEnd(error) {
        detach();
        if (error === undefined) {
          events.onStopped();
        } else {
          events.onFailed(error);
        }
      },
    });
    const detach = () => {
      own.close();
      connection = undefined;
      shown.set(false);
      size.set(undefined);
    };
    return detach;
  };

  return {
    attach,
    run(next) {
      latest = next;
      connection?.send({ type: 'run', ...next });
    },
    setLook(next) {
      look = next;
      connection?.send({ type: 'look', look: next });
    },
    shown,
    size,
  };
}

function reportMessage(message: FromFrame, events: HostEvents): void {
  if (message.type === 'evaluated') {
    events.onEvaluated(message.version);
  } else if (message.type === 'syntax') {
    events.onSyntaxError(message.file, message.message);
  } else if (message.type === 'failed') {
    const { key, values, line, message: text = '' } = message;
    events.onError(key ? { key, values: values ?? {}, line } : { message: text, line });
  }
}
