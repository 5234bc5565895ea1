/** The inspector of a demo: outlines over it, and a panel at the bottom of the window. */
import Router from 'next/router';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { getPlaceName } from '@/src/shared/answers/findPlaces';
import { Icon } from '../../ui/icons';
import { type InspectNode, findNode, listNodes, moveInTree } from './buildTree';
import styles from './Inspect.module.css';
import type { InspectorData } from './InspectorData';
import { Overlay } from './Overlay';
import { Pinned } from './Pinned';
import { TreeView } from './TreeView';
import { useDemoEvents } from './useDemoEvents';
import { usePanel } from './usePanel';
import { useTree } from './useTree';

interface InspectorProps {
  host: Element;
  /** The class of the element to pin. */
  className: string | undefined;
  data: InspectorData;
  onClose: () => void;
}

/** A pinned element. The number changes with each pin. */
interface Pin {
  element: Element;
  count: number;
}

export function Inspector({ host, className, data, onClose }: InspectorProps) {
  const { t, Marked } = data;
  const tree = useTree(host, data.findPlacesOf);
  const { top, surfaces } = tree;
  const [wanted, setWanted] = useState(className);
  const [element, setElement] = useState<Element>();
  const [pin, setPin] = useState<Pin>();
  const [isPaused, setPaused] = useState(false);
  const cursor = useRef<HTMLButtonElement>(null);
  const getNode = (one: Element | undefined) =>
    one && listNodes(top).find((node) => node.element === one);
  // The element of the address is pinned as soon as the demo displays it.
  const found = wanted === undefined ? undefined : findByClass(top, wanted);
  const pinned = getNode(pin?.element) ?? (pin ? undefined : found);
  const current = getNode(element) ?? pinned;
  const name = host.getAttribute('aria-label') ?? host.id;

  const onPoint = (node: InspectNode) => setElement(node.element);
  const onPin = (node: InspectNode | undefined) => {
    if (node) {
      setWanted(undefined);
      setElement(node.element);
      setPin((last) => ({ element: node.element, count: (last?.count ?? 0) + 1 }));
    }
  };
  const onKey = (event: KeyboardEvent | ReactKeyboardEvent) => {
    const isRtl = getComputedStyle(host).direction === 'rtl';
    const start = current ?? findNode(top, null) ?? top[0];
    const target = start && moveInTree(event.key, start, top, isRtl);
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPin(current);
    } else if (target) {
      event.preventDefault();
      onPoint(current ? target : start);
    }
  };
  const pause = (next: boolean) => {
    setPaused(next);
    cursor.current?.focus();
  };
  useDemoEvents({ tree, isPaused, onPoint, onPin, onKey, onResume: () => setPaused(false) });
  const { container, panel } = usePanel(host);
  useEffect(() => cursor.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    Router.events.on('routeChangeStart', onClose);
    return () => Router.events.off('routeChangeStart', onClose);
  }, [onClose]);

  const currentName = current && getPlaceName(current.places[0]!);
  return createPortal(
    <>
      {!isPaused && <Overlay {...{ surfaces, current, pinned }} />}
      <section
        ref={panel}
        popover="manual"
        className={styles.panel}
        aria-label={t('answerInspectTitle', { name })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            onClose();
          }
        }}
      >
        <div className={styles.head}>
          <button
            ref={cursor}
            type="button"
            className="fg-button"
            aria-describedby="inspect-hint"
            onClick={() => onPin(current)}
            onKeyDown={onKey}
          >
            <bdi dir="ltr">{currentName ?? t('answerInspectTitle', { name })}</bdi>
          </button>
          <span role="status" className={styles.status}>
            {currentName}
          </span>
          <button
            type="button"
            className="fg-button"
            aria-pressed={isPaused}
            onClick={() => pause(!isPaused)}
          >
            {t(isPaused ? 'answerInspectResume' : 'answerInspectPause')}
          </button>
          <button
            type="button"
            className="fg-icon-button"
            aria-label={t('answerInspectClose')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>
          <div className={styles.column}>
            <p id="inspect-hint" className={styles.note}>
              {t(isPaused ? 'answerInspectPaused' : 'answerInspectHint')}
            </p>
            {wanted !== undefined && !found && (
              <p className={styles.problem} role="status">
                <Marked text={t('answerInspectMissing', { name: wanted })} />
              </p>
            )}
            {top.length === 0 ? (
              <p className={styles.problem} role="status">
                {t(surfaces.isClosed ? 'answerInspectClosed' : 'answerInspectNone')}
              </p>
            ) : (
              <TreeView
                label={t('answerInspectTree')}
                {...{ top, current, pinned, onPoint, onPin }}
              />
            )}
          </div>
          {pinned && <Pinned key={pin?.count ?? 0} data={data} tree={tree} node={pinned} />}
        </div>
      </section>
    </>,
    container,
  );
}

function findByClass(top: readonly InspectNode[], className: string): InspectNode | undefined {
  return listNodes(top).find(({ element }) => element.classList.contains(className));
}
