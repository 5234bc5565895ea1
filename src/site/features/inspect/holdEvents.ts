/** Keeps events from a demo while it is inspected, so that its menus stay open and its buttons do nothing. */

const EVENTS = [
  ...['pointerdown', 'pointerup', 'pointermove', 'pointerover', 'pointerout', 'pointercancel'],
  ...['pointerenter', 'pointerleave', 'mousedown', 'mouseup', 'mousemove', 'mouseover', 'mouseout'],
  ...['mouseenter', 'mouseleave', 'click', 'dblclick', 'auxclick', 'contextmenu', 'dragstart'],
  ...['touchstart', 'touchmove', 'touchend', 'touchcancel', 'keydown', 'keyup', 'keypress'],
  ...['focus', 'blur', 'focusin', 'focusout', 'input', 'change', 'submit', 'selectstart'],
];

/** Events whose default actions would change the demo. Those of touches scroll the page. */
const PREVENTED = /^(?:mousedown|click|dblclick|auxclick|dragstart|submit|selectstart|key)/;

/** Keys that scroll or move on, which the demo doesn't need to see. */
const KEPT_KEYS = /^(?:Tab|F\d+|Page(?:Up|Down))$/;

export interface HoldOptions {
  /** The windows of the page and of the demo. */
  windows: readonly Window[];
  isInDemo: (target: EventTarget | null) => boolean;
  /** Called with each event that the demo doesn't get. */
  onHeld: (event: Event) => void;
}

/** Starts to hold events. Returns a function that stops it. */
export function holdEvents({ windows, isInDemo, onHeld }: HoldOptions): () => void {
  const hold = (event: Event) => {
    if (!isInDemo(event.target)) {
      return;
    }
    event.stopImmediatePropagation();
    const isKept = 'key' in event && KEPT_KEYS.test(String(event.key));
    if (PREVENTED.test(event.type) && event.cancelable && !isKept) {
      event.preventDefault();
    }
    onHeld(event);
  };
  const options = { capture: true, passive: false } as const;
  windows.forEach((view) => EVENTS.forEach((name) => view.addEventListener(name, hold, options)));
  return () =>
    windows.forEach((view) =>
      EVENTS.forEach((name) => view.removeEventListener(name, hold, options)),
    );
}
