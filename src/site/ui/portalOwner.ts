/**
 * Finds the part of the page that rendered a portal, such as a menu at the end of the body. React events bubble from a
 * portal to the component that rendered it, so an event that has no other listeners, dispatched on such an element,
 * reveals its owner.
 */
import type { AnimationEvent } from 'react';

const PROBE = 'fg-portal-owner';

let owner: Element | undefined;

/** The handler for `onAnimationIteration` of an element that can be an owner. */
export function recordOwner(event: AnimationEvent<Element>): void {
  if (event.animationName === PROBE) {
    owner ??= event.currentTarget;
  }
}

/** Returns the closest element with `recordOwner` around the component that rendered an element. */
export function findPortalOwner(element: Element): Element | undefined {
  owner = undefined;
  element.dispatchEvent(
    new AnimationEvent('animationiteration', { bubbles: true, animationName: PROBE }),
  );
  return owner;
}
