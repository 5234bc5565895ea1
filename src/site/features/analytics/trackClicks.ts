import { isReplayed } from '../../ui/island/interaction';
import type { Analytics } from './analytics';

const CATEGORY = 'data-ga-event-category';

/** Controls whose HTML is made at build and occurs thousands of times, so they have no attributes. */
const BUILT_CONTROLS: Readonly<Record<string, Click>> = {
  '.MuiCode-copy': { category: 'code', action: 'copy' },
};

interface Click {
  category: string;
  action?: string | undefined;
  label?: string | undefined;
  split?: string | undefined;
}

/**
 * Reports clicks on elements with `data-ga-event-category`, and optionally `-action`, `-label` and `-split`. One
 * listener in the capture phase also gets clicks whose propagation is stopped. Middle clicks count, because they open
 * links.
 * @returns a function that stops it.
 */
export function trackClicks({ sendEvent }: Analytics): () => void {
  const onClick = (event: MouseEvent) => {
    const click = event.button < 2 && !isReplayed(event) ? findClick(event.target) : undefined;
    if (click && isSampled(click.split)) {
      sendEvent(click.category, { eventAction: click.action, eventLabel: click.label });
    }
  };
  const TYPES = ['click', 'auxclick'] as const;
  TYPES.forEach((type) => document.addEventListener(type, onClick, true));
  return () => TYPES.forEach((type) => document.removeEventListener(type, onClick, true));
}

function findClick(target: EventTarget | null): Click | undefined {
  if (!(target instanceof Element)) {
    return undefined;
  }
  const marked = target.closest(`[${CATEGORY}]`);
  if (marked) {
    const read = (name: string) => marked.getAttribute(`data-ga-event-${name}`) ?? undefined;
    return {
      category: read('category')!,
      action: read('action'),
      label: read('label'),
      split: read('split'),
    };
  }
  const unmarked = Object.keys(BUILT_CONTROLS).find((selector) => target.closest(selector));
  return unmarked === undefined
    ? undefined
    : { ...BUILT_CONTROLS[unmarked]!, label: window.location.pathname };
}

/** Whether a click belongs to the sample: "0.1" is one in ten. If the value isn't a share, all clicks are reported. */
export function isSampled(split: string | undefined): boolean {
  const share = split?.trim() ? Number(split) : 1;
  return !(share >= 0 && share < 1) || Math.random() < share;
}
