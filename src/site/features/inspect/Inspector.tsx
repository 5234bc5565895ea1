/** The inspector of a demo: outlines over it, and a panel at the bottom of the window. */
import Router from 'next/router';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { getPlaceName } from '@/src/shared/answers/findPlaces';
import { Icon } from '../../ui/icons';
import styles from './Inspect.module.css';
import type { InspectorData } from './InspectorData';
import { Overlay } from './Overlay';
import { Pinned } from './Pinned';
import { TreeView } from './TreeView';
import { useDemoEvents } from './useDemoEvents';
import { type InspectorState, useInspector } from './useInspector';
import { usePanel } from './usePanel';
import { type DemoTree, useTree } from './useTree';

interface InspectorProps {
  host: Element;
  /** The class of the element to pin. */
  className: string | undefined;
  data: InspectorData;
  onClose: () => void;
}

export function Inspector({ host, className, data, onClose }: InspectorProps) {
  const tree = useTree(host, data.findPlacesOf);
  const state = useInspector(host, tree, className, onClose);
  const { current, pinned, isPaused, setPaused, onPoint, onPin, onKey } = state;
  const cursor = useRef<HTMLButtonElement>(null);
  useDemoEvents({ tree, isPaused, onPoint, onPin, onKey, onResume: () => setPaused(false) });
  const { container, panel } = usePanel(host);
  useEffect(() => cursor.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    Router.events.on('routeChangeStart', onClose);
    return () => Router.events.off('routeChangeStart', onClose);
  }, [onClose]);
  const label = data.t('answerInspectTitle', { name: host.getAttribute('aria-label') ?? host.id });
  return createPortal(
    <>
      {!isPaused && <Overlay surfaces={tree.surfaces} current={current} pinned={pinned} />}
      <section
        ref={panel}
        popover="manual"
        className={styles.panel}
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            onClose();
          }
        }}
      >
        <PanelHead {...{ label, state, cursor, data, onClose }} />
        <div className={styles.body}>
          <Components {...{ tree, state, data }} />
          {pinned && <Pinned key={state.pins} data={data} tree={tree} node={pinned} />}
        </div>
      </section>
    </>,
    container,
  );
}

const HINT_ID = 'inspect-hint';

interface PanelHeadProps extends Pick<InspectorProps, 'data' | 'onClose'> {
  label: string;
  state: InspectorState;
  cursor: RefObject<HTMLButtonElement | null>;
}

/** The button that moves in the demo with arrow keys, and the controls of the inspector. */
function PanelHead({ label, state, cursor, data: { t }, onClose }: PanelHeadProps) {
  const { current, isPaused, setPaused, onPin, onKey } = state;
  const name = current && getPlaceName(current.places[0]!);
  return (
    <div className={styles.head}>
      <button
        ref={cursor}
        type="button"
        className="fg-button"
        aria-describedby={HINT_ID}
        onClick={() => onPin(current)}
        onKeyDown={onKey}
      >
        <bdi dir={name === undefined ? undefined : 'ltr'}>{name ?? label}</bdi>
      </button>
      <span role="status" className={styles.status}>
        {name}
      </span>
      <button
        type="button"
        className="fg-button"
        aria-pressed={isPaused}
        onClick={() => setPaused(!isPaused)}
      >
        {t('answerInspectPause')}
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
  );
}

interface ComponentsProps extends Pick<InspectorProps, 'data'> {
  tree: DemoTree;
  state: InspectorState;
}

/** The tree, with what the visitor can do. */
function Components({ tree: { top, surfaces }, state, data: { t, Marked } }: ComponentsProps) {
  const { current, pinned, isPaused, missing, onPoint, onPin } = state;
  return (
    <div className={styles.column}>
      {surfaces.isClosed ? (
        <p id={HINT_ID} className={styles.problem} role="status">
          {t('answerInspectClosed')}
        </p>
      ) : (
        <p id={HINT_ID} className={styles.note}>
          {t(isPaused ? 'answerInspectPaused' : 'answerInspectHint')}
        </p>
      )}
      {missing !== undefined && (
        <p className={styles.problem} role="status">
          <Marked text={t('answerInspectMissing', { name: missing })} />
        </p>
      )}
      {top.length > 0 ? (
        <TreeView label={t('answerInspectTree')} {...{ top, current, pinned, onPoint, onPin }} />
      ) : (
        !surfaces.isClosed && (
          <p className={styles.problem} role="status">
            {t('answerInspectNone')}
          </p>
        )
      )}
    </div>
  );
}
