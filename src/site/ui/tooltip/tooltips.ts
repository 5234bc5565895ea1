/**
 * Tooltips of the whole site: one element, which listeners of the document show beside a control. It is a popover, so
 * nothing clips it. It follows WCAG 1.4.13: the pointer can move onto it, and any key hides it.
 */
import styles from './Tooltip.module.css';

/** The pointer rests on a control for this long before its tooltip appears. */
const DELAY_MS = 400;
/** After one tooltip, the next one appears immediately within this time. */
const WARM_MS = 300;
/** Space to the edges of the window, in CSS pixels. */
const MARGIN_PX = 8;

/** Demos have tooltips of their own, if any. */
const OWN_TOOLTIPS = ':is([data-stage], [data-preview]) *';

/** Keys that move focus. */
const FOCUS_KEYS = /^(Tab|Arrow\w+|Home|End)$/;

interface Tooltip {
  anchor: HTMLElement;
  text: string;
  /** A shortcut, such as `?`. */
  keys: string | undefined;
}

/** Returns the tooltip of the control that an element belongs to, if it has one. */
function findTooltip(target: EventTarget | null): Tooltip | undefined {
  if (!(target instanceof Element)) {
    return undefined;
  }
  const explained = target.closest<HTMLElement>('[data-tooltip]');
  if (explained) {
    return { anchor: explained, text: explained.dataset.tooltip ?? '', keys: getKeys(explained) };
  }
  const control = target.closest<HTMLElement>(':is(button, a, summary)[aria-label]');
  // A visible name needs no tooltip, but a sign such as "?" does. `innerText` leaves out what isn't rendered.
  const isNamed = /[\p{L}\p{N}]/u.test(control?.innerText ?? '');
  if (!control?.closest('#__next') || control.matches(OWN_TOOLTIPS) || isNamed) {
    return undefined;
  }
  return { anchor: control, text: control.ariaLabel ?? '', keys: getKeys(control) };
}

/** Of several shortcuts, the last one is the shortest. */
function getKeys(element: Element): string | undefined {
  return element.getAttribute('aria-keyshortcuts')?.split(' ').at(-1);
}

function isMenuOpen(anchor: HTMLElement): boolean {
  const menu = document.getElementById(anchor.getAttribute('popovertarget') ?? '');
  return menu?.matches(':popover-open') ?? false;
}

function createTip({ anchor, text, keys }: Tooltip): HTMLElement {
  const tip = document.createElement('div');
  tip.className = styles.tip ?? '';
  tip.popover = 'manual';
  // It repeats the name of the control.
  tip.ariaHidden = 'true';
  const box = document.createElement('div');
  box.append(text);
  if (keys) {
    const kbd = document.createElement('kbd');
    kbd.append(keys);
    box.append(kbd);
  }
  tip.append(box);
  // Outside a modal dialog, everything is inert, so the pointer couldn't move onto it.
  (anchor.closest('dialog') ?? document.body).append(tip);
  tip.showPopover();
  return tip;
}

/** Places a tooltip below its control, or above it where there is no room, and inside the window. */
function place(tip: HTMLElement, anchor: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const { left, top, bottom, width: anchorWidth } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const x = Math.min(left + (anchorWidth - width) / 2, clientWidth - width - MARGIN_PX);
  const y = bottom + height > clientHeight ? top - height : bottom;
  tip.style.left = `${Math.max(x, MARGIN_PX)}px`;
  tip.style.top = `${y}px`;
}

/**
 * Starts to show tooltips.
 * @param first the event that made this code load. It counts as well; undefined if the control was pressed meanwhile.
 * @returns a function that stops.
 */
export function startTooltips(first: Event | undefined): () => void {
  let anchor: HTMLElement | undefined;
  let tip: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = -Infinity;

  const hide = () => {
    clearTimeout(timer);
    if (tip) {
      tip.remove();
      tip = undefined;
      hiddenAt = performance.now();
    }
  };
  const show = (tooltip: Tooltip) => {
    if (tooltip.anchor.isConnected && !isMenuOpen(tooltip.anchor)) {
      tip = createTip(tooltip);
      place(tip, tooltip.anchor);
    }
  };
  const onHover = (event: Event) => {
    const { target } = event;
    if (
      (event as PointerEvent).pointerType === 'touch' ||
      (target instanceof Node && tip?.contains(target))
    ) {
      return;
    }
    const tooltip = findTooltip(target);
    // After a click, the tooltip stays hidden until the pointer leaves the control.
    if (tooltip?.anchor !== anchor) {
      hide();
      anchor = tooltip?.anchor;
      if (tooltip) {
        const isWarm = performance.now() - hiddenAt < WARM_MS;
        timer = setTimeout(() => show(tooltip), isWarm ? 0 : DELAY_MS);
      }
    }
  };
  const onLeave = (event: PointerEvent) => {
    if (!event.relatedTarget) {
      hide();
      anchor = undefined;
    }
  };
  // Focus that returns from a closed dialog shows no tooltip.
  const onKeyUp = (event: Event) => {
    const tooltip = findTooltip(document.activeElement);
    if (tooltip && FOCUS_KEYS.test((event as KeyboardEvent).key)) {
      hide();
      anchor = tooltip.anchor;
      show(tooltip);
    }
  };

  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  document.addEventListener('pointerover', onHover, options);
  document.addEventListener('pointerout', onLeave, options);
  document.addEventListener('keyup', onKeyUp, options);
  for (const type of ['pointerdown', 'keydown', 'focusout']) {
    document.addEventListener(type, hide, options);
  }
  document.addEventListener('scroll', hide, { ...options, capture: true });
  window.addEventListener('resize', hide, options);
  if (first) {
    (first.type === 'keyup' ? onKeyUp : onHover)(first);
  }
  return () => {
    controller.abort();
    hide();
  };
}
