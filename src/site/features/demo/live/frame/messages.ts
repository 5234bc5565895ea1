/** The messages between the page and the frame in which edited code runs. Both sides check what they receive. */
import type { IconShape } from '@/src/shared/iconData';
import type { DemoThemeId } from '@/src/shared/products';
import type { CodeErrorKey } from '../liveError';
import {
  type Read,
  type Reader,
  flag,
  list,
  message,
  number,
  object,
  oneOf,
  optional,
  record,
  text,
} from './schema';

const LONG = 10_000_000;
const MAX_FILES = 100;
const MAX_VERSION = Number.MAX_SAFE_INTEGER;

/** A text that only the page sends. It is as long as the page makes it. */
const anyText = text(LONG);
const version = number(0, MAX_VERSION);

/** Buffers come from the page only, and the browser checks what is in them. */
const buffer: Reader<ArrayBuffer> = (value) => {
  if (value instanceof ArrayBuffer) {
    return value;
  }
  throw new TypeError('A font of the frame of edited code is no buffer');
};

const shapes: Reader<readonly IconShape[]> = (value) =>
  list<IconShape>((shape) => (typeof shape === 'string' ? shape : readElement(shape)), 1000)(value);

function readElement(value: unknown): IconShape {
  const [tag, props, children] = Array.isArray(value) ? (value as unknown[]) : [];
  return [text(100)(tag), record(anyText, 100)(props), shapes(children)];
}

/** How the demo must look: what the page knows of its theme, and the layout of its stage. */
const look = object({
  mode: oneOf('light', 'dark'),
  direction: oneOf('ltr', 'rtl'),
  language: text(100),
  dense: flag,
  spacing: number(0, 1000),
  primary: optional(text(100)),
  secondary: optional(text(100)),
  /** The visitor's own theme as JSON. */
  userTheme: optional(text(LONG)),
  themes: list(oneOf<DemoThemeId>('material', 'joy', 'system', 'site'), 10),
  /** CSS declarations of the element around the demo. */
  stage: record(text(1000), 50),
});
export type Look = Read<typeof look>;

/** A style sheet of the page. */
const sheet = object({
  /** The source of a demo's style sheet, as its loader names it. */
  id: optional(anyText),
  css: anyText,
});
export type Sheet = Read<typeof sheet>;

const font = object({ family: anyText, weight: anyText, data: buffer });
export type FontData = Read<typeof font>;

const run = object({
  version,
  files: list(object({ name: anyText, code: anyText, imports: list(anyText, 1000) }), MAX_FILES),
  /** The shapes of each icon that the files import. Icons that don't exist are absent. */
  icons: record(optional(shapes), 10_000),
  /** The icons that couldn't be loaded. */
  failedIcons: list(anyText, 10_000),
  /** The style sheet of all Tailwind demos with the utilities of this text, if it must change. */
  tailwind: optional(anyText),
});
export type Run = Read<typeof run>;

/** Reads a message of the page. */
export const readFromPage = message({
  dress: object({ sheets: list(sheet, 1000), fonts: list(font, 100) }),
  look: object({ look }),
  run,
  ping: object({ id: version }),
  /** The answer to a request for a script, without `text` if it couldn't be loaded. */
  script: object({ path: anyText, text: optional(anyText) }),
});
export type FromPage = Read<typeof readFromPage>;

/** The errors that the frame reports by key. The page finds the others itself. */
const ERROR_KEYS = {
  liveLoopTooLong: true,
  liveNoComponent: true,
  liveNoExport: true,
  liveNoFile: true,
  liveNoIcon: true,
  liveNoPackage: true,
  liveNotLoaded: true,
} satisfies Partial<Record<CodeErrorKey, true>>;

const place = {
  line: optional(number(1, 1_000_000)),
  message: optional(text(20_000)),
};

/**
 * Reads a message of the frame. Edited code can send any message in the name of the frame, so no message may do more
 * than change what the demo's own card shows.
 */
export const readFromFrame = message({
  script: object({
    path: (value) => {
      const path = text(500)(value);
      if (!SCRIPT_PATH.test(path) || path.includes('..')) {
        throw new TypeError(
          `The frame of edited code asked for ${path}, which is no script of the site`,
        );
      }
      return path;
    },
  }),
  ready: object({}),
  pong: object({ id: version }),
  running: object({ version }),
  evaluated: object({ version }),
  /** Whether a version is displayed: false if none has worked. */
  shown: object({ version, has: flag }),
  failed: object({
    ...place,
    key: optional(oneOf(...(Object.keys(ERROR_KEYS) as (keyof typeof ERROR_KEYS)[]))),
    values: optional(record(text(1000), 10)),
  }),
  /** A file that the browser can't parse. */
  syntax: object({ file: text(1000), message: text(20_000) }),
  /** In CSS pixels. `popup` says whether a menu, dialog or tooltip is open. */
  size: object({ height: number(0, 1_000_000), popup: flag }),
});
export type FromFrame = Read<typeof readFromFrame>;

const SCRIPT_PATH = /^\/_next\/static\/[\w.~/%[\]()@-]+\.js(?:\?[\w=.&-]*)?$/;
