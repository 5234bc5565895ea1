/**
 * Menus and dialogs stand at the end of the page, outside the demo that opened them. They belong to it all the same:
 * React hands events in them on to the demo. An event that nobody else listens for finds out whose they are.
 */
import { type AnimationEvent, type RefObject, useLayoutEffect } from 'react';
import { MODE_ATTRIBUTE } from '../../../state/modeNames';
import type { DemoView } from './viewScope';

const PROBE = 'fg-whose-is-it';

let owner: EventTarget | undefined;

/** The handler of the element around a demo. */
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
 * Gives mode and direction of a view to everything that the demo shows at the end of the page, before it is painted.
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
