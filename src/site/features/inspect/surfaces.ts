/** The elements on a page that belong to a demo: its stage, also in an iframe, and its menus and dialogs. */
import { findPortalOwner } from '../../ui/portalOwner';

/** Demos, templates, and the playground. */
export const HOSTS = '[data-demo], [data-playground]';

/** The iframe of edited code, also while the demo without the edits is in its place. */
const EDITED = 'iframe[data-edited]';

const STAGES = '[data-stage], [data-preview]';

/** What belongs to one demo. */
export interface Surfaces {
  /** The elements that contain its components. */
  roots: readonly Element[];
  /** The iframe that the demo is in. */
  frame?: HTMLIFrameElement;
  /** Whether the demo was edited. Edited code runs in an iframe without the origin of the site, which scripts can't read. */
  isClosed: boolean;
}

/** Finds the elements of a demo that are displayed now. @param host an element that matches `HOSTS`. */
export function findSurfaces(host: Element): Surfaces {
  const stage = host.querySelector(STAGES);
  const frame = [...host.querySelectorAll('iframe')].find(
    ({ contentDocument }) => contentDocument?.body,
  );
  const body = frame?.contentDocument?.body;
  const outer = { ...(frame && { frame }) };
  // A demo with a width of its own is in an iframe of the site, which contains that of the edited code.
  if (host.querySelector(EDITED) || body?.querySelector(EDITED)) {
    return { ...outer, roots: [], isClosed: true };
  }
  const roots = body ? [body] : stage ? [stage, ...findPortals(host)] : [];
  return { ...outer, roots, isClosed: false };
}

/** Children of the body that aren't menus or dialogs of a demo. */
const NO_PORTAL = '#__next, script, style, link, next-route-announcer, [data-inspect]';

function findPortals(host: Element): Element[] {
  return [...document.body.children].filter(
    (child) => !child.matches(NO_PORTAL) && findPortalOwner(child)?.closest(HOSTS) === host,
  );
}

/** Returns the demo for the key: the one with focus, or the one that is closest to the top of the window. */
export function findHost(header = 64): Element | undefined {
  const focused = document.activeElement?.closest(HOSTS);
  if (focused) {
    return focused;
  }
  const owner = document.activeElement && findPortalOwner(document.activeElement)?.closest(HOSTS);
  if (owner) {
    return owner;
  }
  const places = [...document.querySelectorAll(HOSTS)].map((host) => ({
    host,
    rect: host.getBoundingClientRect(),
  }));
  // Demos above the window come last.
  const below = places.filter(({ rect }) => rect.bottom > header + 40);
  const [first] = below.length > 0 ? below : places.reverse();
  return first?.host;
}

/** Whether the demo contains an element, in its stage or in its menus and dialogs. */
export function contains({ roots }: Surfaces, target: EventTarget | null): boolean {
  // An element of an iframe isn't an instance of this window's classes.
  const node = target as Node | null;
  return node !== null && 'nodeType' in node && roots.some((root) => root.contains(node));
}

/** Returns the rectangle of an element in the page's window. */
export function getRect(element: Element, { frame }: Surfaces): DOMRect {
  const rect = element.getBoundingClientRect();
  if (!frame || element.ownerDocument === document) {
    return rect;
  }
  const outer = frame.getBoundingClientRect();
  return new DOMRect(
    rect.x + outer.x + frame.clientLeft,
    rect.y + outer.y + frame.clientTop,
    rect.width,
    rect.height,
  );
}
