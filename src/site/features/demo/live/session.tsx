/** An editing session: compiles each change of the text, has the result run in a frame, and reports errors. */
import { ICONS } from './packages';
import type { Flavour } from '@/src/shared/flavours';
import type { TextFile } from '../demoSource';
import { compileInWorker } from './compiler';
import { getDraft, setDraft, subscribeDrafts } from './drafts';
import type { CompiledFile } from './compile';
import { createEditedFrame } from './frame/EditedFrame';
import { createHost } from './frame/host';
import type { Run } from './frame/messages';
import { loadShapes } from './icons';
import { type CodeError, toCodeError } from './liveError';
import { readSyntaxError } from './syntaxError';
import '../../../i18n/lateTexts';

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
/** Returns the session of a draft, and creates it if necessary. It ends when the draft is reset. */
export function getSession(options: SessionOptions): Session {
  const session = sessions.get(options.id) ?? createSession(options);
  sessions.set(options.id, session);
  return session;
}

// eslint-disable-next-line max-lines-per-function -- One closure: its steps share the text and its timers.
function createSession({ id, flavour, files }: SessionOptions): Session {
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

  let version = 0;
  let compiled: readonly CompiledFile[] = [];
  const host = createHost({
    onEvaluated: (evaluated) => {
      if (evaluated === version) {
        setCodeError(undefined);
      }
    },
    onError: (codeError) => showCodeError(codeError),
    onSyntaxError(file, message) {
      const { open } = compiled.find(({ name }) => name === file) ?? {};
      const source = file === first.name ? text : others.find(({ name }) => name === file)?.text;
      const { line, ...codeError } = open ?? readSyntaxError(message, source ?? '');
      showCodeError({ ...codeError, line: file === first.name ? line : undefined });
    },
    onStopped: () => wait({ key: 'liveStopped' }),
    onFailed(error) {
      console.error(error);
      wait({ key: 'liveNotLoaded', values: { name: first.name } });
    },
  });
  const Edited = createEditedFrame(host);
  /** Removes the frame. The next keystroke, or the reader's wish to run the code, makes another one. */
  const wait = (codeError: CodeError) => {
    clearTimeout(timer);
    clearTimeout(pause);
    if (isOpen()) {
      setDraft(id, { text, codeError, Edited: undefined, waiting: 'stopped' });
    }
  };

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
    const [tailwind, icons] = await Promise.all([
      flavour === 'tailwind' ? compileTailwind(code) : undefined,
      readIcons(result.files),
    ]);
    if (!isOpen() || code !== text) {
      return;
    }
    version += 1;
    compiled = result.files;
    host.run({
      version,
      files: result.files.map(({ name, code: body, imports }) => ({ name, code: body, imports })),
      tailwind,
      ...icons,
    });
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
      const waiting = getDraft(id)?.waiting;
      if (waiting === 'restored') {
        // The reader hasn't asked to run it yet.
        setDraft(id, { text });
        return;
      }
      setDraft(id, { text, ...(waiting && { waiting: undefined, codeError: undefined }) });
      if (isTyping) {
        pause = setTimeout(() => void run(), PAUSE_MS);
      } else {
        void run();
      }
    },
  };
}

async function compileTailwind(code: string): Promise<string | undefined> {
  const { compileUtilities } = await import('./tailwind');
  return compileUtilities(code);
}

/** Loads the shapes of the icons that files import, because the frame has no network. */
async function readIcons(
  files: readonly CompiledFile[],
): Promise<Pick<Run, 'icons' | 'failedIcons'>> {
  const prefix = `${ICONS}/`;
  const names = files
    .flatMap(({ imports }) => imports)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  const failedIcons: string[] = [];
  const entries = await Promise.all(
    [...new Set(names)].map(async (name) => {
      try {
        const shapes = await loadShapes(name);
        return [name, shapes && [...shapes]] as const;
      } catch (error) {
        console.error(error);
        failedIcons.push(name);
        return [name, undefined] as const;
      }
    }),
  );
  return { icons: Object.fromEntries(entries), failedIcons };
}
