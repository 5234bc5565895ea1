import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DemoThemeId } from '@/src/shared/products';
import { DemoThemes, getTheme, loadThemes } from '../theme/demoThemes';
import { MODE_ATTRIBUTE } from '../theme/mode';
import { ensureThemeSheet } from '../theme/themeSheet';

interface FrameContentProps {
  /** The body of the frame's document. */
  body: HTMLElement;
  themes: readonly DemoThemeId[];
  children: ReactNode;
}

const BASE_CSS =
  '*,*::before,*::after{box-sizing:border-box}body{margin:0;font:16px/1.5 Roboto,Helvetica,Arial,sans-serif;' +
  'background:light-dark(#fff,#0c1524);color:light-dark(#151920,#e8edf4)}';

/** Renders a demo into another document of the same origin: styles, theme and mode go along. */
export function FrameContent({ body, themes, children }: FrameContentProps) {
  const cache = useMemo(
    () => createCache({ key: 'css', container: body.ownerDocument.head, prepend: true }),
    [body],
  );
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const target = body.ownerDocument;
    const style = target.createElement('style');
    style.textContent = BASE_CSS;
    target.head.prepend(style);
    target.documentElement.lang = document.documentElement.lang;
    const follow = () => {
      const mode = document.documentElement.getAttribute(MODE_ATTRIBUTE) ?? 'light';
      target.documentElement.setAttribute(MODE_ATTRIBUTE, mode);
      target.documentElement.style.colorScheme = mode;
      target.documentElement.dir = document.documentElement.dir;
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: [MODE_ATTRIBUTE, 'dir'],
    });
    void loadThemes(themes).then(() => {
      themes.forEach((id) => ensureThemeSheet(id, getTheme(id).theme, target));
      setReady(true);
    });
    return () => observer.disconnect();
  }, [body, themes]);

  if (!ready) {
    return null;
  }
  return createPortal(
    <CacheProvider value={cache}>
      <DemoThemes ids={themes}>{children}</DemoThemes>
    </CacheProvider>,
    body,
  );
}
