/**
 * Finds the menus and dialogs of a demo. They are at the end of the body, but React events bubble from a portal to the
 * component that rendered it. So an event that has no other listeners, dispatched on such an element, reveals its demo.
 */
import { type AnimationEvent, type RefObject, useLayoutEffect } from 'react';
import { MODE_ATTRIBUTE } from '../../../state/modeNames';
import type { DemoView } from './viewScope';

const PROBE = 'fg-portal-owner';

let owner: EventTarget | undefined;

/** The event handler of the element around a demo. */
export function recordOwner(event: AnimationEvent<HTMLElement>): void {
  if (event.animationName === PROBE) {
    owner = event.currentTarget;
  }
}

function findOwner(element: Element): EventTarget | undefined {
  owner = undefined;
  element.dispatchEvent(
    new AnimationEvent('animationiteration', { bubbles: true, animationName: PROBE }),
  );
  return owner;
}

/**
 * Sets the mode and direction of a view on all portals of a demo, before they are painted.
 * @param frame the element around the demo, with `recordOwner` as its handler.
 */
export function useAdoptedPortals(
  frame: RefObject<HTMLElement | null>,
  { mode, direction }: DemoView,
): void {
  useLayoutEffect(() => {
    if (!mode && !direction) {
      return undefined;
    }
    const adopted = new Set<HTMLElement>();
    const adopt = (node: Node) => {
      if (node instanceof HTMLElement && findOwner(node) === frame.current) {
        adopted.add(node);
        node.dataset.demoView = '';
        if (mode) {
          node.setAttribute(MODE_ATTRIBUTE, mode);
        }
        if (direction) {
          node.dir = direction;
        }
      }
    };
    [...document.body.children].forEach(adopt);
    const observer = new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach(adopt)),
    );
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      adopted.forEach((element) => {
        delete element.dataset.demoView;
        element.removeAttribute(MODE_ATTRIBUTE);
        element.removeAttribute('dir');
      });
    };
  }, [frame, mode, direction]);
}
