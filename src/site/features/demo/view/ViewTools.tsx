/**
 * Tools around a demo that are loaded on first use: the width handle, and the view's mode and direction for its menus.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translate';
import { useAdoptedPortals } from './adoptPortals';
import styles from './view.module.css';
import type { DemoView, ViewToolsProps } from './viewScope';
import { WIDTH_RANGE, clampWidth, getBreakpoint, getNextWidth } from './widths';

/** Width of both borders of the frame, in CSS pixels. */
const BORDERS = 2;

export function ViewTools({ label, frame, view, onView }: ViewToolsProps) {
  useAdoptedPortals(frame, view);
  return onView ? <WidthHandle label={label} frame={frame} view={view} onView={onView} /> : null;
}

/** A separator that changes the width of the demo, by pointer, touch or keyboard. A double click resets it. */
function WidthHandle(props: ViewToolsProps & { onView: (view: DemoView) => void }) {
  const { label, frame, view, onView } = props;
  const t = useTranslate();
  const measured = useWidth(frame);
  const width = view.width ?? clampWidth(measured);
  const [moving, setMoving] = useState(false);
  const drag = useRef<{ x: number; width: number }>(undefined);
  const text = t('viewWidthNow', { width: String(width), breakpoint: getBreakpoint(width) });
  const isRtl = () => frame.current !== null && getComputedStyle(frame.current).direction === 'rtl';
  const setWidth = (next: number) => next !== width && onView({ ...view, width: next });

  const stop = () => {
    drag.current = undefined;
    setMoving(false);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button === 0) {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, width };
      setMoving(true);
    }
  };
  const onPointerMove = ({ clientX }: PointerEvent<HTMLElement>) => {
    if (drag.current) {
      const moved = clientX - drag.current.x;
      setWidth(clampWidth(drag.current.width + (isRtl() ? -moved : moved)));
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = getNextWidth(event.key, width, isRtl());
    if (next !== undefined) {
      event.preventDefault();
      setMoving(true);
      setWidth(next);
    }
  };

  return (
    <div
      role="separator"
      tabIndex={0}
      className={styles.handle}
      data-moving={moving || undefined}
      aria-label={t('viewHandle', { name: label })}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={WIDTH_RANGE.min}
      aria-valuemax={WIDTH_RANGE.max}
      aria-valuetext={text}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={stop}
      onPointerCancel={stop}
      onDoubleClick={() => onView({ ...view, width: undefined })}
      onKeyDown={onKeyDown}
      onBlur={() => setMoving(false)}
    >
      {moving && (
        <span className={styles.measure} aria-hidden="true">
          {text}
        </span>
      )}
    </div>
  );
}

/** Returns the inner width of the frame, in CSS pixels. */
function useWidth(frame: ViewToolsProps['frame']): number {
  const [width, setWidth] = useState<number>(WIDTH_RANGE.min);
  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth - BORDERS));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
