/** Gives the mode and direction of a demo's view to its menus and dialogs, which are at the end of the body. */
import { type RefObject, useLayoutEffect } from 'react';
import { MODE_ATTRIBUTE } from '../../../state/modeNames';
import { findPortalOwner } from '../../../ui/portalOwner';
import type { DemoView } from './viewScope';

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
      if (node instanceof HTMLElement && findPortalOwner(node) === frame.current) {
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
