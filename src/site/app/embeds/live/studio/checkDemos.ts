/** Renders demos in a hidden frame of this site, with the visitor's theme, and checks the contrast of their texts. */
import { getDemoUrl } from '@/src/shared/demoUrl';
import type { Palettes } from '@/src/shared/userTheme/checkContrast';
import { type RenderedFault, judgeText, suggestFix } from '@/src/shared/userTheme/renderedContrast';
import { SCHEMES, type Scheme, type ThemeLibrary } from '@/src/shared/userTheme/types';
import { fetchPage } from '../../../../browser/fetchPage';
import { MODE_ATTRIBUTE } from '../../../../state/modeNames';
import { readTexts } from './readTexts';

const FOLDERS: Readonly<Record<ThemeLibrary, string>> = {
  material: '/material-ui/react-',
  joy: '/joy-ui/react-',
};

/** The most demos that one check renders. */
const MAX_DEMOS = 80;
/** How long one demo may take to load, and all of them, in milliseconds. */
const DEMO_MS = 15_000;
const ALL_MS = 180_000;
/** How long a demo is left alone before it is read, for effects and late styles. */
const SETTLE_MS = 150;
const POLL_MS = 50;

/** A text of a demo with too little contrast. */
export interface DemoFault extends RenderedFault {
  /** The address of the demo, and its name. */
  href: string;
  label: string;
  text: string;
  /** How many other texts of the demo have the same colors. */
  more: number;
  scheme: Scheme;
  fix: ReturnType<typeof suggestFix>;
}

export interface CheckState {
  /** Demos that were checked, of how many. */
  done: number;
  total: number;
  /** Demos that didn't load, and texts that can't be calculated. */
  failed: number;
  skipped: number;
  faults: readonly DemoFault[];
  /** Why it ended early, if it did. */
  end?: 'limit' | 'time' | undefined;
}

interface CheckOptions {
  library: ThemeLibrary;
  /** Names of component pages, such as `button`. */
  pages: readonly string[];
  palettes: Palettes;
  signal: AbortSignal;
  onProgress: (state: CheckState) => void;
}

/**
 * Checks all demos of component pages in both modes. Demos have the visitor's theme only if it is on.
 * @throws Error when a page can't be loaded. Ends without one when it is canceled.
 */
export async function checkDemos(options: CheckOptions): Promise<void> {
  const { library, pages, palettes, signal, onProgress } = options;
  const end = Date.now() + ALL_MS;
  const found = (await Promise.all(pages.map((page) => listDemos(FOLDERS[library] + page)))).flat();
  const demos = found.slice(0, MAX_DEMOS);
  let state: CheckState = { done: 0, total: demos.length, failed: 0, skipped: 0, faults: [] };
  const update = (changes: Partial<CheckState>) => {
    state = { ...state, ...changes };
    if (!signal.aborted) {
      onProgress(state);
    }
  };
  update({ end: demos.length < found.length ? 'limit' : undefined });
  const frame = createFrame();
  try {
    for (const { label, ...demo } of demos) {
      if (signal.aborted) {
        return;
      }
      if (Date.now() > end) {
        update({ end: 'time' });
        return;
      }
      const stage = await showDemo(frame, getDemoUrl(demo), signal);
      const { done, failed, skipped, faults } = state;
      if (!stage) {
        update({ done: done + 1, failed: failed + 1 });
        continue;
      }
      const href = `${demo.pathname}/#${demo.name}`;
      const results = SCHEMES.map((scheme) => ({ scheme, ...checkStage(stage, scheme) }));
      const added = results.flatMap(({ scheme, found: own }) =>
        groupFaults(own).map(({ text, fault, more }): DemoFault => {
          const fix = suggestFix(palettes[scheme], library, fault);
          return { ...fault, href, label, text, more, scheme, fix };
        }),
      );
      const unknown = results.reduce((sum, one) => sum + one.skipped, 0);
      update({ done: done + 1, skipped: skipped + unknown, faults: [...faults, ...added] });
    }
  } finally {
    frame.remove();
  }
}

async function listDemos(pathname: string) {
  const { blocks } = await fetchPage(pathname);
  return blocks.flatMap((block) =>
    // Each demo once. Those in a frame of their own have another document.
    block.type === 'demo' && !block.key && !block.options.iframe
      ? [{ pathname, name: block.name, label: block.label }]
      : [],
  );
}

/** Creates a frame that nobody sees or reaches. Demos become live because it is inside the window. */
function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.inert = true;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    ...{ position: 'fixed', top: '0', left: '0', width: '64rem', height: '100vh', border: '0' },
    ...{ opacity: '0', pointerEvents: 'none', zIndex: '-1' },
  });
  document.body.append(frame);
  return frame;
}

/** Loads a demo, and returns the element that contains it once it is live. Returns nothing if it isn't in time. */
async function showDemo(
  frame: HTMLIFrameElement,
  url: string,
  signal: AbortSignal,
): Promise<Element | undefined> {
  const end = Date.now() + DEMO_MS;
  // The last demo isn't taken for this one.
  frame.contentDocument?.querySelector('[data-live]')?.removeAttribute('data-live');
  frame.contentWindow?.location.replace(url);
  while (Date.now() < end && !signal.aborted) {
    await wait(POLL_MS);
    const stage = frame.contentDocument?.querySelector('[data-stage][data-live]');
    if (stage && stage.childElementCount > 0) {
      await wait(SETTLE_MS);
      return stage;
    }
  }
  return undefined;
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Colors that are on their way to another mode would be wrong. */
const STILL = '*,::before,::after{transition:none!important;animation:none!important}';

interface FoundFault {
  text: string;
  fault: RenderedFault;
}

/** Returns one fault for all texts of a demo that have the same colors. */
function groupFaults(found: readonly FoundFault[]): (FoundFault & { more: number })[] {
  const groups = new Map<string, FoundFault & { more: number }>();
  for (const one of found) {
    const { color, background, least } = one.fault;
    const key = `${color} ${background} ${least}`;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, more: known.more + 1 } : { ...one, more: 0 });
  }
  return [...groups.values()];
}

function checkStage(stage: Element, scheme: Scheme): { found: FoundFault[]; skipped: number } {
  const { ownerDocument: page } = stage;
  if (!page.getElementById('check-still')) {
    page.head.append(
      Object.assign(page.createElement('style'), { id: 'check-still', textContent: STILL }),
    );
  }
  page.documentElement.setAttribute(MODE_ATTRIBUTE, scheme);
  const { texts, skipped } = readTexts(stage);
  const judged = texts.map((one) => ({ text: one.text, fault: judgeText(one) }));
  const found = judged.flatMap(({ text, fault }) => (fault ? [{ text, fault }] : []));
  return { found, skipped: skipped + judged.filter(({ fault }) => fault === null).length };
}
