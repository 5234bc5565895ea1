/**
 * A demo at a width of its own: in a document of its own, so that media queries, dialogs and whatever asks for the
 * window's size see that width.
 */
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translate';
import { useSendDraft } from './framedDraft';
import styles from './view.module.css';
import type { SizedStageProps } from './viewScope';

/** Heights in CSS pixels: until the demo is there, room for an open menu or dialog, and the end of growing. */
const FIRST_HEIGHT = 140;
const OVERLAY_HEIGHT = 420;
const MAX_HEIGHT = 900;

/** What stands at the end of a document without being a demo's menu or dialog. */
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
    // Wider than the column it scrolls, for keys as well.
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

/** Tells the height that a document's content needs, now and when it changes. Returns the way to stop. */
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
