/** How often the page asks whether the frame is alive, in milliseconds. */
const BEAT_MS = 1000;

/** How many questions may stay without an answer: while scripts load and run for the first time, and later. */
const PATIENCE = { loading: 30, running: 3 };

/** More messages than this in one beat are a flood, which would keep the page as busy as a hanging frame. */
const FLOOD = 2000;

export interface Watchdog {
  /** The frame has sent something. */
  hear: () => void;
  /** From now on, the frame must answer quickly: edited code runs. */
  expectQuickly: () => void;
  stop: () => void;
}

/**
 * Watches whether a frame answers.
 * @param ask sends a question.
 * @param onFault called once, when the frame hasn't answered for too long, or sends too much. Hidden pages wait, because
 *   browsers slow their timers down.
 */
export function createWatchdog(ask: () => void, onFault: () => void): Watchdog {
  let open = 0;
  let heard = 0;
  let patience = PATIENCE.loading;
  const timer = setInterval(() => {
    heard = 0;
    if (document.visibilityState === 'hidden') {
      open = 0;
      return;
    }
    if (open >= patience) {
      clearInterval(timer);
      onFault();
      return;
    }
    open += 1;
    ask();
  }, BEAT_MS);
  return {
    hear: () => {
      open = 0;
      heard += 1;
      if (heard === FLOOD) {
        clearInterval(timer);
        onFault();
      }
    },
    expectQuickly: () => {
      patience = PATIENCE.running;
    },
    stop: () => clearInterval(timer),
  };
}
