/** What runs in the frame of an edited demo: it evaluates compiled files, and renders the last version that works. */
import { type ReactNode, StrictMode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
// The other module of the chunk with `react-dom/client`. If this part needed only one of them, Turbopack would split the
// chunk, and every page would have one more request. Evaluating it has no effect: Next.js calls its functions.
import 'next/dist/client/index';
import { LanguageOf } from '../../../../i18n/UserLanguage';
import { MODE_ATTRIBUTE } from '../../../../state/modeNames';
import { type ReadableStore, createStore, inMemory, useStore } from '../../../../state/createStore';
import { storedText } from '../../../../state/storedText';
import { USER_THEME_KEY } from '../../../../state/userTheme';
import { DemoThemes, loadThemes } from '../../../../theme/demoThemes';
import { SettingsContext } from '../../../../theme/ThemeProvider';
import { createEditedDemo } from '../EditedDemo';
import { evaluate } from '../evaluate';
import { provideIcons } from '../icons';
import { findErrorPosition, toCodeError } from '../liveError';
import { runAsModule } from '../runAsModule';
import { createVersions } from '../versions';
import { keepFocusOutside, keepInside, removeConnections } from './manners';
import { type FromFrame, type FromPage, type Look, type Run, readFromPage } from './messages';
import '../../../../i18n/lateTexts';

declare module '../../../../browser/loadPart' {
  interface LazyParts {
    editedFrame: typeof import('./start');
  }
}

/** Number in the file names of stack traces. A frame has one demo. */
const SESSION = 1;

const TAILWIND_SHEET = 'src/site/features/demo/tailwind.css';

/** A file that the browser can't parse. */
class ParseError extends Error {
  constructor(
    readonly file: string,
    message: string,
  ) {
    super(message);
  }
}

/** Starts the frame. @param port leads to the page. */
export function start(port: MessagePort): void {
  const post = (message: FromFrame) => port.postMessage(message);
  const postSize = () => {
    const stage = document.querySelector('[data-stage]');
    if (stage) {
      const { height } = stage.getBoundingClientRect();
      post({ type: 'size', height, popup: hasPopup(stage) });
    }
  };
  const { run, Edited } = createRunner(post, postSize);
  const look = createStore(inMemory<Look | undefined>(undefined));
  const onMessage = (message: FromPage) => {
    switch (message.type) {
      case 'ping':
        post({ type: 'pong', id: message.id });
        break;
      case 'dress':
        message.sheets.forEach(({ id, css }) => setSheet(id, css));
        message.fonts.forEach(({ family, weight, data }) =>
          document.fonts.add(new FontFace(family, data, { weight })),
        );
        break;
      case 'look':
        look.set(message.look);
        break;
      case 'run':
        void run(message);
        break;
      case 'script':
        break; // See loadInFrame.ts.
    }
  };
  port.addEventListener('message', ({ data }) => onMessage(readFromPage(data)));
  keepInside();
  keepFocusOutside();
  removeConnections();
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(
    <StrictMode>
      <Dressed look={look} onSize={postSize}>
        <Edited Bundled={Nothing} />
      </Dressed>
    </StrictMode>,
  );
  post({ type: 'ready' });
}

/**
 * Creates what evaluates versions of the code, and the component that shows the last one that works.
 * @param postSize is called before the page hears that a version is displayed.
 */
function createRunner(post: (message: FromFrame) => void, postSize: () => void) {
  let version = 0;
  let entry = '';
  const report = (error: unknown) => post(describeError(error, entry));
  const versions = createVersions(report);
  versions.subscribe(() => {
    if (!versions.getShown()) {
      post({ type: 'shown', version, has: false });
    }
  });
  const Edited = createEditedDemo(
    versions,
    () => watchErrors(report),
    () => {
      postSize();
      post({ type: 'shown', version, has: true });
    },
  );
  const run = async (next: Run) => {
    ({ version } = next);
    entry = next.files[0]?.name ?? '';
    post({ type: 'running', version });
    if (next.tailwind !== undefined) {
      setSheet(TAILWIND_SHEET, next.tailwind);
    }
    provideIcons(next.icons, next.failedIcons);
    try {
      const Component = await evaluate(next.files, SESSION, readModule);
      if (version === next.version) {
        post({ type: 'evaluated', version });
        versions.add(Component);
      }
    } catch (error) {
      if (version === next.version) {
        report(error);
      }
    }
  };
  return { run, Edited };
}

const LONGEST_MESSAGE = 20_000;

function describeError(error: unknown, entry: string): FromFrame {
  if (error instanceof ParseError) {
    const message = error.message.slice(0, LONGEST_MESSAGE);
    return { type: 'syntax', file: error.file, message };
  }
  const { key, values, line, message } = toCodeError(error, entry);
  return {
    type: 'failed',
    key: key as Extract<FromFrame, { type: 'failed' }>['key'],
    values: values && { ...values },
    line,
    message: message?.slice(0, LONGEST_MESSAGE),
  };
}

const Nothing = () => null;

async function readModule(code: string, name: string) {
  try {
    return await runAsModule(code, name);
  } catch (error) {
    throw new ParseError(
      name.split('/').slice(2).join('/'),
      error instanceof Error ? error.message : String(error),
    );
  }
}

/** Error boundaries don't catch errors in event handlers and timers. Returns a function that stops it. */
function watchErrors(report: (error: unknown) => void): () => void {
  const watching = new AbortController();
  const onError = (error: unknown) => {
    if (findErrorPosition(error)) {
      report(error);
    }
  };
  const { signal } = watching;
  window.addEventListener('error', (event) => onError(event.error), { signal });
  window.addEventListener('unhandledrejection', (event) => onError(event.reason), { signal });
  return () => watching.abort();
}

/** Adds a style sheet, or replaces the one with the same id. */
function setSheet(id: string | undefined, css: string): void {
  const known =
    id === undefined ? null : document.querySelector(`style[data-demo-styles="${CSS.escape(id)}"]`);
  const style = known ?? document.createElement('style');
  if (id !== undefined && style instanceof HTMLElement) {
    style.dataset.demoStyles = id;
  }
  style.textContent = css;
  if (!known) {
    // Before the styles of the demo's own libraries.
    document.head.insertBefore(style, document.head.querySelector('style[data-emotion]'));
  }
}

interface DressedProps {
  look: ReadableStore<Look | undefined>;
  /** Called when the size of the demo may have changed. */
  onSize: () => void;
  children: ReactNode;
}

/** Renders the demo with the theme, layout, language and direction of the page, once they are known. */
function Dressed({ look: store, onSize, children }: DressedProps) {
  const look = useStore(store, (value) => value, undefined);
  const [ready, setReady] = useState<Look>();
  useEffect(() => {
    if (look) {
      const { themes, direction, language, userTheme } = look;
      loadThemes({ ids: themes, direction, language, userTheme }).then(() => {
        // The storage is blocked in this frame, so the store keeps the theme in memory.
        storedText(USER_THEME_KEY).set(userTheme ?? null);
        setReady(look);
      }, console.error);
    }
  }, [look]);
  useLayoutEffect(() => {
    if (ready) {
      const { documentElement: root } = document;
      root.setAttribute(MODE_ATTRIBUTE, ready.mode);
      root.dataset.js = '';
      root.style.colorScheme = ready.mode;
      root.style.background = 'none';
      document.body.style.background = 'none';
      root.dir = ready.direction;
      root.lang = ready.language;
    }
  }, [ready]);
  if (!ready) {
    return null;
  }
  const { dense, direction, spacing, mode, primary, secondary, language, themes, stage } = ready;
  const settings = {
    ...{ dense, direction, spacing, paletteMode: mode },
    paletteColors: { ...(primary && { primary }), ...(secondary && { secondary }) },
  };
  return (
    <LanguageOf language={language}>
      <SettingsContext value={settings}>
        <Stage declarations={stage} onSize={onSize}>
          <DemoThemes ids={themes}>{children}</DemoThemes>
        </Stage>
      </SettingsContext>
    </LanguageOf>
  );
}

function Stage({
  declarations,
  onSize,
  children,
}: Pick<DressedProps, 'onSize' | 'children'> & { declarations: Look['stage'] }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    Object.entries(declarations).forEach(([name, value]) =>
      element.current?.style.setProperty(name, value),
    );
  }, [declarations]);
  useEffect(() => {
    const sizes = new ResizeObserver(onSize);
    sizes.observe(element.current!);
    const popups = new MutationObserver(onSize);
    popups.observe(document.body, { childList: true });
    return () => {
      sizes.disconnect();
      popups.disconnect();
    };
  }, [onSize]);
  return (
    <div ref={element} data-stage="" data-live="">
      {children}
    </div>
  );
}

/** Whether a menu, dialog or tooltip is at the end of the body. */
function hasPopup(stage: Element): boolean {
  return [...document.body.children].some(
    (child) => !child.contains(stage) && !child.matches('script, style'),
  );
}
