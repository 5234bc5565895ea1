/** An editing session: compiles each change of the text, and reports the component or the error. */
import type { Flavour } from '@/src/shared/flavours';
import type { TextFile } from '../demoSource';
import { compileInWorker } from './compiler';
import { getDraft, setDraft, subscribeDrafts } from './drafts';
import { createEditedDemo } from './EditedDemo';
import { evaluate } from './evaluate';
import { type CodeError, findErrorPosition, toCodeError } from './liveError';
import { createVersions } from './versions';

/** Errors appear this long after the last keystroke, in milliseconds, so that half-typed code shows none. */
const ERROR_DELAY_MS = 300;

/**
 * Keystrokes faster than this count as continuous typing, and the demo updates only when typing pauses. In
 * milliseconds.
 */
const TYPING_MS = 150;
const PAUSE_MS = 120;

export interface Session {
  /** Called with the text after each keystroke. */
  change: (text: string) => void;
}

interface SessionOptions {
  /** Id of the draft. */
  id: string;
  flavour: Flavour;
  /** The original files. The first one is edited. */
  files: readonly TextFile[];
}

const sessions = new Map<string, Session>();
let count = 0;

/** Returns the session of a draft, and creates it if necessary. It ends when the draft is reset. */
export function getSession(options: SessionOptions): Session {
  const session = sessions.get(options.id) ?? createSession(options);
  sessions.set(options.id, session);
  return session;
}

// eslint-disable-next-line max-lines-per-function -- One closure: its steps share the text and its timers.
function createSession({ id, flavour, files }: SessionOptions): Session {
  const number = (count += 1);
  const [first, ...others] = files;
  if (!first) {
    throw new Error(`The demo ${id} has no files: there is nothing to edit`);
  }
  let lastKey = 0;
  let text = first.text;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  let ended = false;

  const isOpen = () => !ended && getDraft(id) !== undefined;
  const setCodeError = (codeError: CodeError | undefined) => {
    clearTimeout(timer);
    if (isOpen() && getDraft(id)?.codeError !== codeError) {
      setDraft(id, { text, codeError });
    }
  };
  const showCodeError = (codeError: CodeError) => {
    clearTimeout(timer);
    timer = setTimeout(() => setCodeError(codeError), lastKey + ERROR_DELAY_MS - performance.now());
  };
  const onError = (error: unknown) => showCodeError(toCodeError(error, first.name));

  // Error boundaries don't catch errors in event handlers and timers. The stack of an error shows whether it is from
  // this demo.
  const watchErrors = () => {
    const watching = new AbortController();
    const report = (error: unknown) => {
      if (isOpen() && findErrorPosition(error)?.session === number) {
        onError(error);
      }
    };
    const { signal } = watching;
    window.addEventListener('error', (event) => report(event.error), { signal });
    window.addEventListener('unhandledrejection', (event) => report(event.reason), { signal });
    return () => watching.abort();
  };

  const versions = createVersions(onError);
  const Edited = createEditedDemo(versions, watchErrors);

  /** Compiles and runs the latest text, and again if it has changed meanwhile. Intermediate texts are skipped. */
  const run = async () => {
    if (running) {
      return;
    }
    running = true;
    let done: string | undefined;
    while (done !== text && isOpen()) {
      done = text;
      try {
        await runOnce(done);
      } catch (error) {
        if (done === text) {
          onError(error);
        }
      }
    }
    running = false;
  };
  const runOnce = async (code: string) => {
    const result = await compileInWorker([{ name: first.name, text: code }, ...others]);
    if (code !== text) {
      return;
    }
    if ('codeError' in result) {
      const { file, line, ...codeError } = result.codeError;
      showCodeError({ ...codeError, line: file === first.name ? line : undefined });
      return;
    }
    if (flavour === 'tailwind') {
      await addTailwind(code);
    }
    const Component = await evaluate(result.files, number);
    if (!isOpen()) {
      return;
    }
    setCodeError(undefined);
    versions.add(Component);
    if (getDraft(id)?.Edited !== Edited) {
      setDraft(id, { text, Edited });
    }
  };

  const stop = subscribeDrafts(() => {
    // There is no draft before the first keystroke.
    if (lastKey > 0 && !isOpen()) {
      ended = true;
      stop();
      clearTimeout(timer);
      clearTimeout(pause);
      versions.clear();
      sessions.delete(id);
    }
  });

  return {
    change(next) {
      const isTyping = performance.now() - lastKey < TYPING_MS;
      text = next;
      lastKey = performance.now();
      clearTimeout(timer);
      clearTimeout(pause);
      setDraft(id, { text });
      if (isTyping) {
        pause = setTimeout(() => void run(), PAUSE_MS);
      } else {
        void run();
      }
    },
  };
}

async function addTailwind(code: string): Promise<void> {
  const { addUtilities } = await import('./tailwind');
  await addUtilities(code);
}
