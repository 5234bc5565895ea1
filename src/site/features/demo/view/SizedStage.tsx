/**
 * A demo with its own width. It is in an iframe, so that media queries, dialogs, and scripts that read the window's
 * size use that width.
 */
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translate';
import { useSendDraft } from './framedDraft';
import styles from './view.module.css';
import type { SizedStageProps } from './viewScope';

/** Heights in CSS pixels: before the demo has loaded, the minimum for an open menu or dialog, and the maximum. */
const FIRST_HEIGHT = 140;
const OVERLAY_HEIGHT = 420;
const MAX_HEIGHT = 900;

/** Elements at the end of the body that aren't menus or dialogs of the demo. */
const NO_OVERLAY = '#__next, script, style, next-route-announcer';

export function SizedStage({ title, src, width, height, draft }: SizedStageProps) {
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [contentHeight, setContentHeight] = useState(FIRST_HEIGHT);
  useSendDraft(frame, draft);

  useEffect(() => {
    const element = frame.current;
    let stop: (() => void) | undefined;
    const onLoad = () => {
      stop?.();
      stop = element?.contentDocument
        ? observeHeight(element.contentDocument, setContentHeight)
        : undefined;
    };
    element?.addEventListener('load', onLoad);
    return () => {
      element?.removeEventListener('load', onLoad);
      stop?.();
    };
  }, []);

  return (
    // A wide iframe makes this element scroll. `tabIndex` makes it scrollable by keyboard.
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={title}>
      <iframe
        ref={frame}
        src={src}
        title={t('demoFrame', { name: title })}
        className={styles.sized}
        style={{ inlineSize: width ?? '100%', blockSize: height ?? contentHeight }}
      />
    </div>
  );
}

/** Reports the height of a document's content, now and when it changes. Returns a function that stops it. */
function observeHeight(content: Document, onHeight: (height: number) => void): () => void {
  const { body } = content;
  const root = content.getElementById('__next') ?? body;
  const measure = () => {
    const hasOverlay = [...body.children].some((child) => !child.matches(NO_OVERLAY));
    const needed = Math.max(root.scrollHeight, hasOverlay ? OVERLAY_HEIGHT : 0);
    onHeight(Math.min(MAX_HEIGHT, needed));
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(root);
  const overlays = new MutationObserver(measure);
  overlays.observe(body, { childList: true });
  measure();
  return () => {
    sizes.disconnect();
    overlays.disconnect();
  };
}
