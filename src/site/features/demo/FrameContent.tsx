import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DemoThemeId } from '@/src/shared/products';
import { DemoThemes, loadThemes, useThemeNeeds } from '../../theme/demoThemes';
import { MODE_ATTRIBUTE } from '../../state/modeNames';

interface FrameContentProps {
  /** The body of the frame's document. */
  body: HTMLElement;
  themes: readonly DemoThemeId[];
  /** Called when a theme, such as that of another direction, does not arrive. */
  onFail: (error: unknown, retry: () => void) => void;
  children: ReactNode;
}

/** In a layer, so that any style of a demo wins over it. */
const BASE_CSS =
  '@layer frame{*,*::before,*::after{box-sizing:border-box}body{margin:0;print-color-adjust:exact;font:16px/1.5 Roboto,Helvetica,Arial,sans-serif;' +
  'background:light-dark(#fff,#0c1524);color:light-dark(#151920,#e8edf4)}}' +
  // As in global.css.
  '@media (prefers-reduced-motion:reduce){:not([role=progressbar],[role=progressbar] *),::before,::after{' +
  'transition-duration:.01ms!important;animation-duration:.01ms!important;animation-iteration-count:1!important}}';

/** Renders a demo into another document of the same origin: styles, theme and mode go along. */
export function FrameContent({ body, themes, onFail, children }: FrameContentProps) {
  const cache = useMemo(
    // A key of its own: a cache called `css` would take the styles that the server wrote into the page.
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

/** The fonts of a page, for another document: a frame has none of its own. */
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

/** The rules of a style sheet; none of one from elsewhere, such as a browser extension's, which pages may not read. */
function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** Gives a frame's document the page's language, mode and direction, now and when they change. Returns the way to stop. */
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
 * Some components, Snackbar among them, wait for Escape on the document that their code runs in: keys of a frame do not
 * get there by themselves. Returns the way to stop.
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
