/** Applies the theme of a visitor to the themes of demos. It is loaded with the first demo, if there is such a theme. */
import type { DemoThemeId } from '@/src/shared/products';
import { createDemoColors } from '@/src/shared/userTheme/demoColors';
import { createDemoFont } from '@/src/shared/userTheme/demoFont';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import { createSiteColors } from '@/src/shared/userTheme/siteColors';
import { addTextColors } from '@/src/shared/userTheme/textColors';
import { parseTheme } from '@/src/shared/userTheme/themeAddress';
import type { ReadTheme, ThemeOptions } from '@/src/shared/userTheme/types';
import { USER_THEME_CSS } from '../state/modeNames';
import { createStore, inMemory } from '../state/createStore';
import { storedText } from '../state/storedText';
import { SITE_COLORS_KEY, readUserTheme } from '../state/userTheme';
import { setDemoColors } from './demoColors';

let last: { json: string; read: ReadTheme; id: number } | undefined;

/** Reads a stored theme, once as long as it stays the same. */
function readStored(json: string): typeof last & object {
  if (last?.json !== json) {
    last = { json, read: parseTheme(json), id: (last?.id ?? 0) + 1 };
  }
  return last;
}

/** Returns a text that is different for each theme during the lifetime of the page. */
export const getUserThemeId = (json: string): string => `user ${readStored(json).id}`;

/** Removes the CSS variables that the script in the head has added, because those of the theme have replaced them. */
export function removeFirstPaintCss(): void {
  const style = document.getElementById(USER_THEME_CSS);
  if (style) {
    applySiteColors(readUserTheme());
    applyDemoFont(document, readUserTheme());
    style.remove();
  }
}

const SITE_COLORS_ID = 'fg-site-colors';

/** Gives the site the color of the visitor's theme, if the visitor wants that. @param json the theme, or null for none. */
export function applySiteColors(json: string | null): void {
  const isWanted = json !== null && storedText(SITE_COLORS_KEY).get() !== null;
  const css = isWanted ? createSiteColors(readStored(json).read.theme).css : '';
  setCss(document, SITE_COLORS_ID, css);
}

/** Sets the text of a style element, which is there only while it has one. */
function setCss(target: Document, id: string, css: string): void {
  const present = target.getElementById(id);
  if (css === '') {
    present?.remove();
  } else if (present?.textContent !== css) {
    const style = present ?? target.createElement('style');
    style.id = id;
    style.textContent = css;
    target.head.append(style);
  }
}

/**
 * Gives demos without a theme, which are those of Base UI, the colors of the visitor's.
 * @param json the stored theme, or nothing to remove its colors.
 */
export const applyDemoColors = (target: Document, json: string | null | undefined): void =>
  setDemoColors(target, json ? createDemoColors(readStored(json).read.theme) : '');

/**
 * Gives the demos of a document the font of the visitor's theme.
 * @param json the stored theme, or nothing to remove its font.
 */
export const applyDemoFont = (target: Document, json: string | null | undefined): void =>
  setCss(target, 'fg-demo-font', json ? createDemoFont(readStored(json).read.theme) : '');

/**
 * Applies what isn't in the themes of a document's demos, when they have their style sheets.
 * @param ids the themes of the demos.
 * @param json the stored theme, or null for none.
 */
export function applyToDocument(
  target: Document,
  ids: readonly DemoThemeId[],
  json: string | null,
): void {
  applyDemoFont(target, json);
  if (ids.includes('system')) {
    applyDemoColors(target, json);
  }
  if (json !== null) {
    removeFirstPaintCss();
  }
}

/** Why a library rejected the theme, or undefined. */
export const rejection = createStore(inMemory<string | undefined>(undefined));

/**
 * Creates the theme of demos with the visitor's options. If a library rejects them, demos keep their own theme.
 * @param json the stored theme.
 * @param create creates the theme with options, or that of the demos.
 */
export function createWithUserTheme(
  json: string,
  id: DemoThemeId,
  create: (options?: ThemeOptions) => object,
): object {
  const { theme } = readStored(json).read;
  const given = getLibraryOptions(theme, id === 'joy' ? 'joy' : 'material');
  // MUI System doesn't calculate them, and its demos use them.
  const options = id === 'system' && given ? addTextColors(given) : given;
  try {
    const created = create(options);
    report(undefined);
    return created;
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return create();
  }
}

/** Themes are created while components render, which must not change a store. */
function report(message: string | undefined): void {
  if (rejection.get() !== message) {
    queueMicrotask(() => rejection.set(message));
  }
}
