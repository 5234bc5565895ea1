import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DemoThemeId } from '@/src/shared/products';
import { MODE_ATTRIBUTE } from '../../state/modeNames';
import { DemoThemes, loadThemes, useThemeNeeds } from '../../theme/demoThemes';

interface FrameContentProps {
  /** The body of the iframe's document. */
  body: HTMLElement;
  themes: readonly DemoThemeId[];
  /** Called when a theme fails to load, such as that of another direction. */
  onFail: (error: unknown, retry: () => void) => void;
  children: ReactNode;
}

/** Styles in a layer, so that all styles of demos take precedence. */
const BASE_CSS =
  '@layer frame{*,*::before,*::after{box-sizing:border-box}body{margin:0;print-color-adjust:exact;font:16px/1.5 Roboto,Helvetica,Arial,sans-serif;' +
  'background:light-dark(#fff,#0c1524);color:light-dark(#151920,#e8edf4)}}' +
  // As in global.css.
  '@media (prefers-reduced-motion:reduce){:not([role=progressbar],[role=progressbar] *),::before,::after{' +
  'transition-duration:.01ms!important;transition-timing-function:step-start!important;' +
  'animation-duration:.01ms!important;animation-iteration-count:1!important}}';

/** Renders a demo into another document of the same origin, with the page's styles, theme and mode. */
export function FrameContent({ body, themes, onFail, children }: FrameContentProps) {
  const cache = useMemo(
    // The key must be unique. A cache with the key `css` would move the style elements that the server rendered.
    () => createCache({ key: 'framed', container: body.ownerDocument.head, prepend: true }),
    [body],
  );
  const needs = useThemeNeeds(themes);
  const [ready, setReady] = useState(false);

  useEffect(() => followPage(body.ownerDocument), [body]);
  useEffect(() => forwardEscape(body.ownerDocument), [body]);
  useEffect(() => {
    const load = () => {
      loadThemes(needs).then(
        () => setReady(true),
        (error: unknown) => onFail(error, load),
      );
    };
    load();
  }, [needs, onFail]);

  if (!ready) {
    return null;
  }
  return createPortal(
    <CacheProvider value={cache}>
      <DemoThemes ids={themes} container={body.ownerDocument.head}>
        {children}
      </DemoThemes>
    </CacheProvider>,
    body,
  );
}

/** Returns the @font-face rules of a document, for an iframe, which doesn't inherit them. */
function listFontFaces({ styleSheets, baseURI }: Document): string {
  return [...styleSheets]
    .flatMap((sheet) =>
      readRules(sheet)
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) =>
          cssText.replace(
            /url\("?([^")]+)"?\)/g,
            (_all, url: string) => `url("${new URL(url, sheet.href ?? baseURI).href}")`,
          ),
        ),
    )
    .join('');
}

/** Returns the rules of a style sheet. Sheets of other origins, such as those of browser extensions, can't be read. */
function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/**
 * Copies the language, mode and direction of the page to an iframe's document, now and when they change. Returns a
 * function that stops it.
 */
function followPage(target: Document): () => void {
  const page = document.documentElement;
  const root = target.documentElement;
  const style = target.createElement('style');
  style.textContent = listFontFaces(document) + BASE_CSS;
  target.head.prepend(style);
  const follow = () => {
    const mode = page.getAttribute(MODE_ATTRIBUTE) ?? 'light';
    root.setAttribute(MODE_ATTRIBUTE, mode);
    root.style.colorScheme = mode;
    root.lang = page.lang;
    root.dir = page.dir;
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(page, { attributes: true, attributeFilter: [MODE_ATTRIBUTE, 'dir', 'lang'] });
  return () => observer.disconnect();
}

/**
 * Dispatches Escape keys of an iframe on the page's document, where some components, such as Snackbar, listen for them.
 * Returns a function that stops it.
 */
function forwardEscape(source: Document): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      const { key, code } = event;
      document.dispatchEvent(new KeyboardEvent('keydown', { key, code, cancelable: true }));
    }
  };
  source.addEventListener('keydown', onKey);
  return () => source.removeEventListener('keydown', onKey);
}
