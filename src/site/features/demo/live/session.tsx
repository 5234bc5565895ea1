/** One reader's work on one demo: from each change of the text to the component on the stage, or to its error. */
import type { Flavour } from '@/src/shared/flavours';
import type { TextFile } from '../demoSource';
import { compileInWorker } from './compiler';
import { getDraft, setDraft, subscribeDrafts } from './drafts';
import { createEditedDemo } from './EditedDemo';
import { evaluate } from './evaluate';
import { type CodeError, findPlace, toCodeError } from './liveError';
import { createVersions } from './versions';

/** Issue 5: "errors appear 300 ms after the last key". */
const ERROR_DELAY_MS = 300;

/** Keys that come faster than this are a stretch of typing: the demo follows when it pauses, in milliseconds. */
const TYPING_MS = 150;
const PAUSE_MS = 120;

export interface Session {
  /** Takes the text as it is after a key, and whatever makes it run. */
  change: (text: string) => void;
}

interface SessionOptions {
  /** Id of the draft. */
  id: string;
  flavour: Flavour;
  /** The files as published; the first is the one that is edited. */
  files: readonly TextFile[];
}

const sessions = new Map<string, Session>();
let count = 0;

/** The session of a draft; begins one where there is none. It ends when the draft is reset. */
export function getSession(options: SessionOptions): Session {
  const session = sessions.get(options.id) ?? createSession(options);
  sessions.set(options.id, session);
  return session;
}

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

  // Handlers and timers of the demo throw past every boundary; their errors say which file they come from.
  const watchErrors = () => {
    const watching = new AbortController();
    const report = (error: unknown) => {
      if (isOpen() && findPlace(error)?.session === number) {
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

  /** Compiles and runs the newest text, and again if it changed meanwhile: what is typed in between is passed over. */
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
    // Before the first key there is no draft yet.
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
